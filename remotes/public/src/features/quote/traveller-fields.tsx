import { Field, Stepper } from '@larkfare/ui-kit';
import styles from '../../enquiry-form/enquiry-form.module.css';
import type { QuoteFieldsProps } from './quote-fields.ts';

/** Who travels, and anything else that we should know. */
export const TravellerFields = ({ details, problems, onChange }: QuoteFieldsProps) => (
  <div className={styles.group}>
    <div className={styles.three}>
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
          maxLength={2000}
          placeholder="Dates you can move, stops you would make, baggage…"
          value={details.extraDetails}
          onChange={(event) => onChange({ extraDetails: event.target.value })}
        />
      )}
    </Field>
  </div>
);
