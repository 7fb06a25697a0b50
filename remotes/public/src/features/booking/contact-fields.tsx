import { Field, Segmented } from '@larkfare/ui-kit';
import type { BookingFieldsProps } from './booking-fields.ts';
import styles from './booking-form.module.css';
import { contactPreferences, type ContactPreference } from './booking.rules.ts';

const preferenceLabels: Record<ContactPreference, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
};

/** Who asks, and how they would like to hear from us. */
export function ContactFields({ details, problems, onChange }: BookingFieldsProps) {
  return (
    <div className={styles.group}>
      <Field label="Name" problem={problems.customerName}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            name="customerName"
            autoComplete="name"
            required
            value={details.customerName}
            onChange={(event) => onChange({ customerName: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label="Email" problem={problems.userEmail}>
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              name="userEmail"
              autoComplete="email"
              required
              value={details.userEmail}
              onChange={(event) => onChange({ userEmail: event.target.value })}
            />
          )}
        </Field>
        <Field label="Contact number" problem={problems.contactPhone}>
          {(wiring) => (
            <input
              {...wiring}
              type="tel"
              name="contactPhone"
              autoComplete="tel"
              required
              value={details.contactPhone}
              onChange={(event) => onChange({ contactPhone: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Segmented
        legend="Contact preference"
        name="contactPreference"
        value={details.contactPreference}
        onValue={(contactPreference) => onChange({ contactPreference })}
        options={contactPreferences.map((value) => ({ value, label: preferenceLabels[value] }))}
      />
    </div>
  );
}
