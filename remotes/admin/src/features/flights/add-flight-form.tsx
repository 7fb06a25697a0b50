import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '@larkfare/remote-contract';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { noAirport } from '../../fields/airport-choice.rules.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import { isSame } from '../../record/merge.rules.ts';
import { FormFooter } from '../../record/form-footer.tsx';
import { Note, Stack, useFormState } from '@larkfare/ui-kit';
import { useUnsavedWarning } from '../../office/use-unsaved-warning.ts';
import { addFlightProblem } from './flight-words.rules.ts';
import { useWrite } from '../../record/use-records.ts';
import { AddFlightDocument } from './write-flights.generated.ts';

const blank = { departure: noAirport, arrival: noAirport, airlineId: '' };

type AddFlightFormProps = { onAdded: (id: string) => void };

/** A new flight: from where to where and by whom. Its prices follow on its own screen. */
export function AddFlightForm({ onAdded }: AddFlightFormProps) {
  const notify = useNotify();
  const write = useWrite();
  const [problem, setProblem] = useState('');
  const form = useFormState({ initial: blank, onChange: () => setProblem('') });
  const { departure, arrival, airlineId } = form.details;
  const [isAdded, setIsAdded] = useState(false);
  useUnsavedWarning(!isAdded && !isSame(form.details, blank));

  const add = async () => {
    const missing = addFlightProblem(departure, arrival, airlineId);
    if (missing) return setProblem(missing);
    setProblem('');
    const result = await write(
      'Adding a flight',
      AddFlightDocument,
      { departureAirportId: departure.id, arrivalAirportId: arrival.id, airlineId },
      ({ findOrCreateFlight }) => ({ kind: 'responded' as const, ...findOrCreateFlight }),
    );
    if (result.kind === 'failed') return setProblem('Failed to add Flight. Please try again.');
    if (result.__typename !== 'FlightFound') return setProblem(result.message);
    notify.success(
      result.isNew ? 'Flight added successfully' : 'That flight already exists; edit it here.',
    );
    // Before the screen is left: nothing is unsaved any more.
    flushSync(() => setIsAdded(true));
    onAdded(result.flight.id);
  };
  return (
    <Stack
      as="form"
      {...form.formProps}
      aria-label="Add a flight"
      onSubmit={(event) => void form.submit(add, event)}
    >
      <AirportField form={form} name="departure" label="Departure airport" />
      <AirportField form={form} name="arrival" label="Arrival airport" />
      <AirlineSelect form={form} name="airlineId" empty="Select an airline" />
      <Note>Durations and prices are filled in next.</Note>
      <FormFooter
        label="Add Flight"
        savingLabel="Adding…"
        form={{ formError: problem, isSaving: form.isSubmitting }}
      />
    </Stack>
  );
}
