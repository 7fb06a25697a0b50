/** Children are under 12, infants under 2. */
export type Travellers = { adults: number; children: number; infants: number };

/** Above this people ring us: an airline quotes groups individually. */
export const maxTravellers = 50;

/** At least one adult and no less than no child: lower values are raised (specification, section 5). */
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

/** An infant has no seat of its own but sits on an adult's lap. */
export const infantsProblem = ({
  adults,
  infants,
}: Pick<Travellers, 'adults' | 'infants'>): string | undefined =>
  infants <= adults ? undefined : 'Only one infant can travel with each adult';

/** Prices are per person, and every traveller pays the same: the catalogue has no price of its own for children or infants. */
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
