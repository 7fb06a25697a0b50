import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '@larkfare/remote-contract';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { noAirport } from '../../fields/airport-choice.rules.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import { FormFooter } from '../../record/form-footer.tsx';
import { Note, Stack } from '@larkfare/ui-kit';
import { useUnsavedWarning } from '../../office/use-unsaved-warning.ts';
import { addFlightProblem } from './flight-words.rules.ts';
import { useWrite } from '../../record/use-records.ts';
import { AddFlightDocument } from './write-flights.generated.ts';

type AddFlightFormProps = { onAdded: (id: string) => void };

/** A new flight: from where to where and by whom. Its prices follow on its own screen. */
export function AddFlightForm({ onAdded }: AddFlightFormProps) {
  const notify = useNotify();
  const addFlight = useAddFlight();
  const [details, setDetails] = useState({
    departure: noAirport,
    arrival: noAirport,
    airlineId: '',
  });
  const { departure, arrival, airlineId } = details;
  const form = {
    details,
    problems: {},
    change: (part: Partial<typeof details>) => setDetails((before) => ({ ...before, ...part })),
  };
  const [problem, setProblem] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const isTyped = departure.text !== '' || arrival.text !== '' || airlineId !== '';
  useUnsavedWarning(isTyped && !isAdded);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const missing = addFlightProblem(departure, arrival, airlineId);
    setProblem(missing ?? '');
    if (missing) return;
    setIsAdding(true);
    const answer = await addFlight({
      departureAirportId: departure.id,
      arrivalAirportId: arrival.id,
      airlineId,
    });
    setIsAdding(false);
    if (answer.kind === 'refused') return setProblem(answer.message);
    if (answer.kind === 'failed') return setProblem('Failed to add Flight. Please try again.');
    notify.success(
      answer.isNew ? 'Flight added successfully' : 'That flight already exists; edit it here.',
    );
    // Before the screen is left: nothing is unsaved any more.
    flushSync(() => setIsAdded(true));
    onAdded(answer.id);
  };
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Add a flight"
      onChange={() => setProblem('')}
      onSubmit={(event) => void submit(event)}
    >
      <AirportField form={form} name="departure" label="Departure airport" />
      <AirportField form={form} name="arrival" label="Arrival airport" />
      <AirlineSelect form={form} name="airlineId" empty="Select an airline" />
      <Note>Durations and prices are filled in next.</Note>
      <FormFooter
        label="Add Flight"
        savingLabel="Adding…"
        form={{ formError: problem, isSaving: isAdding }}
      />
    </Stack>
  );
}

type Route = { departureAirportId: string; arrivalAirportId: string; airlineId: string };

/** The result of adding a flight. */
type AddResult =
  | { kind: 'added'; id: string; isNew: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/** Adds a flight, or finds the one that is there. */
function useAddFlight() {
  const write = useWrite();
  return (route: Route): Promise<AddResult> =>
    write('Adding a flight', AddFlightDocument, route, ({ findOrCreateFlight: result }) =>
      result.__typename === 'FlightFound'
        ? { kind: 'added' as const, id: result.flight.id, isNew: result.isNew }
        : { kind: 'refused' as const, message: result.message },
    );
}
