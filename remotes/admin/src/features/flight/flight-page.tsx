import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import {
  LoadingSkeleton,
  ProblemPanel,
  QueryView,
  Skeleton,
  useQueryState,
} from '@larkfare/ui-kit';
import { AdminPage } from '../../office/admin-page.tsx';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { listLeft } from './flight-address.rules.ts';
import { type FlightDetailFragment, FlightDetailDocument } from './flight-detail.generated.ts';
import { FlightForm } from './flight-form.tsx';
import { useQuery } from '@apollo/client/react';

/** /admin/flight/{id}: one flight with its monthly prices. */
export function Component() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const query = useFlight(id);
  // The form keeps the flight that it was opened with as its base; only saving gives it a newer one.
  const [shown, setShown] = useState<FlightDetailFragment>();
  if (query.data?.id === id && shown?.id !== id) setShown(query.data);
  const flight = shown?.id === id ? shown : undefined;
  const navigate = useNavigate();
  const left = listLeft(state);

  return (
    <AdminPage
      title={flight ? titleOf(flight) : 'Flight'}
      lead={
        flight &&
        `${flight.departureAirport.name} to ${flight.arrivalAirport.name}, last changed ${timeOfMoment(flight.updatedAt)}`
      }
      back={{
        to: left ?? '/admin/flight',
        text: 'Back',
        onClick: (event) => {
          if (!left || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        },
      }}
    >
      {flight ? (
        <FlightForm key={flight.id} flight={flight} onSaved={setShown} />
      ) : (
        <QueryView
          state={query}
          skeleton={<FlightSkeleton />}
          help="Check your connection and try again."
        >
          {() => (
            <ProblemPanel title="Failed to load flight details.">
              This flight no longer exists. It may have been deleted.
            </ProblemPanel>
          )}
        </QueryView>
      )}
    </AdminPage>
  );
}

const titleOf = ({ airline, departureAirport, arrivalAirport }: FlightDetailFragment) =>
  `${airline.name}, ${departureAirport.code} – ${arrivalAirport.code}`;

const FlightSkeleton = () => (
  <LoadingSkeleton gap={4} label="Loading the flight">
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={620} />
  </LoadingSkeleton>
);

/** The stored flight; null when there is none. */
const useFlight = (id: string) =>
  useQueryState(
    useQuery(FlightDetailDocument, {
      variables: { id },
      fetchPolicy: 'network-only',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
    { select: ({ record }) => record, failure: 'Failed to load flight details.' },
  );
