import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { EveryAirlineDocument } from './every-airline.generated.ts';

/** Every airline, for a list to choose from. */
export const useEveryAirline = () =>
  useQueryState(useQuery(EveryAirlineDocument, { fetchPolicy: 'cache-and-network' }), {
    select: ({ airlines }) => airlines,
    failure: 'The airlines could not be loaded.',
  });
