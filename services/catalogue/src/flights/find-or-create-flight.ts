import { newId, query } from '@larkfare/data-kit/database';
import { write } from '@larkfare/data-kit/records';
import { type Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Flight } from './flight.entity.ts';
import { FlightFound } from './flight.input.ts';
import { newFlightProblems, type Route, routeOf } from './flight.rules.ts';
import { unknownChoices } from './unknown-choices.ts';

/** The one flight of that airline between those airports; of several requests at once, one creates it. */
export async function findOrCreateFlight(
  context: CatalogueContext,
  input: Route,
): Promise<FlightFound | Problem> {
  const route = routeOf(input);
  const refusal = refuseInput(newFlightProblems(route));
  if (refusal) return refusal;

  const existing = await context.db.getRepository(Flight).findOneBy({ ...route });
  if (existing) return new FlightFound(existing, false);

  return write(
    context,
    Flight,
    async (manager) => {
      // A concurrent insert waits here and then finds the first one's flight. The row is updated, which locks it, so that
      // it cannot be deleted before it is read.
      const [{ isNew = false } = {}] = await query<{ isNew: boolean }>(manager, statement, {
        ...route,
        id: newId(),
      });
      return new FlightFound(await manager.findOneByOrFail(Flight, { ...route }), isNew);
    },
    unknownChoices,
  );
}

const statement = `
  INSERT INTO flights AS f (id, departure_airport_id, arrival_airport_id, airline_id)
  VALUES (:id, :departureAirportId, :arrivalAirportId, :airlineId)
  ON CONFLICT ON CONSTRAINT flights_unique DO UPDATE SET stops = f.stops
  RETURNING id = :id::uuid AS "isNew"`;
