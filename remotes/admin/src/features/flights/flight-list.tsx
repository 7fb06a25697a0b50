import { useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { counted } from '@larkfare/text-rules';
import { parseOfferCode, travellerCount, type PagedSearch } from '@larkfare/travellers';
import { Button, Note, Stack } from '@larkfare/ui-kit';
import { toDeleteResult } from '../../record/save-result.rules.ts';
import { useWrite } from '../../record/use-records.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { useDelete } from '../../record/use-delete.ts';
import { useList } from '../../list/use-list.ts';
import { FlightCard } from './flight-card.tsx';
import { FlightListDocument, type ListedFlightFragment } from './flight-list.generated.ts';
import { isNarrowed, toListInput, travelDates } from './flight-search.rules.ts';
import { DeleteFlightDocument } from './write-flights.generated.ts';

type FlightListProps = { search: PagedSearch; offerCode: string; onClear: () => void };

/** Placeholders while flights are loaded (specification §9). */
const placeholderCards = 25;

/** The flights of a search, with what can be done with each. */
export function FlightList({ search, offerCode, onClear }: FlightListProps) {
  const today = useToday();
  const flights = useList({
    list: FlightListDocument,
    variables: { input: toListInput(search, today), offerCode },
    failure: 'Failed to fetch flights',
  });
  const { remove, refusals } = useDeletion(flights.refetch);
  const trip = { isRoundTrip: search.tripType === 'roundTrip', ...travelDates(search, today) };
  const total = flights.data?.totalItems ?? 0;

  return (
    <RecordList
      records={flights}
      skeleton={
        <ListSkeleton label="Loading flights" count={placeholderCards} height={138} gap={3} />
      }
      empty={
        <>
          <p>No flights found.</p>
          {(offerCode || isNarrowed(search)) && <Button onClick={onClear}>Show all flights</Button>}
        </>
      }
    >
      {(rows) => (
        <>
          <Note role="status">{counted(total, 'flight')}</Note>
          <Stack as="ul" gap={3} role="list" aria-busy={flights.isLoading || undefined}>
            {rows.map((item) => (
              <li key={item.flight.id}>
                <FlightCard
                  item={item}
                  trip={trip}
                  travellers={travellerCount(search)}
                  travelClass={parseOfferCode(offerCode)?.travelClass}
                  refusal={refusals[item.flight.id]}
                  onDelete={() => void remove(item.flight)}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
    </RecordList>
  );
}

type ListedFlight = ListedFlightFragment['flight'];

/** Deletes after a confirmation; a refusal is shown on the flight's card, where BOOKINGS then replaces DELETE. */
function useDeletion(refetch: () => Promise<unknown>) {
  const confirmAndDelete = useDelete();
  const write = useWrite();
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  const remove = ({ id, airline, departureAirport, arrivalAirport }: ListedFlight) =>
    confirmAndDelete({
      text: `Delete the ${airline.name} flight from ${departureAirport.name} to ${arrivalAirport.name} and its prices?`,
      name: 'The flight',
      remove: () =>
        write('Deleting a flight', DeleteFlightDocument, { id }, ({ result }) =>
          toDeleteResult(result),
        ),
      refetch,
      messages: {
        deleted: 'Flight deleted successfully!',
        failed: 'Failed to delete flight. Please try again.',
      },
      onRefused: (message) => setRefusals((before) => ({ ...before, [id]: message })),
    });
  return { remove, refusals };
}
