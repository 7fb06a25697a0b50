import { InvalidInput, newId, query } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { write } from '../records.ts';
import { Flight } from './flight.entity.ts';
import { type FindOrCreateFlightResult, FlightFound } from './flight.input.ts';
import { newFlightProblems, type Route, routeOf } from './flight.rules.ts';
import { unknownChoices } from './unknown-choices.ts';

/** The one flight of that airline between those airports; however many ask at once, one of them makes it. */
export async function findOrCreateFlight(
  context: CatalogueContext,
  asked: Route,
): Promise<typeof FindOrCreateFlightResult> {
  const route = routeOf(asked);
  const problems = newFlightProblems(route);
  if (problems.length) return new InvalidInput(problems);

  const known = await context.db.getRepository(Flight).findOneBy({ ...route });
  if (known) return new FlightFound(known, false);

  return write(context, unknownChoices, async (manager) => {
    // Who comes second waits here for the first, and then finds that flight. The row is written, so that it is locked
    // and cannot be deleted before it is read.
    const [{ isNew = false } = {}] = await query<{ isNew: boolean }>(manager, statement, {
      ...route,
      id: newId(),
    });
    return new FlightFound(await manager.findOneByOrFail(Flight, { ...route }), isNew);
  });
}

const statement = `
  INSERT INTO flights AS f (id, departure_airport_id, arrival_airport_id, airline_id)
  VALUES (:id, :departureAirportId, :arrivalAirportId, :airlineId)
  ON CONFLICT ON CONSTRAINT flights_unique DO UPDATE SET stops = f.stops
  RETURNING id = :id::uuid AS "isNew"`;
