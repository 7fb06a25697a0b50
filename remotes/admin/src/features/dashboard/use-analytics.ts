import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { BookingAnalyticsDocument, type BookingAnalyticsQuery } from './analytics.generated.ts';

export type Analytics = BookingAnalyticsQuery['bookingAnalytics'];

/** The dashboard's figures, loaded again each time it is opened. */
export const useAnalytics = () =>
  useQueryState(
    useQuery(BookingAnalyticsDocument, {
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    }),
    {
      select: ({ bookingAnalytics }) => bookingAnalytics,
      failure: 'Failed to fetch analytics data',
    },
  );
