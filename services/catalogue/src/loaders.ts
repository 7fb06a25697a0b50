import { isId } from '@larkfare/text-rules';
import DataLoader from 'dataloader';
import { type DataSource } from 'typeorm';
import { airlinesByIds, airlinesWithFlights } from './airlines/airlines.ts';
import { type Airport } from './airports/airport.entity.ts';
import {
  airportsByIds,
  airportsByLocations,
  airportsWithFlights,
  firstAirportsOf,
} from './airports/airports.ts';
import { countriesByIds, countriesWithLocations } from './countries/countries.ts';
import { flightsByIds, pricesOfFlights } from './flights/flights.ts';
import { type MonthlyPrice } from './flights/monthly-price.entity.ts';
import { locationsByIds, lowestFaresTo } from './locations/locations.ts';
import { regionsByIds, regionsWithCountries } from './regions/regions.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** What a list's rows ask for is read once for the whole list; made anew for every request. */
export const createLoaders = (db: DataSource) => ({
  region: loader((ids) => regionsByIds(db, ids).then(byId), null),
  country: loader((ids) => countriesByIds(db, ids).then(byId), null),
  location: loader((ids) => locationsByIds(db, ids).then(byId), null),
  airport: loader((ids) => airportsByIds(db, ids).then(byId), null),
  airline: loader((ids) => airlinesByIds(db, ids).then(byId), null),
  flight: loader((ids) => flightsByIds(db, ids).then(byId), null),

  airportsOfLocation: loader<Airport[], Airport[]>(
    async (ids) => Map.groupBy(await airportsByLocations(db, ids), (each) => each.locationId),
    [],
  ),
  firstAirport: loader(
    async (ids) => keyed(await firstAirportsOf(db, ids), (each) => each.locationId),
    null,
  ),
  lowestFareTo: loader(
    async (ids) => keyed(await lowestFaresTo(db, ids), (each) => each.airportId),
    null,
  ),
  regionHasCountries: whether((ids) => regionsWithCountries(db, ids)),
  countryHasLocations: whether((ids) => countriesWithLocations(db, ids)),
  airportHasFlights: whether((ids) => airportsWithFlights(db, ids)),
  airlineHasFlights: whether((ids) => airlinesWithFlights(db, ids)),
  monthlyPrices: loader<MonthlyPrice[], MonthlyPrice[]>(
    async (ids) => Map.groupBy(await pricesOfFlights(db, ids), (each) => each.flightId),
    [],
  ),
});

/** What loadMany found; a row that is gone or could not be read is left out. */
export const present = <Row extends object>(rows: (Row | Error | null)[]): Row[] =>
  rows.filter((row): row is Row => row !== null && !(row instanceof Error));

/** Ids that no row could have are never sent to PostgreSQL. */
function loader<Found, Missing>(
  read: (ids: string[]) => Promise<Map<string, Found>>,
  missing: Missing,
) {
  return new DataLoader<string, Found | Missing>(async (asked) => {
    const ids = asked.filter(isId).map((id) => id.toLowerCase());
    const found = ids.length ? await read(ids) : new Map<string, Found>();
    return asked.map((id) => found.get(id.toLowerCase()) ?? missing);
  });
}

/** Tells of each row whether it is among those that are read. */
const whether = (read: (ids: string[]) => Promise<{ id: string }[]>) =>
  loader<boolean, boolean>(
    async (ids) => new Map((await read(ids)).map(({ id }) => [id, true])),
    false,
  );

const keyed = <Row>(rows: Row[], key: (row: Row) => string) =>
  new Map(rows.map((row) => [key(row), row]));

const byId = <Row extends { id: string }>(rows: Row[]) => keyed(rows, ({ id }) => id);
