import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { HomeDocument, type HomeQuery } from './home.generated.ts';

export type PopularLocation = HomeQuery['popularLocations'][number];
export type HomeAirline = HomeQuery['popularAirlines'][number];

/** Everything on the home page that comes from the catalogue, in one request. */
export function useHome() {
  const home = useQueryState(useQuery(HomeDocument), {
    select: (answer) => answer,
    failure: 'Error fetching popular destinations.',
  });
  useReportProblem(home);
  return home;
}
