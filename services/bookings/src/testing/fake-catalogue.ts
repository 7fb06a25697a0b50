import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/service-kit';
import { type Client } from 'pg';

const id = (last: number) => `0192f000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const flightId = id(6);
export const otherFlightId = id(7);
export const airlineId = id(5);

/** The catalogue at the network's edge: it offers one flight at a price that a test may change, or is down. */
export function fakeCatalogue() {
  const catalogue = {
    finalPricePence: 43_210,
    isDown: false,
    asked: [] as Record<string, unknown>[],
    execute: (async ({ query, variables = {} }): Promise<GraphqlAnswer> => {
      catalogue.asked.push(variables);
      if (catalogue.isDown)
        return { errors: [{ message: 'down', extensions: { code: 'SERVICE_UNAVAILABLE' } }] };
      if (query.includes('airline('))
        return { data: { airline: variables.id === airlineId ? { shortName: 'Skylark' } : null } };
      const isOffered = [flightId, otherFlightId].includes(String(variables.flightId));
      return { data: { flightOffer: isOffered ? offer(catalogue.finalPricePence) : null } };
    }) satisfies GraphqlExecutor,
  };
  return catalogue;
}

const offer = (finalPricePence: number) => ({
  airline: {
    id: id(5),
    name: 'Skylark Airways',
    shortName: 'Skylark',
    monogramPicture: '/media/airlines/skylark.svg',
  },
  departureAirport: { id: id(3), code: 'LHR', name: 'London Heathrow' },
  arrivalAirport: { id: id(4), code: 'DXB', name: 'Dubai International' },
  outboundMinutes: 410,
  returnMinutes: 445,
  stops: 0,
  finalPricePence,
});

/** The rows that the foreign key asks for. `otherFlightId` is offered above but is not there: it was just deleted. */
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
