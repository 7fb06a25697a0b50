import { type GraphqlExecutor, type RequestHeaders, unavailable } from '@larkfare/service-kit';

const query = /* GraphQL */ `
  query CanDeleteFlight($flights: [_Any!]!) {
    _entities(representations: $flights) {
      ... on Flight {
        canDelete
      }
    }
  }
`;

/**
 * Whether a flight can be deleted, by the rule of the bookings service, which is also the one that offers Delete.
 * Without a bookings service the foreign key alone decides.
 * @throws SERVICE_UNAVAILABLE when the bookings service does not answer
 */
export const flightDeletion =
  (bookings: GraphqlExecutor | undefined, headers: RequestHeaders) =>
  async (id: string): Promise<boolean> => {
    if (!bookings) return true;
    const variables = { flights: [{ __typename: 'Flight', id }] };
    const { data, errors } = await bookings({ query, variables, headers });
    const [flight] = (data?._entities ?? []) as ({ canDelete: boolean | null } | null)[];
    if (errors?.length || typeof flight?.canDelete !== 'boolean')
      throw unavailable(
        'We cannot check the bookings of this flight at the moment, so it was not deleted. Please try again in a few minutes.',
      );
    return flight.canDelete;
  };
