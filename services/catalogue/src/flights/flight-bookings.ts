import {
  type GraphqlExecutor,
  queryService,
  type RequestHeaders,
  unavailable,
} from '@larkfare/server-kit/executor';
import { CanDeleteFlightDocument } from './flight-bookings.generated.ts';

/**
 * Checks with the bookings service whether a flight can be deleted.
 * Without a bookings service the foreign key alone decides.
 * @throws SERVICE_UNAVAILABLE when the bookings service is unavailable
 */
export const flightDeletion =
  (bookings: GraphqlExecutor | undefined, headers: RequestHeaders) =>
  async (id: string): Promise<boolean> => {
    if (!bookings) return true;
    const variables = { flights: [{ __typename: 'Flight', id }] };
    const { _entities } = await queryService(
      bookings,
      CanDeleteFlightDocument,
      variables,
      headers,
    ).catch(() => ({ _entities: [] }));
    const [flight] = _entities;
    if (!flight || !('canDelete' in flight) || flight.canDelete === null)
      throw unavailable(
        'We cannot check the bookings of this flight at the moment, so it was not deleted. Please try again in a few minutes.',
      );
    return flight.canDelete;
  };
