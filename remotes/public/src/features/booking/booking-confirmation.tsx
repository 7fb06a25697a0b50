import type { Ref } from 'react';
import { counted } from '@larkfare/text-rules';
import { totalPence, travellerCount } from '@larkfare/travellers';
import { Button, formatPounds, Icon } from '@larkfare/ui-kit';
import CircleCheck from '@lucide/icons/icons/circle-check';
import type { MadeBooking } from './booking.rules.ts';
import styles from './booking-confirmation.module.css';

type BookingConfirmationProps = {
  booking: MadeBooking;
  onDismiss: () => void;
  /** Takes the focus once the pop-up has gone. */
  ref?: Ref<HTMLElement>;
};

/** Keeps the reference in sight after the notice has gone. */
export function BookingConfirmation({ booking, onDismiss, ref }: BookingConfirmationProps) {
  const { customerName, offer, pricePence, reference, travellers } = booking;
  const people = travellerCount(travellers);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.confirmation}
      aria-label="Your booking request"
    >
      <Icon shape={CircleCheck} size={24} tone="success" />
      <p>
        Thank you, {customerName}. Your request for {offer.airline.name},{' '}
        {offer.departureAirport.code} to {offer.arrivalAirport.code}, is with us:{' '}
        {formatPounds(totalPence(pricePence, travellers))} for {counted(people, 'traveller')}. Your
        reference is <strong>{reference}</strong>.
      </p>
      <Button tone="plain" className={styles.dismiss} onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}
