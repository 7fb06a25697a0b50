/** How a place's prices rise and fall over the year. */
export type Season = 'summer' | 'winterSun' | 'city' | 'snow' | 'northernSummer' | 'southernSummer';

export type Dealings = 'last-minutes' | 'top-destinations' | 'hot-deals';

/** A location of the demonstration catalogue; its country and position come from its airports. */
export interface Place {
  name: string;
  /** IATA codes, the main airport first. */
  airports: string[];
  season: Season;
  description: string;
  popular: boolean;
  dealings?: { kind: Dealings; why: string };
  /** ISO code, where the airport stands in a neighbouring country. */
  country?: string;
}

/** `airports` is one code, or several with spaces between. */
export const place = (
  name: string,
  airports: string,
  season: Season,
  description: string,
  more: Partial<Pick<Place, 'popular' | 'dealings' | 'country'>> = {},
): Place => ({ name, airports: airports.split(' '), season, description, popular: false, ...more });

export const popular = { popular: true };

export const deal = (kind: Dealings, why: string) => ({ dealings: { kind, why } });
