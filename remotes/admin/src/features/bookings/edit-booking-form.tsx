import { useRef } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { AirlineSelect } from '../../airline-choice/airline-select.tsx';
import { useEveryAirline } from '../../airline-choice/use-every-airline.ts';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { NumberField, ProseField, SelectField, TextField } from '../../form/fields.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import type { SaveResult } from '../../form/save-result.rules.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { stateWords } from '../../tile/state.rules.ts';
import {
  bookingProblems,
  describeBooking,
  offeredStates,
  toBookingDraft,
  toBookingInput,
} from './booking-draft.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import styles from './edit-booking-form.module.css';
import type { BookingInput } from './write-bookings.generated.ts';

type EditBookingFormProps = {
  booking: ListedBookingFragment;
  sign: string;
  update: (
    id: string,
    version: number | undefined,
    input: BookingInput,
  ) => Promise<SaveResult<ListedBookingFragment>>;
  reload: (id: string) => Promise<ListedBookingFragment | undefined>;
  onSaved: () => void;
};

/** What the office changes of a booking, and the flight that it is for. */
export function EditBookingForm({ booking, sign, update, reload, onSaved }: EditBookingFormProps) {
  const notify = useNotify();
  const { data: airlines = [] } = useEveryAirline();
  /** The booking as stored, with which the draft's flight is compared. */
  const stored = useRef(booking);
  const form = useRecordForm({
    record: booking,
    toDetails: toBookingDraft,
    problemsOf: bookingProblems,
    save: (draft, version) => update(booking.id, version, toBookingInput(draft, stored.current)),
    reload: async () => {
      const newest = await reload(booking.id);
      if (newest) stored.current = newest;
      return newest;
    },
    describe: describeBooking,
    onSaved: () => {
      notify.success('Booking updated successfully!');
      onSaved();
    },
  });
  const states = offeredStates(booking.state);
  const shortNameOf = (id: string) =>
    [...airlines, booking.airline].find((airline) => airline.id === id)?.shortName ?? '';
  const isOtherFlight = toBookingInput(form.details, booking).departureCode !== undefined;

  return (
    <form {...form.formProps} className={styles.form} aria-label="Booking">
      <p className={styles.who}>
        {booking.customerName}, {booking.reference}
      </p>
      <div className={styles.pair}>
        <TextField form={form} name="departureDate" label="Departure date" type="date" required />
        <TextField
          form={form}
          name="returnDate"
          label="Return date"
          note="empty for one way"
          type="date"
        />
      </div>
      <div className={styles.three}>
        <NumberField form={form} name="adults" label="Adults" />
        <NumberField form={form} name="children" label="Children" />
        <NumberField form={form} name="infants" label="Infants" />
      </div>
      <div className={styles.pair}>
        <SelectField
          form={form}
          name="state"
          label="State"
          options={states.map((state) => ({ value: state, label: stateWords[state] }))}
        />
        <NumberField
          form={form}
          name="finalPrice"
          label={`Final price in total (${sign})`}
          step={0.01}
        />
      </div>
      <ProseField form={form} name="notes" label="Notes" note="seen by the office only" rows={3} />
      <fieldset className={styles.flight}>
        <legend className={styles.legend}>Flight</legend>
        <AirportField form={form} name="departure" label="From" />
        <AirportField form={form} name="arrival" label="To" />
        <AirlineSelect
          form={{
            details: { airline: form.details.airline.id },
            problems: form.problems,
            change: ({ airline: id }) =>
              form.change({ airline: { id, shortName: shortNameOf(id) } }),
          }}
          name="airline"
          empty="Select an airline"
          remembered={booking.airline}
        />
        {isOtherFlight && (
          <p className={styles.note}>
            The booking will belong to that flight, which must already exist. Its price does not
            change.
          </p>
        )}
      </fieldset>
      {form.conflict && <StaleComparison {...form.conflict} />}
      <FormFooter label="Make Changes" isSaving={form.isSaving} problem={form.formError} />
    </form>
  );
}
