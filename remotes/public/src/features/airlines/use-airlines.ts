import { useQuery } from '@apollo/client/react';
import { asList, useQueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { AirlinesDocument, type AirlinesQuery } from './airlines.generated.ts';

export type ListedAirline = AirlinesQuery['airlines'][number];

/** Every airline, by name. */
export function useAirlines() {
  const airlines = useQueryState(useQuery(AirlinesDocument), {
    select: (answer) => asList(answer.airlines),
    failure: 'Error fetching airlines.',
    prefersServerMessage: true,
    invalid: 'Invalid airline data received.',
  });
  useReportProblem(airlines);
  return airlines;
}
