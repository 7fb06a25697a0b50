import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon } from '@larkfare/ui-kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Save from 'lucide-react/icons/save';
import { AirlineSelect } from '../../airline-choice/airline-select.tsx';
import { useEveryAirline } from '../../airline-choice/use-every-airline.ts';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import { DurationFields } from './duration-fields.tsx';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import { flightProblems, toldFlight, toOpenedFlight } from './flight-draft.rules.ts';
import styles from './flight-form.module.css';
import { MonthlyPrices } from './monthly-prices.tsx';
import { useSaveFlight } from './use-flight.ts';

type FlightFormProps = {
  flight: FlightDetailFragment;
  onSaved: (flight: FlightDetailFragment) => void;
};

/** Everything about a flight that can be changed: where, who, how long, and what it costs each month. */
export function FlightForm({ flight, onSaved }: FlightFormProps) {
  const notify = useNotify();
  const { airlines } = useEveryAirline();
  const { save, readAgain } = useSaveFlight(flight.id);
  const airlineName = (id: string) =>
    [...(airlines ?? []), flight.airline].find((airline) => airline.id === id)?.name ?? 'None';
  const record = useRecordForm({
    opened: toOpenedFlight(flight),
    problemsOf: flightProblems,
    save,
    readAgain,
    told: (draft) => toldFlight(draft, airlineName),
    onSaved: (saved: FlightDetailFragment) => {
      notify.success('Flight updated successfully!');
      record.open(toOpenedFlight(saved));
      onSaved(saved);
    },
  });
  const { form, details: draft, change, problems, isSaving } = record;
  useUnsavedWarning(record.isDirty);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Flight"
      onSubmit={record.submit}
    >
      <section className={styles.panel} aria-label="Route">
        <div className={styles.route}>
          <AirportField
            label="Departure airport"
            name="departure"
            value={draft.departure}
            onValue={(departure) => change({ departure })}
            problem={problems.departure}
          />
          <AirportField
            label="Arrival airport"
            name="arrival"
            value={draft.arrival}
            onValue={(arrival) => change({ arrival })}
            problem={problems.arrival}
          />
          <AirlineSelect
            name="airlineId"
            empty="Select an airline"
            value={draft.airlineId}
            onValue={(airlineId) => change({ airlineId })}
            remembered={flight.airline}
            problem={problems.airlineId}
          />
        </div>
        <div className={styles.route}>
          <DurationFields
            legend="Outbound duration"
            name="outbound"
            hours={draft.outboundHours}
            minutes={draft.outboundMinutes}
            onHours={(outboundHours) => change({ outboundHours })}
            onMinutes={(outboundMinutes) => change({ outboundMinutes })}
            hoursProblem={problems.outboundHours}
            minutesProblem={problems.outboundMinutes}
          />
          <DurationFields
            legend="Return duration (round trips only)"
            name="return"
            hours={draft.returnHours}
            minutes={draft.returnMinutes}
            onHours={(returnHours) => change({ returnHours })}
            onMinutes={(returnMinutes) => change({ returnMinutes })}
            hoursProblem={problems.returnHours}
            minutesProblem={problems.returnMinutes}
          />
          <fieldset className={styles.duration}>
            <legend className={styles.legend}>On the way</legend>
            <NumberField
              label="Stops"
              name="stops"
              value={draft.stops}
              onValue={(stops) => change({ stops })}
              problem={problems.stops}
            />
          </fieldset>
        </div>
      </section>
      <div className={styles.panel}>
        <MonthlyPrices
          prices={draft.prices}
          onPrices={(prices) => change({ prices })}
          problem={problems.prices}
        />
      </div>
      {record.conflict && <StaleComparison {...record.conflict} />}
      <div className={styles.foot}>
        {record.above && (
          <p role="alert" className={styles.above}>
            <Icon shape={CircleAlert} size={18} /> {record.above}
          </p>
        )}
        <span className={styles.state}>
          {record.isDirty ? 'There are unsaved changes.' : 'Everything is saved.'}
        </span>
        <Button type="submit" tone="action" disabled={isSaving}>
          <Icon shape={Save} size={18} /> {isSaving ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}
