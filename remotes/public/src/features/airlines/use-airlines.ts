import { useQuery } from '@apollo/client/react';
import { asList, useQueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import type { ListSearch } from '../../list-search/list-search.rules.ts';
import { AirlinesDocument, type AirlinesQuery } from './airlines.generated.ts';

export type AirlinePage = AirlinesQuery['bookableAirlines'];

/** One page of the airlines with flights from the UK. The previous page stays until the next is there. */
export function useAirlines({ name, letter, page }: ListSearch) {
  const query = useQuery(AirlinesDocument, { variables: { name, letter, page } });
  const airlines = useQueryState(
    { ...query, data: query.data ?? (query.error ? undefined : query.previousData) },
    {
      select: ({ bookableAirlines }) =>
        asList(bookableAirlines?.items) ? bookableAirlines : undefined,
      failure: 'Error fetching airlines.',
      prefersServerMessage: true,
      invalid: 'Invalid airline data received.',
    },
  );
  useReportProblem(airlines);
  return airlines;
}
