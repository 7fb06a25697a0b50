import { Button, Icon } from '@larkfare/ui-kit';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { MadeBooking } from './booking.rules.ts';
import styles from './booking-confirmation.module.css';

type BookingConfirmationProps = { booking: MadeBooking; onDismiss: () => void };

/** Keeps the reference in sight after the notice has gone. */
export const BookingConfirmation = ({ booking, onDismiss }: BookingConfirmationProps) => (
  <section className={styles.confirmation} aria-label="Your booking request">
    <Icon shape={CircleCheck} size={24} className={styles.icon} />
    <p>
      Thank you, {booking.customerName}. Your request for {booking.offer.airline.name},{' '}
      {booking.offer.departureAirport.code} to {booking.offer.arrivalAirport.code}, is with us. Your
      reference is <strong className={styles.reference}>{booking.reference}</strong>.
    </p>
    <Button tone="plain" className={styles.dismiss} onClick={onDismiss}>
      Dismiss
    </Button>
  </section>
);
