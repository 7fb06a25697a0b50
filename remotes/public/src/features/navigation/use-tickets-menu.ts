import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { TicketsMenuDocument, type TicketsMenuQuery } from './tickets-menu.generated.ts';

export type MenuRegion = TicketsMenuQuery['regions'][number];
export type MenuLocation = TicketsMenuQuery['popularLocations'][number];

/** The entries of the tickets menu, loaded when it is first opened. */
export function useTicketsMenu() {
  const menu = useQueryState(useQuery(TicketsMenuDocument), {
    select: (answer) => (Array.isArray(answer.regions) ? answer : undefined),
    failure: 'Error fetching data',
    invalid: 'Invalid response format.',
  });
  useReportProblem(menu);
  return menu;
}
