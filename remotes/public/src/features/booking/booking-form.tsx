import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '@larkfare/remote-contract';
import { atLeastOneAdult, type Travellers } from '@larkfare/travellers';
import { Button, formatPounds } from '@larkfare/ui-kit';
import { bookingDraft } from './booking-draft.ts';
import styles from './booking-form.module.css';
import {
  bookingProblems,
  openedDetails,
  sortProblems,
  toBookingInput,
  type BookableOffer,
  type BookingDetails,
  type BookingProblems,
  type MadeBooking,
} from './booking.rules.ts';
import { BookingStatus, type BookingStatusText } from './booking-status.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FlightSummary } from './flight-summary.tsx';
import { PassengerFields } from './passenger-fields.tsx';
import { useRequestBooking, type BookingAnswer } from './use-request-booking.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

type BookingFormProps = {
  offer: BookableOffer;
  travellers: Travellers;
  extraDetails: string;
  onMade: (booking: MadeBooking) => void;
};

const failure = 'Failed to make Booking. Please try again';

/** Asks for a booking. Nothing that was typed is lost while it is open, whatever the answer is. */
export function BookingForm({ offer, travellers, extraDetails, onMade }: BookingFormProps) {
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { requestBooking } = useRequestBooking();
  const [details, setDetails] = useState(() =>
    openedDetails(travellers, extraDetails, bookingDraft.read()),
  );
  const [pricePence, setPricePence] = useState(offer.finalPricePence);
  const [problems, setProblems] = useState<BookingProblems>({});
  const [status, setStatus] = useState<BookingStatusText>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const change = (part: Partial<BookingDetails>) => {
    setDetails((before) => ({ ...before, ...part }));
    setProblems((before) => withoutFields(before, part));
    bookingDraft.keep(part);
  };
  const showProblems = (next: BookingProblems) => {
    flushSync(() => setProblems(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const missing = bookingProblems(details);
    if (Object.keys(missing).length > 0) return showProblems(missing);
    setStatus(undefined);
    setIsSubmitting(true);
    const answer = await requestBooking(toBookingInput(offer, details, pricePence));
    setIsSubmitting(false);
    receive(answer);
  };

  const receive = (answer: BookingAnswer) => {
    if (answer.kind === 'made') {
      bookingDraft.forget();
      notify.success('Booking made successfully!');
      return onMade({
        reference: answer.reference,
        customerName: details.customerName.trim(),
        offer,
        travellers: atLeastOneAdult(details),
        pricePence,
      });
    }
    notify.error(failure);
    if (answer.kind === 'price-changed') {
      setStatus({
        title: `The price is now ${formatPounds(answer.currentPricePence)} per person`,
        text: `It was ${formatPounds(pricePence)} when you opened this. Nothing has been booked; send the request again if the new price suits you.`,
      });
      return setPricePence(answer.currentPricePence);
    }
    if (answer.kind === 'problems') {
      const { atFields, above } = sortProblems(answer.fields, details);
      if (above.length > 0) setStatus({ title: above.join('. ') });
      return showProblems(atFields);
    }
    if (answer.kind === 'refused') setStatus({ title: answer.message });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Booking request"
    >
      <FlightSummary offer={offer} travellers={details} pricePence={pricePence} />
      <ContactFields details={details} problems={problems} onChange={change} />
      <PassengerFields details={details} problems={problems} onChange={change} />
      <WhatHappensNext preference={details.contactPreference} />
      <BookingStatus status={status} />
      <div className={styles.foot}>
        <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
          {submitText(isSubmitting, pricePence !== offer.finalPricePence)}
        </Button>
      </div>
    </form>
  );
}

function submitText(isSubmitting: boolean, hasNewPrice: boolean) {
  if (isSubmitting) return 'Submitting...';
  return hasNewPrice ? 'Request booking at the new price' : 'Request booking';
}

/** A field that is being put right loses its problem. */
const withoutFields = (
  problems: BookingProblems,
  changed: Partial<BookingDetails>,
): BookingProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)));
