import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { fakeGraph, refusal, unavailable } from '@larkfare/server-kit/testing';
import { type Client } from 'pg';

const id = (last: number) => `0192f000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const flightId = id(6);
export const otherFlightId = id(7);
export const departureAirportId = id(3);
export const arrivalAirportId = id(4);
export const airlineId = id(5);
/** Flies the same way as `flightId`, once it is put there with `insertSecondFlight`. */
export const secondFlightId = id(10);
export const secondAirlineId = id(11);

/** The catalogue, which offers one flight at a price that a test may change, and may be unavailable. */
export function fakeCatalogue() {
  const execute = fakeGraph({
    airline: ({ id }: { id: string }) => (id === airlineId ? flight.airline : null),
    airport: ({ id }: { id: string }) => [heathrow, dubai].find((each) => each.id === id) ?? null,
    location: null,
    flightSearch: ({ input }: { input: { from?: string } }) => ({
      unknownFrom: input.from === 'Atlantis' ? { nearest: null } : null,
      unknownTo: null,
    }),
    lowestPrices: ({ input }: { input: { to?: string } }) => catalogue.lowestPricesTo(input.to),
    flightByCodes,
    flightOffer: (args: { flightId: string }) =>
      [flightId, otherFlightId, secondFlightId].includes(args.flightId)
        ? { ...flight, finalPricePence: catalogue.finalPricePence }
        : null,
  });
  const catalogue = {
    finalPricePence: 43_210,
    /** The prices of the months, the same for every route unless a test replaces this. */
    lowestPricesTo: (
      _to?: string,
    ): { year: number; month: number; lowestPricePence: number | null }[] => [],
    isUnavailable: false,
    received: [] as Record<string, unknown>[],
    execute: (async (request): Promise<GraphqlAnswer> => {
      catalogue.received.push(request.variables ?? {});
      return catalogue.isUnavailable ? unavailable : execute(request);
    }) satisfies GraphqlExecutor,
  };
  return catalogue;
}

const heathrow = { id: id(3), code: 'LHR', name: 'London Heathrow' };
const dubai = { id: id(4), code: 'DXB', name: 'Dubai International' };
const dublin = { id: id(12), code: 'DUB', name: 'Dublin' };

const flight = {
  airline: {
    id: airlineId,
    name: 'Skylark Airways',
    shortName: 'Skylark',
    monogramPicture: '/media/airlines/skylark.svg',
  },
  departureAirport: heathrow,
  arrivalAirport: dubai,
  outboundMinutes: 410,
  returnMinutes: 445,
  stops: 0,
  operatedBy: 'Sparrow Regional',
};
const secondFlight = {
  ...flight,
  id: secondFlightId,
  airline: { id: secondAirlineId, name: 'Wren Air', shortName: 'Wren', monogramPicture: null },
  outboundMinutes: 500,
  returnMinutes: 520,
  stops: 1,
  operatedBy: null,
};

interface Codes {
  departureCode: string;
  arrivalCode: string;
  airlineShortName: string;
}

/** Administrators may look up every flight, offered or not. */
function flightByCodes(
  { departureCode, arrivalCode, airlineShortName }: Codes,
  { authorization }: Record<string, unknown>,
) {
  if (!authorization) throw refusal('Please sign in.', 'UNAUTHENTICATED');
  const hasCode = (code: string) => [heathrow, dubai, dublin].some((each) => each.code === code);
  const match = [{ ...flight, id: flightId }, secondFlight].find(
    ({ departureAirport, arrivalAirport, airline }) =>
      departureAirport.code === departureCode &&
      arrivalAirport.code === arrivalCode &&
      airline.shortName.toLowerCase() === airlineShortName.toLowerCase(),
  );
  if (match) return { __typename: 'FlightFound', flight: match };
  const invalid = (field: string, message: string) => ({
    __typename: 'InvalidInput',
    fields: [{ field, message }],
  });
  if (!hasCode(departureCode))
    return invalid('departureCode', `No airport has the code ${departureCode}`);
  if (!hasCode(arrivalCode))
    return invalid('arrivalCode', `No airport has the code ${arrivalCode}`);
  return invalid(
    'airlineShortName',
    `${airlineShortName} has no flight from ${departureCode} to ${arrivalCode}`,
  );
}

/** The rows that the foreign key needs. `otherFlightId` is offered above but has no row, as if just deleted. */
export async function insertFlight(sql: Client): Promise<void> {
  await sql.query(`
    SET search_path = catalogue;
    INSERT INTO regions (id, name) VALUES ('${id(1)}', 'Everywhere');
    INSERT INTO countries (id, name, region_id) VALUES ('${id(2)}', 'Somewhere', '${id(1)}');
    INSERT INTO locations (id, name, country_id) VALUES ('${id(8)}', 'London', '${id(2)}'), ('${id(9)}', 'Dubai', '${id(2)}');
    INSERT INTO airports (id, name, code, location_id) VALUES
      ('${id(3)}', 'London Heathrow', 'LHR', '${id(8)}'), ('${id(4)}', 'Dubai International', 'DXB', '${id(9)}');
    INSERT INTO airlines (id, name, short_name) VALUES ('${id(5)}', 'Skylark Airways', 'Skylark');
    INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes)
      VALUES ('${flightId}', '${id(3)}', '${id(4)}', '${id(5)}', 410, 445);
    RESET search_path;
  `);
}

/** The second flight of that way, by another airline. */
export const insertSecondFlight = (rows: (sql: string) => Promise<unknown>) =>
  rows(`
    WITH airline AS (
      INSERT INTO catalogue.airlines (id, name, short_name) VALUES ('${secondAirlineId}', 'Wren Air', 'Wren') RETURNING id
    )
    INSERT INTO catalogue.flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes)
      SELECT '${secondFlightId}', '${id(3)}', '${id(4)}', id, 500, 520 FROM airline
  `);
