import { Icon } from '@larkfare/ui-kit';
import PhoneCall from 'lucide-react/icons/phone-call';
import type { ContactPreference } from './booking.rules.ts';
import styles from './what-happens-next.module.css';

const firstStep: Record<ContactPreference, string> = {
  call: 'We’ll ring you to check the details and confirm the seats.',
  whatsapp: 'We’ll send you a WhatsApp message to check the details and confirm the seats.',
  email: 'We’ll email you to check the details and confirm the seats.',
};

/** The first step after the request, so that the button is safe to press. */
export const WhatHappensNext = ({ preference }: { preference: ContactPreference }) => (
  <section className={styles.next} aria-labelledby="next-heading">
    <Icon shape={PhoneCall} size={24} className={styles.icon} />
    <div>
      <h3 className={styles.heading} id="next-heading">
        What happens next
      </h3>
      <p className={styles.text}>{firstStep[preference]}</p>
    </div>
  </section>
);
