import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { fastestFromEach } from './flight-times.rules.ts';
import { GuideFlightsDocument } from './flights.generated.ts';

/** The shortest flight to a place from each airport of the UK. */
export const useFlightTimes = (to: string) =>
  useQueryState(useQuery(GuideFlightsDocument, { variables: { to } }), {
    select: ({ first, second, third }) =>
      fastestFromEach([...first.items, ...second.items, ...third.items]),
    failure: 'The flight times could not be loaded.',
  });
