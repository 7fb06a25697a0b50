import { type CountryGroup } from './country-groups.ts';

/** Full service, low cost, or holiday flights. */
export type Style = 'network' | 'lowCost' | 'leisure';

/** An airline of the demonstration catalogue: who it is, and where it plausibly flies from the UK. */
export interface AirlineProfile {
  /** IATA code. */
  code: string;
  name: string;
  style: Style;
  /** One or two sentences that hold in general. */
  overview: string;
  alliance?: string;
  /** Airports where its passengers change planes. */
  hubs: string[];
  /** Airports in the UK with flights to those hubs. */
  from: string[];
  /** Where it goes on to from its hubs. */
  connects: CountryGroup[];
  /** Airports in the UK with flights straight to places, and those places. */
  direct: Record<string, string[]>;
  /** Airports in the UK with further places by one stop, as 'hub:place'. */
  oneStop: Record<string, string[]>;
  /** Airports in the UK where it keeps aeroplanes, with the share (0 to 1) of its places flown from each. */
  bases: Record<string, number>;
  /** Where those aeroplanes go. */
  baseCountries: CountryGroup[];
  /** The airport it uses in a city with several, by that city's main one. */
  uses: Record<string, string>;
}

type Network = {
  alliance?: string;
  hubs?: string;
  from?: string;
  connects?: CountryGroup[];
  direct?: Record<string, string>;
  oneStop?: Record<string, string>;
  bases?: Record<string, number>;
  baseCountries?: CountryGroup[];
  uses?: Record<string, string>;
};

const codes = (text = '') => text.split(' ').filter(Boolean);

const codesByAirport = (lists: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(lists).map(([airport, list]) => [airport, codes(list)]));

/** Lists of airports are written as codes with spaces between. */
export const airline = (
  code: string,
  name: string,
  style: Style,
  overview: string,
  network: Network,
): AirlineProfile => ({
  code,
  name,
  style,
  overview,
  alliance: network.alliance,
  hubs: codes(network.hubs),
  from: codes(network.from),
  connects: network.connects ?? [],
  direct: codesByAirport(network.direct),
  oneStop: codesByAirport(network.oneStop),
  bases: network.bases ?? {},
  baseCountries: network.baseCountries ?? [],
  uses: network.uses ?? {},
});
