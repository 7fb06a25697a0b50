/** Children are under 12, infants under 2. */
export type Travellers = { adults: number; children: number; infants: number };

/** The most travellers in a form; airlines quote for larger groups individually. */
export const maxTravellers = 50;

/** Raises adults to at least 1, children and infants to at least 0 (specification, section 5). */
export const atLeastOneAdult = ({ adults, children, infants }: Travellers): Travellers => ({
  adults: Math.max(1, adults),
  children: Math.max(0, children),
  infants: Math.max(0, infants),
});

export const travellerCount = ({ adults, children, infants }: Travellers): number =>
  adults + children + infants;

/** The problem of a party; forms raise lower numbers before they send them. */
export function travellersProblem(travellers: Travellers): string | undefined {
  if (travellers.adults < 1) return 'At least one adult must travel';
  if (travellers.children < 0) return 'The number of children must be 0 or more';
  if (travellers.infants < 0) return 'The number of infants must be 0 or more';
  if (travellerCount(travellers) > maxTravellers)
    return `For more than ${maxTravellers} travellers please ring us`;
  return undefined;
}

/** The problem of too many infants: each sits on an adult's lap. */
export const infantsProblem = ({
  adults,
  infants,
}: Pick<Travellers, 'adults' | 'infants'>): string | undefined =>
  infants <= adults ? undefined : 'Only one infant can travel with each adult';

/** Shares of a child and an infant, in percent of an adult's fare. */
export type FareShares = { childPercent: number; infantPercent: number };

export const fullFares: FareShares = { childPercent: 100, infantPercent: 100 };

/** Travellers and their shares; without shares everyone pays an adult's fare. */
export type Party = Travellers & Partial<FareShares>;

/** Travellers who pay the same: '2 adults', what each pays and what they pay together, in pence. */
export type PriceLine = { who: string; each: number; pence: number };

/** The price of each kind of traveller, in whole pence; half a penny is rounded up. */
export function priceLines(farePence: number, party: Party): PriceLine[] {
  const { adults, children, infants, childPercent, infantPercent } = { ...fullFares, ...party };
  const line = (count: number, percent: number, one: string, many: string): PriceLine[] => {
    const each = Math.floor((farePence * percent + 50) / 100);
    return count > 0
      ? [{ who: `${count} ${count === 1 ? one : many}`, each, pence: count * each }]
      : [];
  };
  return [
    ...line(adults, 100, 'adult', 'adults'),
    ...line(children, childPercent, 'child', 'children'),
    ...line(infants, infantPercent, 'infant', 'infants'),
  ];
}

/** The total for all travellers. */
export const totalPence = (farePence: number, party: Party): number =>
  priceLines(farePence, party).reduce((total, { pence }) => total + pence, 0);

/** '2 adults × £659.00 · 1 child × £494.25 · Total £1,812.25'; undefined with one kind of traveller. */
export function priceText(
  farePence: number,
  party: Party,
  toPounds: (pence: number) => string,
): string | undefined {
  const lines = priceLines(farePence, party).map(({ who, each }) => `${who} × ${toPounds(each)}`);
  const total = `Total ${toPounds(totalPence(farePence, party))}`;
  return lines.length > 1 ? [...lines, total].join(' · ') : undefined;
}

/** '2 adults, 1 child under 12'. */
export function describeTravellers({ adults, children, infants }: Travellers): string {
  const counts = [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'} under 12`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'} under 2`,
  ];
  return counts.filter(Boolean).join(', ');
}
