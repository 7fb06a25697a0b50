import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import {
  AirlineDocument,
  type AirlineQuery,
  type OtherAirlineFragment,
} from './airline.generated.ts';

export type ShownAirline = NonNullable<AirlineQuery['airline']>;
export type OtherAirline = OtherAirlineFragment;

/** One airline; null when there is none of that id. */
export const useAirline = (id: string) =>
  useQueryState(useQuery(AirlineDocument, { variables: { id } }), {
    select: ({ airline }) => airline,
    failure: 'Failed to load airline data.',
    prefersServerMessage: true,
  });
