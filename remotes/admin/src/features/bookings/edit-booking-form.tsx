import { useNotify } from '@larkfare/remote-contract';
import { Field } from '@larkfare/ui-kit';
import { AirlineSelect } from '../../airline-choice/airline-select.tsx';
import { AirportField } from '../../airport-choice/airport-field.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { FormFoot } from '../../saving/form-foot.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { stateWords } from '../../tile/state.rules.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import {
  bookingProblems,
  offeredStates,
  toBookingInput,
  toldBooking,
  toOpenedBooking,
} from './booking-draft.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import styles from './edit-booking-form.module.css';
import { useSaveBooking } from './use-bookings.ts';

type EditBookingFormProps = {
  booking: ListedBookingFragment;
  sign: string;
  onSaved: () => void;
};

/** What the office changes of a booking, and the flight that it is for. */
export function EditBookingForm({ booking, sign, onSaved }: EditBookingFormProps) {
  const notify = useNotify();
  const { save, readAgain } = useSaveBooking(booking);
  const record = useRecordForm({
    opened: toOpenedBooking(booking),
    problemsOf: bookingProblems,
    save,
    readAgain,
    told: toldBooking,
    onSaved: () => {
      notify.success('Booking updated successfully!');
      onSaved();
    },
  });
  const { form, details: draft, change, problems, isSaving } = record;
  useUnsavedWarning(record.isDirty);
  const input = toBookingInput(draft, booking);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Booking"
      onSubmit={record.submit}
    >
      <p className={styles.who}>
        {booking.customerName}, {booking.reference}
      </p>
      <div className={styles.pair}>
        <Field label="Departure date" problem={problems.departureDate}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              name="departureDate"
              required
              value={draft.departureDate}
              onChange={({ target }) => change({ departureDate: target.value })}
            />
          )}
        </Field>
        <Field label="Return date" note="empty for one way" problem={problems.returnDate}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              name="returnDate"
              value={draft.returnDate}
              onChange={({ target }) => change({ returnDate: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.three}>
        <NumberField
          label="Adults"
          name="adults"
          value={draft.adults}
          onValue={(adults) => change({ adults })}
          problem={problems.adults}
        />
        <NumberField
          label="Children"
          name="children"
          value={draft.children}
          onValue={(children) => change({ children })}
          problem={problems.children}
        />
        <NumberField
          label="Infants"
          name="infants"
          value={draft.infants}
          onValue={(infants) => change({ infants })}
          problem={problems.infants}
        />
      </div>
      <div className={styles.pair}>
        <Field label="State" problem={problems.state}>
          {(wiring) => (
            <select
              {...wiring}
              name="state"
              value={draft.state}
              onChange={({ target }) =>
                change({
                  state:
                    offeredStates(booking.state).find((state) => state === target.value) ??
                    draft.state,
                })
              }
            >
              {offeredStates(booking.state).map((state) => (
                <option key={state} value={state}>
                  {stateWords[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <NumberField
          label={`Final price in total (${sign})`}
          name="finalPrice"
          step={0.01}
          value={draft.finalPrice}
          onValue={(finalPrice) => change({ finalPrice })}
          problem={problems.finalPrice}
        />
      </div>
      <Field label="Notes" note="seen by the office only" problem={problems.notes}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="notes"
            rows={3}
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
      <fieldset className={styles.flight}>
        <legend className={styles.legend}>Flight</legend>
        <AirportField
          label="From"
          name="departureCode"
          value={draft.departure}
          onValue={(departure) => change({ departure })}
          problem={problems.departure}
        />
        <AirportField
          label="To"
          name="arrivalCode"
          value={draft.arrival}
          onValue={(arrival) => change({ arrival })}
          problem={problems.arrival}
        />
        <AirlineSelect
          name="airlineShortName"
          empty="Select an airline"
          value={draft.airline.id}
          remembered={booking.airline}
          onValue={(id, airline) =>
            change({
              airline: {
                id,
                shortName:
                  airline?.shortName ??
                  (id === booking.airline.id ? booking.airline.shortName : ''),
              },
            })
          }
          problem={problems.airline}
        />
        {input.departureCode !== undefined && (
          <p className={styles.note}>
            The booking will belong to that flight, which must be there already. Its price does not
            change.
          </p>
        )}
      </fieldset>
      {record.conflict && <StaleComparison {...record.conflict} />}
      <FormFoot label="Make Changes" isSaving={isSaving} problem={record.above} />
    </form>
  );
}
