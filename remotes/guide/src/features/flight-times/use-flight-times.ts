import { skipToken, useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { fastestFromEach } from './flight-times.rules.ts';
import { GuideFlightsDocument, GuideOriginsDocument } from './flights.generated.ts';

/** The shortest flight to a place from each airport of the UK. */
export function useFlightTimes(to: string) {
  const flights = useQuery(GuideFlightsDocument, {
    variables: { to },
    notifyOnNetworkStatusChange: true,
  });
  const countryId = flights.data?.countries.find(({ code }) => code === 'GB')?.id;
  const origins = useQuery(
    GuideOriginsDocument,
    countryId ? { variables: { countryId }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const isLoading = flights.loading || origins.loading;
  useLoading(isLoading);

  const { data } = flights;
  const isKnown = data && (origins.data ?? !countryId);
  return {
    times: isKnown
      ? fastestFromEach(
          (origins.data?.locations ?? []).flatMap(({ airports }) => airports),
          [...data.first.items, ...data.second.items, ...data.third.items],
        )
      : undefined,
    hasFailed: !isKnown && (flights.error ?? origins.error) !== undefined,
    isLoading,
    // A failed retry is reported through `error`, like the first attempt.
    retry: () =>
      void Promise.all([flights.refetch(), ...(countryId ? [origins.refetch()] : [])]).catch(
        () => undefined,
      ),
  };
}
