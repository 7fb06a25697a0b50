import { skipToken, useQuery } from '@apollo/client/react';
import { bothOf, partOf, useQueryState } from '@larkfare/ui-kit';
import { fastestFromEach } from './flight-times.rules.ts';
import { GuideFlightsDocument, GuideOriginsDocument } from './flights.generated.ts';

const failure = 'The flight times could not be loaded.';

/** The shortest flight to a place from each airport of the UK. */
export function useFlightTimes(to: string) {
  const flights = useQueryState(useQuery(GuideFlightsDocument, { variables: { to } }), {
    select: (answer) => answer,
    failure,
  });
  const countryId = flights.data?.countries.find(({ code }) => code === 'GB')?.id;
  const origins = useQueryState(
    useQuery(GuideOriginsDocument, countryId ? { variables: { countryId } } : skipToken),
    { select: ({ locations }) => locations, failure },
  );

  const isWithoutOrigins = flights.data && !countryId;
  if (isWithoutOrigins) return partOf(flights, () => []);
  return partOf(bothOf(flights, origins), ([{ first, second, third }, locations]) =>
    fastestFromEach(
      locations.flatMap(({ airports }) => airports),
      [...first.items, ...second.items, ...third.items],
    ),
  );
}
