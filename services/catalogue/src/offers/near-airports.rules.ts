import { greatCircleKm } from '../import/flight-time.rules.ts';
import { type OfferAirport } from './flight-offer.input.ts';

export interface NearAirport {
  airport: OfferAirport;
  miles: number;
}

/** About four hours by road. */
const reachMiles = 200;
/** How many airports around each end are looked at. */
const candidates = 20;
const kmPerMile = 1.609344;

/** The other airports in reach of any of these, the nearest first; those without coordinates have no neighbours. */
export function nearAirports(
  all: readonly OfferAirport[],
  around: readonly OfferAirport[],
): NearAirport[] {
  const own = new Set(around.map(({ id }) => id));
  const centres = around.flatMap((airport) => position(airport) ?? []);
  return all
    .flatMap((airport) => {
      const at = position(airport);
      if (!at || own.has(airport.id)) return [];
      const km = Math.min(...centres.map((centre) => greatCircleKm(centre, at)));
      return km <= reachMiles * kmPerMile ? [{ airport, miles: Math.round(km / kmPerMile) }] : [];
    })
    .sort((a, b) => a.miles - b.miles || (a.airport.code < b.airport.code ? -1 : 1))
    .slice(0, candidates);
}

const position = ({ latitude, longitude }: OfferAirport) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
