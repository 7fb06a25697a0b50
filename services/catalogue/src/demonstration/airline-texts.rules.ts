interface HeadedText {
  heading: string;
  description: string;
}

interface DescribedAirline {
  name: string;
  alliance?: string;
  /** City names. */
  hubs: string[];
  /** City names in the UK, most flights first. */
  departures: string[];
  destinations: number;
}

/** Describes an airline by its flights here, without promises on its behalf. */
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

/** 'London, Manchester and Leeds'; a long list is cut short. */
export function inWords(names: readonly string[]): string {
  const most = 6;
  if (names.length > most)
    return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} other cities`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
