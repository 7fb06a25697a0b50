import { useWrite } from '../../record/use-records.ts';
import { AddFlightDocument } from './write-flights.generated.ts';

type Route = { departureAirportId: string; arrivalAirportId: string; airlineId: string };

/** The result of adding a flight. */
type AddResult =
  | { kind: 'added'; id: string; isNew: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/** Adds a flight, or finds the one that is there. */
export function useAddFlight() {
  const write = useWrite();
  return (route: Route): Promise<AddResult> =>
    write('Adding a flight', AddFlightDocument, route, ({ findOrCreateFlight: result }) =>
      result.__typename === 'FlightFound'
        ? { kind: 'added' as const, id: result.flight.id, isNew: result.isNew }
        : { kind: 'refused' as const, message: result.message },
    );
}
