import { useState, type FormEvent } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon } from '@larkfare/ui-kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { AirlineSelect } from '../../airline-choice/airline-select.tsx';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { noAirport } from '../../airport-choice/airport-choice.rules.ts';
import styles from './add-flight-form.module.css';
import { addFlightProblem } from './flight-words.rules.ts';
import { useFlightWriting } from './use-flight-writing.ts';

type AddFlightFormProps = { onAdded: (id: string) => void };

/** A new flight: from where to where and by whom. Its prices follow on its own screen. */
export function AddFlightForm({ onAdded }: AddFlightFormProps) {
  const notify = useNotify();
  const { addFlight } = useFlightWriting();
  const [departure, setDeparture] = useState(noAirport);
  const [arrival, setArrival] = useState(noAirport);
  const [airlineId, setAirlineId] = useState('');
  const [problem, setProblem] = useState('');
  const [isAdding, setIsAdding] = useState(false);

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
      answer.isNew
        ? 'Flight added successfully'
        : 'That flight was there already. This is where it is edited.',
    );
    onAdded(answer.id);
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Add a flight"
      onSubmit={(event) => void submit(event)}
    >
      <AirportField
        label="Departure airport"
        name="departure"
        value={departure}
        onValue={setDeparture}
      />
      <AirportField label="Arrival airport" name="arrival" value={arrival} onValue={setArrival} />
      <AirlineSelect
        name="airlineId"
        empty="Select an airline"
        value={airlineId}
        onValue={(id) => setAirlineId(id)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          <Icon shape={CircleAlert} size={18} /> {problem}
        </p>
      )}
      <div className={styles.tools}>
        <span className={styles.next}>Durations and prices are filled in next.</span>
        <Button type="submit" tone="action" disabled={isAdding}>
          {isAdding ? 'Adding…' : 'Add Flight'}
        </Button>
      </div>
    </form>
  );
}
