export interface HeadedText {
  heading: string;
  description: string;
}

export interface DescribedAirline {
  name: string;
  style: 'network' | 'lowCost' | 'leisure';
  alliance?: string;
  /** City names. */
  hubs: string[];
  /** City names in the UK, most flights first. */
  departures: string[];
  destinations: number;
}

/** What can be said of an airline from what it flies here; nothing is promised on its behalf. */
export function airlineDetails(airline: DescribedAirline): HeadedText[] {
  const { name, alliance, hubs, departures, destinations } = airline;
  const details = [
    {
      heading: 'From the UK',
      description: `Flies from ${inWords(departures)} to ${destinations} ${destinations === 1 ? 'place' : 'places'} that we offer.`,
    },
    hubs.length > 0 && {
      heading: hubs.length === 1 ? 'Hub' : 'Hubs',
      description: `${name} passengers change planes in ${inWords(hubs)}.`,
    },
    alliance && {
      heading: 'Alliance',
      description: `A member of ${alliance}. Points and lounge access are usually shared between members.`,
    },
    {
      heading: 'Check-in',
      description:
        'Online check-in usually opens a day or two before departure. We send you the times with your booking.',
    },
  ];
  return details.filter((detail) => typeof detail === 'object');
}

const baggageTexts: Readonly<Record<DescribedAirline['style'], HeadedText[]>> = {
  network: [
    {
      heading: 'Cabin bag',
      description:
        'A cabin bag is included. Size and weight limits depend on the airline; we confirm them when you book.',
    },
    {
      heading: 'Checked bag',
      description:
        'Many fares include a checked bag and the cheapest may not. We tell you before you decide.',
    },
  ],
  lowCost: [
    {
      heading: 'Cabin bag',
      description:
        'A small bag that fits under the seat is included. A larger cabin bag usually costs extra.',
    },
    {
      heading: 'Checked bag',
      description:
        'Checked bags are sold separately, and cost less in advance than at the airport. Ask us to add them.',
    },
  ],
  leisure: [
    {
      heading: 'Cabin bag',
      description:
        'A cabin bag is included. Size and weight limits depend on the airline; we confirm them when you book.',
    },
    {
      heading: 'Checked bag',
      description:
        'Checked bags can be added to a flight, and are often part of a holiday. We confirm what your price includes.',
    },
  ],
};

export const airlineBaggage = (style: DescribedAirline['style']): HeadedText[] =>
  baggageTexts[style];

/** 'London, Manchester and Leeds'; a long list is cut short. */
export function inWords(names: readonly string[]): string {
  const most = 6;
  if (names.length > most)
    return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} other cities`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
