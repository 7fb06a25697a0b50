import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportOnce, useReportProblem } from '../../error-report/use-report-problem.ts';
import { useFromHome } from '../../home-airport/home-airport.ts';
import { HomeDocument, type HomeQuery } from './home.generated.ts';
import { HomeTextsDocument, type HomeTextsQuery } from './home-texts.generated.ts';

export type PopularLocation = HomeQuery['popularLocations'][number];
export type HomeAirline = HomeQuery['popularAirlines'][number];

/** Everything on the home page that comes from the catalogue, in one request. Prices from another airport replace the previous ones when they are there. */
export function useHome() {
  const query = useQuery(HomeDocument, { variables: useFromHome() });
  const home = useQueryState(
    { ...query, data: query.data ?? (query.error ? undefined : query.previousData) },
    {
      select: (answer) => answer,
      failure: 'Error fetching popular destinations.',
    },
  );
  useReportProblem(home);
  return home;
}

export type HomeTexts = HomeTextsQuery['siteInformation'];

/** The administrator's texts of the home page; apart from the catalogue, so that either may fail alone. */
export function useHomeTexts() {
  const texts = useQueryState(useQuery(HomeTextsDocument), {
    select: ({ siteInformation }) =>
      Array.isArray(siteInformation?.faq) ? siteInformation : undefined,
    failure: 'Error fetching data',
    invalid: 'Invalid response format.',
  });
  useReportOnce('faq', texts);
  return texts;
}
