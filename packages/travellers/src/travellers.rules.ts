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

/** Problems of the numbers of travellers; forms raise lower numbers before they send them. */
export function travellersProblem(travellers: Travellers): string | undefined {
  if (travellers.adults < 1) return 'At least one adult must travel';
  if (travellers.children < 0) return 'The number of children must be 0 or more';
  if (travellers.infants < 0) return 'The number of infants must be 0 or more';
  if (travellerCount(travellers) > maxTravellers)
    return `For more than ${maxTravellers} travellers please ring us`;
  return undefined;
}

/** The problem of the number of infants. Each infant sits on an adult's lap, without a seat. */
export const infantsProblem = ({
  adults,
  infants,
}: Pick<Travellers, 'adults' | 'infants'>): string | undefined =>
  infants <= adults ? undefined : 'Only one infant can travel with each adult';

/** The total for all travellers. Children and infants pay the same price. */
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
