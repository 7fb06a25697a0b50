import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon } from '@larkfare/ui-kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Save from 'lucide-react/icons/save';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { useEveryAirline } from '../../fields/use-every-airline.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import { NumberField, TextField } from '../../fields/fields.tsx';
import { useRecordForm, type RecordForm } from '../../record/use-record-form.ts';
import { useRecordWrites } from '../../record/use-records.ts';
import { StaleComparison } from '../../record/stale-comparison.tsx';
import { FlightDetailDocument, type FlightDetailFragment } from './flight-detail.generated.ts';
import {
  describeFlight,
  fieldOf,
  flightProblems,
  sellsRoundTrips,
  toFlightDraft,
  toFlightInput,
  type FlightDraft,
} from './flight-draft.rules.ts';
import styles from './flight-form.module.css';
import { MonthlyPrices } from './monthly-prices.tsx';
import { UpdateFlightDocument } from './update-flight.generated.ts';

type FlightFormProps = {
  flight: FlightDetailFragment;
  onSaved: (flight: FlightDetailFragment) => void;
};

const documents = {
  noun: 'a flight',
  read: FlightDetailDocument,
  update: UpdateFlightDocument,
  fieldOf,
  failure: 'Failed to update flight. Please try again.',
};

/** Everything about a flight that can be changed: where, who, how long, and what it costs each month. */
export function FlightForm({ flight, onSaved }: FlightFormProps) {
  const notify = useNotify();
  const { data: airlines = [] } = useEveryAirline();
  const { update, reload } = useRecordWrites(documents);
  const form = useRecordForm({
    record: flight,
    toDetails: toFlightDraft,
    problemsOf: flightProblems,
    save: (draft, version) => update(flight.id, version, toFlightInput(draft)),
    reload: () => reload(flight.id),
    describe: describeFlight([...airlines, flight.airline]),
    onSaved: (saved) => {
      notify.success('Flight updated successfully!');
      form.open(saved);
      onSaved(saved);
    },
  });
  // A problem can be corrected whatever the prices are.
  const hasReturnProblem = Boolean(form.problems.returnHours ?? form.problems.returnMinutes);

  return (
    <form {...form.formProps} className={styles.form} aria-label="Flight">
      <section className={styles.panel} aria-label="Route">
        <div className={styles.route}>
          <AirportField form={form} name="departure" label="Departure airport" />
          <AirportField form={form} name="arrival" label="Arrival airport" />
          <AirlineSelect
            form={form}
            name="airlineId"
            empty="Select an airline"
            remembered={flight.airline}
          />
        </div>
        <div className={styles.route}>
          <DurationFields form={form} leg="outbound" legend="Outbound duration" />
          <DurationFields
            form={form}
            leg="return"
            legend="Return duration (round trips only)"
            disabled={!sellsRoundTrips(form.details) && !hasReturnProblem}
          />
          <div className={styles.stops}>
            <NumberField form={form} name="stops" label="Stops" />
          </div>
          <TextField form={form} name="operatedBy" label="Operated by" note="optional" />
        </div>
      </section>
      <div className={styles.panel}>
        <MonthlyPrices
          prices={form.details.prices}
          onPrices={(prices) => form.change({ prices })}
          problem={form.problems.prices}
        />
      </div>
      {form.conflict && <StaleComparison {...form.conflict} />}
      <div className={styles.foot}>
        {form.formError && (
          <p role="alert" className={styles.problem}>
            <Icon shape={CircleAlert} size={18} /> {form.formError}
          </p>
        )}
        <span className={styles.state}>
          {form.isDirty ? 'There are unsaved changes.' : 'Everything is saved.'}
        </span>
        <Button type="submit" tone="brand" isBusy={form.isSaving}>
          <Icon shape={Save} size={18} /> {form.isSaving ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}

type DurationFieldsProps = {
  form: RecordForm<FlightDetailFragment, FlightDraft>;
  leg: 'outbound' | 'return';
  legend: string;
  disabled?: boolean;
};

/** How long a flight takes, in hours and minutes. */
const DurationFields = ({ form, leg, legend, disabled = false }: DurationFieldsProps) => (
  <fieldset className={styles.duration} disabled={disabled}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.times}>
      <NumberField form={form} name={`${leg}Hours`} label="Hours" />
      <NumberField form={form} name={`${leg}Minutes`} label="Minutes" max={59} />
    </div>
  </fieldset>
);
