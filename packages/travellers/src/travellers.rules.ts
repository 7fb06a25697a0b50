/** Children are under 12, infants under 2. */
export type Travellers = { adults: number; children: number; infants: number };

/**
 * The largest number of travellers in a form. Larger groups must ring us, because airlines quote for them
 * individually.
 */
export const maxTravellers = 50;

/**
 * Raises the number of adults to at least 1, and those of children and infants to at least 0 (specification, section
 * 5).
 */
export const atLeastOneAdult = ({ adults, children, infants }: Travellers): Travellers => ({
  adults: Math.max(1, adults),
  children: Math.max(0, children),
  infants: Math.max(0, infants),
});

export const travellerCount = ({ adults, children, infants }: Travellers): number =>
  adults + children + infants;

export const travellersProblem = (travellers: Travellers): string | undefined =>
  travellerCount(travellers) <= maxTravellers
    ? undefined
    : `For more than ${maxTravellers} travellers please ring us`;

/** What is wrong with the number of infants. Each infant sits on an adult's lap, without a seat of its own. */
export const infantsProblem = ({
  adults,
  infants,
}: Pick<Travellers, 'adults' | 'infants'>): string | undefined =>
  infants <= adults ? undefined : 'Only one infant can travel with each adult';

/**
 * The total for all travellers. Every traveller pays the same price, because the catalogue has no separate prices for
 * children or infants.
 */
export const totalPence = (pencePerPerson: number, travellers: Travellers): number =>
  pencePerPerson * travellerCount(travellers);

/** '2 adults, 1 child under 12'. */
export function describeTravellers({ adults, children, infants }: Travellers): string {
  const counts = [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'} under 12`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'} under 2`,
  ];
  return counts.filter(Boolean).join(', ');
}
