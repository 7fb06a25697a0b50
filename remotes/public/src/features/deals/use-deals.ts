import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { atLastMinutePrice } from '../../location-card/last-minute.rules.ts';
import { DealsDocument, type DealsQuery } from './deals.generated.ts';

export type DealLists = DealsQuery['deals'];

/** The three lists of deals. */
export const useDeals = () =>
  useQueryState(useQuery(DealsDocument), {
    select: ({ deals }) => ({
      ...deals,
      lastMinutes: deals.lastMinutes.map(atLastMinutePrice),
    }),
    failure: 'Failed to load deals',
  });
