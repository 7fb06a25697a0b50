import { useWrite } from '../../saving/use-write.ts';
import { toDeleteAnswer, type DeleteAnswer } from '../../saving/save-answer.rules.ts';
import { AddFlightDocument, DeleteFlightDocument } from './write-flights.generated.ts';

type Route = { departureAirportId: string; arrivalAirportId: string; airlineId: string };

/** What became of a flight that was to be added. */
export type AddAnswer =
  | { kind: 'added'; id: string; isNew: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/** Adds and deletes flights. */
export function useFlightWriting() {
  const write = useWrite();
  return {
    addFlight: (route: Route): Promise<AddAnswer> =>
      write('Adding a flight', AddFlightDocument, route, ({ findOrCreateFlight: result }) =>
        result.__typename === 'FlightFound'
          ? { kind: 'added' as const, id: result.flight.id, isNew: result.isNew }
          : { kind: 'refused' as const, message: result.message },
      ),
    deleteFlight: (id: string): Promise<DeleteAnswer> =>
      write('Deleting a flight', DeleteFlightDocument, { id }, ({ deleteFlight }) =>
        toDeleteAnswer(deleteFlight),
      ),
  };
}
