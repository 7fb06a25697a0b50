/** The classes that a flight may be sold in, as the API names them and customers read them, the simplest first. */
export const travelClassNames = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
} as const;

export type TravelClass = keyof typeof travelClassNames;

export const travelClasses = Object.keys(travelClassNames) as TravelClass[];
