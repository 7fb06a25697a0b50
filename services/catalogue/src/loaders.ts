import { isId } from '@larkfare/text-rules';
import { type RecordEntity, type RecordType } from '@larkfare/data-kit/records';
import DataLoader from 'dataloader';
import { type DataSource, type FindOptionsWhere, In } from 'typeorm';
import { Airline } from './airlines/airline.entity.ts';
import { airlinesWithFlights } from './airlines/airlines.ts';
import { Airport } from './airports/airport.entity.ts';
import { airportsByLocations, airportsWithFlights } from './airports/airports.ts';
import { countriesWithLocations } from './countries/countries.ts';
import { Country } from './countries/country.entity.ts';
import { Flight } from './flights/flight.entity.ts';
import { MonthlyPrice } from './flights/monthly-price.entity.ts';
import { Location } from './locations/location.entity.ts';
import { type CatalogueNames } from './memory/catalogue-names.ts';
import { type OfferSearch, type PriceFrom } from './offers/offer-search.ts';
import { Region } from './regions/region.entity.ts';
import { regionsWithCountries } from './regions/regions.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** Reads what the rows of a list refer to once for the whole list; created for every request. */
export const createLoaders = (
  db: DataSource,
  offers: OfferSearch,
  names: () => CatalogueNames,
) => ({
  region: recordLoader(db, Region),
  country: recordLoader(db, Country),
  location: recordLoader(db, Location),
  airport: recordLoader(db, Airport),
  airline: recordLoader(db, Airline),
  flight: recordLoader(db, Flight),

  airportsOfLocation: loader<Airport[], Airport[]>(
    async (ids) => Map.groupBy(await airportsByLocations(db, ids), (each) => each.locationId),
    [],
  ),
  /** Economy's lowest one-way prices from the UK to an airport, by month and airport of departure. */
  lowestPricesTo: loader<PriceFrom[], PriceFrom[]>(
    async (ids) => offers.lowestPricesTo(ids, names().places.unitedKingdom),
    [],
  ),
  regionHasCountries: whether((ids) => regionsWithCountries(db, ids)),
  countryHasLocations: whether((ids) => countriesWithLocations(db, ids)),
  airportHasFlights: whether((ids) => airportsWithFlights(db, ids)),
  airlineHasFlights: whether((ids) => airlinesWithFlights(db, ids)),
  monthlyPrices: loader<MonthlyPrice[], MonthlyPrice[]>(async (ids) => {
    const where = { flightId: In(ids) };
    const prices = await db.getRepository(MonthlyPrice).find({ where, order: { month: 'ASC' } });
    return Map.groupBy(prices, ({ flightId }) => flightId);
  }, []),
});

/** The rows that loadMany found, without those that were deleted or could not be read. */
export const present = <Row extends object>(rows: (Row | Error | null)[]): Row[] =>
  rows.filter((row): row is Row => row !== null && !(row instanceof Error));

/** Ids that no row could have are never sent to PostgreSQL. */
function loader<Found, Missing>(
  read: (ids: string[]) => Promise<Map<string, Found>>,
  missing: Missing,
) {
  return new DataLoader<string, Found | Missing>(async (keys) => {
    const ids = keys.filter(isId).map((id) => id.toLowerCase());
    const found = ids.length ? await read(ids) : new Map<string, Found>();
    return keys.map((id) => found.get(id.toLowerCase()) ?? missing);
  });
}

/** Loads whether each row is among those that are read. */
const whether = (read: (ids: string[]) => Promise<{ id: string }[]>) =>
  loader<boolean, boolean>(
    async (ids) => new Map((await read(ids)).map(({ id }) => [id, true])),
    false,
  );

const keyed = <Row>(rows: Row[], key: (row: Row) => string) =>
  new Map(rows.map((row) => [key(row), row]));

const recordLoader = <Row extends RecordEntity>(db: DataSource, type: RecordType<Row>) =>
  loader<Row, null>(async (ids) => {
    const rows = await db.getRepository(type).findBy({ id: In(ids) } as FindOptionsWhere<Row>);
    return keyed(rows, ({ id }) => id);
  }, null);
