import { useQuery } from '@apollo/client/react';
import { ViewerDocument } from './viewer.generated.ts';

/** The administrator of the token, queried each time the back office is entered. */
export function useViewer() {
  const { data, error, loading, refetch } = useQuery(ViewerDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** Null when the token is good for nothing any more. */
    viewer: loading ? undefined : data?.viewer,
    hasFailed: !loading && !data && error !== undefined,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
