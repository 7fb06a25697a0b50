import { seededRandom } from './seeded-random.rules.ts';

/** An airline, as far as the rules below read it. */
export interface AirlineNetwork {
  code: string;
  style: 'network' | 'lowCost' | 'leisure';
  hubs: string[];
  from: string[];
  connects: ReadonlySet<string>;
  routes: readonly Route[];
  bases: readonly { airport: string; share: number }[];
  baseCountries: ReadonlySet<string>;
  uses: ReadonlyMap<string, string>;
}

export interface Route {
  from: string;
  /** Where passengers change; undefined when they need not. */
  via?: string;
  to: string[];
}

/** A city's airports, the main one first. */
export interface Destination {
  airports: string[];
  country: string;
  season: string;
  popular: boolean;
}

export interface PlannedFlight {
  airline: string;
  from: string;
  to: string;
  /** Where passengers change; undefined when they need not. */
  via?: string;
}

/** Kilometres between two airports. */
export type Distance = (one: string, other: string) => number;

/** Range of a single-aisle aeroplane from the UK. */
const baseReachKm = 4300;
/** Shorter trips have no stops. */
const shortestConnectionKm = 900;
/** A longer way round is not offered. */
const longestDetour = 1.4;
/** Not every connection is sold, or they would drown the direct flights: few within Europe, most from the large airports. */
const connectionShare = { short: 0.1, longFromLargeAirports: 0.55, long: 0.18 };
const largeAirports = new Set(['LHR', 'MAN']);
const longHaulKm = 3500;

/** Every flight from the UK's airports that this airline could fly. */
export function planFlights(
  airline: AirlineNetwork,
  destinations: readonly Destination[],
  distance: Distance,
): PlannedFlight[] {
  const planned = new Map<string, PlannedFlight>();
  const add = (flight: PlannedFlight) => {
    const key = `${flight.from}${flight.to}`;
    if (flight.from !== flight.to && !planned.has(key)) planned.set(key, flight);
  };
  const addRoute = ({ from, via, to: places }: Route) => {
    for (const to of places) add({ airline: airline.code, from, to, via });
  };
  airline.routes.filter(isDirect).forEach(addRoute);
  for (const from of airline.from)
    for (const to of airline.hubs) add({ airline: airline.code, from, to });
  for (const flight of baseFlights(airline, destinations, distance)) add(flight);
  airline.routes.filter((route) => !isDirect(route)).forEach(addRoute);
  for (const flight of connections(airline, destinations, distance)) add(flight);
  return [...planned.values()];
}

const isDirect = ({ via }: Route) => via === undefined;

const airportOf = (airline: AirlineNetwork, { airports: [main = ''] }: Destination) =>
  airline.uses.get(main) ?? main;

function baseFlights(
  airline: AirlineNetwork,
  destinations: readonly Destination[],
  distance: Distance,
): PlannedFlight[] {
  return airline.bases.flatMap(({ airport: from, share }) =>
    destinations
      .filter(({ country }) => airline.baseCountries.has(country))
      .filter((destination) => {
        const to = airportOf(airline, destination);
        const probability = share * appeal(airline, destination);
        return (
          distance(from, to) <= baseReachKm &&
          seededRandom(`${airline.code}${from}${to}`) < probability
        );
      })
      .map((destination) => ({ airline: airline.code, from, to: airportOf(airline, destination) })),
  );
}

/** Popular places are flown to from more airports; holiday airlines leave cities to others. */
function appeal(airline: AirlineNetwork, { popular, season }: Destination): number {
  if (airline.style === 'leisure' && season === 'city') return 0.1;
  return popular ? 1.4 : 1;
}

function connections(
  airline: AirlineNetwork,
  destinations: readonly Destination[],
  distance: Distance,
): PlannedFlight[] {
  return airline.from.flatMap((from) =>
    destinations
      .filter(({ country }) => airline.connects.has(country))
      .map((destination) => airportOf(airline, destination))
      .flatMap((to) => {
        const via = bestHub(airline, from, to, distance);
        return via && isSold(airline, from, to, distance)
          ? [{ airline: airline.code, from, to, via }]
          : [];
      }),
  );
}

/** The hub with the shortest way round, if the airline flies on from there and the detour is acceptable. */
function bestHub(airline: AirlineNetwork, from: string, to: string, distance: Distance) {
  const wayRound = (hub: string) => distance(from, hub) + distance(hub, to);
  const onwards = (hub: string) =>
    airline.routes.find((route) => isDirect(route) && route.from === hub)?.to;
  const [best] = airline.hubs
    .filter((hub) => hub !== to && hub !== from)
    .filter((hub) => onwards(hub)?.includes(to) ?? true)
    .sort((one, other) => wayRound(one) - wayRound(other));
  return best && wayRound(best) <= distance(from, to) * longestDetour ? best : undefined;
}

function isSold(airline: AirlineNetwork, from: string, to: string, distance: Distance): boolean {
  const km = distance(from, to);
  if (km < shortestConnectionKm) return false;
  return seededRandom(`${airline.code}${from}${to} via`) < shareSold(from, km);
}

function shareSold(from: string, km: number): number {
  if (km < longHaulKm) return connectionShare.short;
  return largeAirports.has(from) ? connectionShare.longFromLargeAirports : connectionShare.long;
}
