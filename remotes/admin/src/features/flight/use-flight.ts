import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { FlightDetailDocument } from './flight-detail.generated.ts';

/** One flight as it is stored now; null when there is none. */
export const useFlight = (id: string) =>
  useQueryState(
    useQuery(FlightDetailDocument, {
      variables: { id },
      fetchPolicy: 'network-only',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
    { select: ({ record }) => record, failure: 'Failed to load flight details.' },
  );
