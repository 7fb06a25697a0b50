import { fold } from '@larkfare/text-rules';
import { query } from '@larkfare/data-kit/database';
import { columnsOf } from '@larkfare/data-kit/records';
import { type EntityManager } from 'typeorm';
import { Airport } from '../airports/airport.entity.ts';
import { namesOfAirport, namesOfLocation } from '../airports/airport.rules.ts';
import { Location } from '../locations/location.entity.ts';
import { isUnitedKingdom } from '../countries/country.rules.ts';
import { Dealings } from '../locations/location.rules.ts';
import { type FoundOffers } from '../offers/offer-search.ts';
import {
  type OfferAirline,
  type OfferAirlineCount,
  type OfferAirport,
} from '../offers/flight-offer.input.ts';
import { type NearAirport, nearAirports } from '../offers/near-airports.rules.ts';
import { misspells } from '../type-ahead/misspelling.rules.ts';
import { type Named } from '../type-ahead/ranking.rules.ts';
import { type AirportSuggestion } from '../type-ahead/type-ahead.input.ts';
import { createTypeAhead, type Entry, indexed, type TypeAhead } from '../type-ahead/type-ahead.ts';
import { memoiseBetweenReads } from './memoise-between-reads.ts';

/** Airports with the places they are in, and the locations that are shown on their own, as they were at one moment. */
interface PlaceNames {
  /** Airports with more flights come first among equal matches. */
  airports: TypeAhead<AirportSuggestion>;
  /** The airports of an airport's or a location's id. */
  airportsOf(id: string): string[];
  /** The airports that a typed text means. */
  airportsMatching(typed: string): string[];
  /** The name that a typed text, which means no airport, is nearest to. */
  nearestName(typed: string): string | undefined;
  airport(id: string): OfferAirport | undefined;
  airportsIn(locationId: string): readonly Airport[];
  /** Others in reach of these by road, the nearest first. */
  airportsNear(ids: readonly string[]): NearAirport[];
  /** Popular ones and those of the deals page, by name. */
  featured: readonly Location[];
  /** Those with airports, by name; found by their names, their country and their airports' codes. */
  locations: readonly Entry<LocatedName>[];
  /** The airports of the United Kingdom. */
  unitedKingdom: readonly string[];
}

/** A location's name and where it is. */
export interface LocatedName {
  id: string;
  name: string;
  countryId: string;
  countryName: string;
  regionId: string;
  regionName: string;
  airports: readonly { id: string; code: string }[];
}

interface AirlineNames extends TypeAhead<string> {
  /** The ids by name. */
  entries: readonly Entry<string>[];
  matching(idsOrNames: string[]): string[];
  /** A result's airlines with their offers, by name. */
  choices(counts: FoundOffers['airlines']): OfferAirlineCount[];
  airline(id: string): OfferAirline | undefined;
}

/** The names of the catalogue, in memory. */
export interface CatalogueNames {
  places: PlaceNames;
  airlines: AirlineNames;
}

export interface FlightCounts {
  /** How many flights depart from an airport or arrive there. */
  at(airportId: string): number;
  /** Another one after flights were added or removed. */
  version(): unknown;
}

type AirportRow = Airport & {
  locationName: string;
  otherNames: string[];
  countryId: string;
  countryName: string;
  countryCode: string | null;
  regionId: string;
  regionName: string;
};
type AirlineRow = OfferAirline & { code: string | null };

/** Most names are the same in the next read. */
const keyOf = (named: Named) => JSON.stringify(named);
const beginRead = memoiseBetweenReads(indexed, keyOf);
const beginLocations = memoiseBetweenReads(indexed, keyOf);

export async function readPlaceNames(
  manager: EntityManager,
  counts?: FlightCounts,
): Promise<PlaceNames> {
  const airports = await query<AirportRow>(
    manager,
    `SELECT ${columnsOf(manager.connection, Airport, 'a')},
            l.name AS "locationName", l.other_names AS "otherNames", c.id AS "countryId", c.name AS "countryName", c.code AS "countryCode",
            r.id AS "regionId", r.name AS "regionName"
     FROM airports a
     JOIN locations l ON l.id = a.location_id
     JOIN countries c ON c.id = l.country_id
     JOIN regions r ON r.id = c.region_id
     ORDER BY l.name, a.name, a.code`,
  );
  const featured = await query<Location>(
    manager,
    `SELECT ${columnsOf(manager.connection, Location, 'l')} FROM locations l
     WHERE is_popular OR dealings <> '${Dealings.none}' ORDER BY name, id`,
  );
  return placeNames(airports, featured, counts ?? (await countFlights(manager)));
}

async function countFlights(manager: EntityManager): Promise<FlightCounts> {
  const rows = await query<{ id: string; flights: number }>(
    manager,
    `SELECT id, count(*)::int AS flights
     FROM (SELECT departure_airport_id AS id FROM flights UNION ALL SELECT arrival_airport_id FROM flights) ends
     GROUP BY id`,
  );
  const flights = new Map(rows.map((row) => [row.id, row.flights]));
  return { at: (id) => flights.get(id) ?? 0, version: () => flights };
}

function placeNames(
  airports: readonly AirportRow[],
  featured: readonly Location[],
  counts: FlightCounts,
): PlaceNames {
  const toIndexed = beginRead();
  const toIndexedLocation = beginLocations();
  const byId = new Map(airports.map((airport) => [airport.id, airport]));
  const byLocation = Map.groupBy(airports, ({ locationId }) => locationId);
  const entries = airports.map((airport): Entry<AirportSuggestion> => ({
    name: toIndexed(namesOfAirport(airport)),
    value: toSuggestion(airport),
  }));
  let typeAhead: TypeAhead<AirportSuggestion> | undefined;
  let orderedBy: unknown;

  return {
    get airports() {
      if (typeAhead && orderedBy === counts.version()) return typeAhead;
      orderedBy = counts.version();
      return (typeAhead = createTypeAhead(
        entries.toSorted((a, b) => counts.at(b.value.airportId) - counts.at(a.value.airportId)),
      ));
    },
    airportsOf(id) {
      const key = id.toLowerCase();
      return byId.has(key) ? [key] : (byLocation.get(key) ?? []).map((airport) => airport.id);
    },
    airportsMatching(typed) {
      return this.airports.meant(typed).map(({ airportId }) => airportId);
    },
    nearestName(typed) {
      const [first] = this.airports.suggest(typed);
      return first && misspeltName(typed, first);
    },
    airport: (id) => byId.get(id),
    airportsIn: (locationId) => byLocation.get(locationId) ?? [],
    airportsNear: (ids) =>
      nearAirports(
        airports,
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
    featured,
    locations: [...byLocation.values()].flatMap((each) => locationEntry(each, toIndexedLocation)),
    unitedKingdom: airports.filter(inUnitedKingdom).map(({ id }) => id),
  };
}

/** The whole name, or else the city of an airport of which a word or another name was misspelt. */
const misspeltName = (
  typed: string,
  { locationName, airportName, countryName }: AirportSuggestion,
): string =>
  [locationName, airportName, countryName].find((name) => misspells(joined(typed), joined(name))) ??
  locationName;
const joined = (text: string) => fold(text).replaceAll(' ', '');

const inUnitedKingdom = ({ countryName: name, countryCode: code }: AirportRow) =>
  isUnitedKingdom({ name, code });

/** @param airports of one location */
function locationEntry(
  airports: readonly AirportRow[],
  toIndexed: (name: Named) => Entry<LocatedName>['name'],
): Entry<LocatedName>[] {
  return airports.slice(0, 1).map((first) => {
    const { locationId: id, locationName: name, countryId, countryName } = first;
    const { regionId, regionName } = first;
    const codes = airports.map(({ code }) => code);
    return {
      name: toIndexed(namesOfLocation(first, codes)),
      value: { id, name, countryId, countryName, regionId, regionName, airports },
    };
  });
}

const toSuggestion = (airport: AirportRow): AirportSuggestion => ({
  airportId: airport.id,
  airportName: airport.name,
  airportCode: airport.code,
  locationId: airport.locationId,
  locationName: airport.locationName,
  countryName: airport.countryName,
  regionName: airport.regionName,
});

export async function readAirlineNames(manager: EntityManager): Promise<AirlineNames> {
  const rows = await query<AirlineRow>(
    manager,
    `SELECT id, name, short_name AS "shortName", code, monogram_picture AS "monogramPicture", logo_picture AS "logoPicture",
            has_baggage AS "hasBaggage"
     FROM airlines ORDER BY name, id`,
  );
  const byId = new Map(rows.map((airline) => [airline.id, airline]));
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
  const idOf = new Map(
    rows.flatMap(({ id, shortName }) => [
      [id, id],
      [shortName.toLowerCase(), id],
    ]),
  );
  const entries = rows.map(({ id, name, shortName, code }) => ({
    name: indexed({ codes: code ? [code] : [], names: [name, shortName] }),
    value: id,
  }));
  return {
    ...createTypeAhead(entries),
    entries,
    matching: (idsOrNames) => [
      ...new Set(idsOrNames.flatMap((each) => idOf.get(each.trim().toLowerCase()) ?? [])),
    ],
    choices: (counts) =>
      counts
        .toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0))
        .flatMap(({ id, ...choice }) => {
          const airline = byId.get(id);
          return airline ? { airline, ...choice } : [];
        }),
    airline: (id) => byId.get(id),
  };
}
