import { Field, Stepper } from '@larkfare/ui-kit';
import type { BookingFieldsProps } from './booking-fields.ts';
import styles from './booking-form.module.css';

/** Who travels, and anything else that we should know. */
export function PassengerFields({ details, problems, onChange }: BookingFieldsProps) {
  return (
    <div className={styles.group}>
      <div className={styles.travellers}>
        <Field label="Adults" problem={problems.adults}>
          {(wiring) => (
            <Stepper
              {...wiring}
              name="adults"
              noun="adults"
              required
              min={1}
              value={details.adults}
              // How many infants there may be depends on the adults.
              onValue={(adults) => onChange({ adults, infants: details.infants })}
            />
          )}
        </Field>
        <Field label="Children under 12" problem={problems.children}>
          {(wiring) => (
            <Stepper
              {...wiring}
              name="children"
              noun="children"
              min={0}
              value={details.children}
              onValue={(children) => onChange({ children })}
            />
          )}
        </Field>
        <Field label="Infants under 2" problem={problems.infants}>
          {(wiring) => (
            <Stepper
              {...wiring}
              name="infants"
              noun="infants"
              min={0}
              value={details.infants}
              onValue={(infants) => onChange({ infants })}
            />
          )}
        </Field>
      </div>
      <Field label="Extra details" note="optional" problem={problems.extraDetails}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="extraDetails"
            rows={3}
            placeholder="Baggage, assistance, seats together…"
            value={details.extraDetails}
            onChange={(event) => onChange({ extraDetails: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
