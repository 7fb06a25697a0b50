import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { oneWayFromUk } from './airline.rules.ts';
import {
  AirlineDocument,
  type AirlineQuery,
  type OtherAirlineFragment,
} from './airline.generated.ts';

export type ShownAirline = NonNullable<AirlineQuery['airline']> &
  Pick<AirlineQuery, 'lowestPrices'>;
export type OtherAirline = OtherAirlineFragment;

export const airlineQuery = (id: string) => ({
  query: AirlineDocument,
  variables: { id, fromUk: oneWayFromUk(id) },
});

/** One airline; null when there is none of that id. */
export const useAirline = (id: string) =>
  useQueryState(useQuery(AirlineDocument, { variables: airlineQuery(id).variables }), {
    select: ({ airline, lowestPrices }) => airline && { ...airline, lowestPrices },
    failure: 'Failed to load airline data.',
    prefersServerMessage: true,
  });
