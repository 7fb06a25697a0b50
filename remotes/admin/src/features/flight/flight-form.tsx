import { useNotify } from '@larkfare/remote-contract';
import { Button, Card, Grid, Icon, Note, Stack } from '@larkfare/ui-kit';
import Save from '@lucide/icons/icons/save';
import { AirlineSelect } from '../../fields/airline-select.tsx';
import { useEveryAirline } from '../../fields/use-airlines.ts';
import { AirportField } from '../../fields/airport-field.tsx';
import { NumberField, FormTextField } from '../../fields/fields.tsx';
import { useRecordForm, type RecordForm } from '../../record/use-record-form.ts';
import { useRecordWrites } from '../../record/use-records.ts';
import { FloatingFooter } from '../../record/form-footer.tsx';
import { FormProblems } from '../../record/form-problems.tsx';
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
    <Stack as="form" {...form.formProps} aria-label="Flight">
      <Card as="section" gap={5} padding={5} aria-label="Route">
        <Grid columns="15rem" gap={[4, 5]} align="start">
          <AirportField form={form} name="departure" label="Departure airport" />
          <AirportField form={form} name="arrival" label="Arrival airport" />
          <AirlineSelect
            form={form}
            name="airlineId"
            empty="Select an airline"
            remembered={flight.airline}
          />
        </Grid>
        <Grid columns="15rem" gap={[4, 5]} align="start">
          <DurationFields form={form} leg="outbound" legend="Outbound duration" />
          <DurationFields
            form={form}
            leg="return"
            legend="Return duration (round trips only)"
            disabled={!sellsRoundTrips(form.details) && !hasReturnProblem}
          />
          {/* In line with hours and minutes, which are a legend lower. */}
          <div style={{ alignSelf: 'end' }}>
            <NumberField form={form} name="stops" label="Stops" />
          </div>
          <FormTextField form={form} name="operatedBy" label="Operated by" note="optional" />
        </Grid>
      </Card>
      <Card gap={5} padding={5}>
        <MonthlyPrices
          prices={form.details.prices}
          onPrices={(prices) => form.change({ prices })}
          problem={form.problems.prices}
        />
      </Card>
      <FormProblems conflict={form.conflict} />
      <FloatingFooter formError={form.formError}>
        <Note as="span">
          {form.isDirty ? 'There are unsaved changes.' : 'Everything is saved.'}
        </Note>
        <Button type="submit" tone="brand" isBusy={form.isSaving}>
          <Icon shape={Save} size={18} /> {form.isSaving ? 'Saving…' : 'Save Changes'}
        </Button>
      </FloatingFooter>
    </Stack>
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
  <Stack as="fieldset" gap={2} disabled={disabled}>
    <legend>
      <strong>{legend}</strong>
    </legend>
    <Grid columns={2} gap={3} align="start">
      <NumberField form={form} name={`${leg}Hours`} label="Hours" />
      <NumberField form={form} name={`${leg}Minutes`} label="Minutes" max={59} />
    </Grid>
  </Stack>
);
