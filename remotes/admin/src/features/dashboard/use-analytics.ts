import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { BookingAnalyticsDocument, type BookingAnalyticsQuery } from './analytics.generated.ts';

export type Analytics = BookingAnalyticsQuery['bookingAnalytics'];

/** The dashboard's figures, read again each time it is opened. */
export function useAnalytics() {
  const { data, error, loading, refetch } = useQuery(BookingAnalyticsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    analytics: data?.bookingAnalytics,
    isLoading: loading,
    hasFailed: error !== undefined,
    // A failed retry is shown by `hasFailed` too.
    retry: () => void refetch().catch(() => undefined),
  };
}
