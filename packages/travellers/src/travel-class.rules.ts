/** The travel classes, simplest first: the API's name of each and the name that customers read. */
export const travelClassNames = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
} as const;

export type TravelClass = keyof typeof travelClassNames;

export const travelClasses = Object.keys(travelClassNames) as TravelClass[];
