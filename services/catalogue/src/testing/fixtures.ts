import { newId } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { Airline } from '../airlines/airline.entity.ts';
import { Airport } from '../airports/airport.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Flight } from '../flights/flight.entity.ts';
import { MonthlyPrice } from '../flights/monthly-price.entity.ts';
import { Location } from '../locations/location.entity.ts';
import { Dealings } from '../locations/location.rules.ts';
import { Region } from '../regions/region.entity.ts';

/** A month's price; a number alone is the price of both trip types. */
type GivenPrice =
  number | { oneWay?: number; roundTrip?: number; oneWaySaving?: number; roundTripSaving?: number };

interface GivenFlight {
  from: Airport;
  to: Airport;
  airline?: Airline;
  stops?: number;
  outboundMinutes?: number;
  returnMinutes?: number;
  /** Pence by month, 1 to 12. */
  prices?: Record<number, GivenPrice>;
}

/** Puts rows into the catalogue, with plain values for whatever a test does not care about. */
export function fixtures(db: DataSource) {
  let count = 0;
  const next = () => ++count;
  const save = async <Row extends object>(type: new () => Row, row: Partial<Row>): Promise<Row> =>
    db.getRepository(type).save(db.getRepository(type).create(row as Row));

  const create = {
    region: (row: Partial<Region> = {}) =>
      save(Region, { id: newId(), name: `Region ${next()}`, ...row }),

    country: async ({ region, ...row }: Partial<Country> & { region?: Region } = {}) =>
      save(Country, {
        id: newId(),
        name: `Country ${next()}`,
        regionId: (region ?? (await create.region())).id,
        ...row,
      }),

    location: async ({ country, ...row }: Partial<Location> & { country?: Country } = {}) =>
      save(Location, {
        id: newId(),
        name: `Location ${next()}`,
        countryId: (country ?? (await create.country())).id,
        dealings: Dealings.none,
        ...row,
      }),

    airport: async ({ location, ...row }: Partial<Airport> & { location?: Location } = {}) =>
      save(Airport, {
        id: newId(),
        name: `Airport ${next()}`,
        code: next().toString(36).toUpperCase().padStart(3, '0'),
        locationId: (location ?? (await create.location())).id,
        ...row,
      }),

    ukAirport: async () => {
      const existing = await db.getRepository(Country).findOneBy({ code: 'GB' });
      const country = existing ?? (await create.country({ name: 'United Kingdom', code: 'GB' }));
      return create.airport({ location: await create.location({ country }) });
    },

    airline: (row: Partial<Airline> = {}) => {
      const number = next();
      return save(Airline, {
        id: newId(),
        name: `Airline ${number}`,
        shortName: `Short ${number}`,
        ...row,
      });
    },

    flight: async ({ from, to, airline, prices = {}, ...row }: GivenFlight) => {
      const flight = await save(Flight, {
        id: newId(),
        departureAirportId: from.id,
        arrivalAirportId: to.id,
        airlineId: (airline ?? (await create.airline())).id,
        outboundMinutes: 120,
        returnMinutes: 130,
        stops: 0,
        ...row,
      });
      for (const [month, price] of Object.entries(prices))
        await save(MonthlyPrice, { flightId: flight.id, month: Number(month), ...pence(price) });
      return flight;
    },
  };
  return create;
}

function pence(price: GivenPrice): Partial<MonthlyPrice> {
  if (typeof price === 'number') return { oneWayPence: price, roundTripPence: price };
  return {
    oneWayPence: price.oneWay ?? null,
    oneWaySavingPence: price.oneWaySaving ?? 0,
    roundTripPence: price.roundTrip ?? null,
    roundTripSavingPence: price.roundTripSaving ?? 0,
  };
}
