import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { counted } from '@larkfare/text-rules';
import { atLeastOneAdult, travellerCount, type Travellers } from '@larkfare/travellers';
import {
  Card,
  formatPounds,
  Grid,
  Icon,
  Row,
  Segmented,
  Stack,
  Text,
  TextAreaField,
} from '@larkfare/ui-kit';
import PhoneCall from '@lucide/icons/icons/phone-call';
import { CallTimeField } from '../../form/call-time-field.tsx';
import { EmailField, NameField, PhoneField } from '../../form/contact-fields.tsx';
import { Form } from '../../form/form.tsx';
import { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import styles from '../../form/form.module.css';
import type { FormAnswer } from '../../form/form.rules.ts';
import { TravellerFields } from '../../form/traveller-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import {
  type BookableOffer,
  type BookingDetails,
  bookingProblems,
  type ContactPreference,
  contactPreferences,
  emptyBooking,
  openedDetails,
  type ShownPrice,
  toBookingInput,
  totalOf,
} from './booking.rules.ts';
import { FlightSummary } from './flight-summary.tsx';
import { useRequestBooking } from './use-request-booking.ts';
import { useFareShares } from '../../price-lines/use-fare-shares.ts';
import { createDraft } from '../../form/draft.ts';

export type BookingFormProps = {
  /** Stays the one that was booked while the pop-up leaves. */
  offer: BookableOffer;
  /** Travellers of the search; the form starts with them each time it opens. */
  travellers: Travellers;
  /** Receives the path of the customer's own page. */
  onMade: (pagePath: string) => void;
};

const preferenceLabels: Record<ContactPreference, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
};

/** Requests a booking. Nothing that was typed is lost while it is open, whatever the answer is. */
export function BookingForm({ offer, travellers, onMade }: BookingFormProps) {
  const notify = useNotify();
  const requestBooking = useRequestBooking();
  const shares = useFareShares();
  const [shown, setShown] = useState<ShownPrice>({ pricePence: offer.finalPricePence, ...shares });
  const [priceChange, setPriceChange] = useState<string>();

  const receive = (answer: FormAnswer, sent: BookingDetails) => {
    if (answer.kind === 'sent') {
      notify.success('Booking made successfully!');
      return onMade(answer.pagePath ?? '/your-booking');
    }
    if (answer.kind !== 'price-changed') return setPriceChange(undefined);
    const {
      currentPricePence: pricePence,
      currentTotalPence,
      childPercent,
      infantPercent,
    } = answer;
    setShown({ pricePence, childPercent, infantPercent });
    setPriceChange(
      `The price for ${counted(travellerCount(atLeastOneAdult(sent)), 'traveller')} is now ${formatPounds(currentTotalPence)}. It was ${formatPounds(totalOf(sent, shown))} when you opened this. Nothing has been booked; send the request again if the new price suits you.`,
    );
  };
  const { form, details, problems, change, field } = useForm<BookingDetails>({
    failure: 'Failed to make Booking. Please try again',
    initial: () => openedDetails(travellers, bookingDraft.read()),
    draft: bookingDraft,
    problemsOf: bookingProblems,
    send: (booked) => requestBooking(toBookingInput(offer, booked, shown)),
    onAnswer: receive,
  });

  return (
    <Form
      label="Booking request"
      submitLabel={
        priceChange === undefined ? 'Request booking' : 'Request booking at the new price'
      }
      form={form}
      assurance={`Nothing to pay now, ${howWeReach[details.contactPreference]}`}
      explanation={priceChange}
    >
      <FlightSummary offer={offer} party={{ ...details, ...shown }} pricePence={shown.pricePence} />
      <Grid columns={2} gap={3} align="start" className={styles.travellers}>
        <TravellerFields travellers={details} problems={problems} onChange={change} />
      </Grid>
      <Stack gap={5}>
        <NameField {...field('customerName')} />
        <Stack gap={[5, 4]} className={styles.pair}>
          <EmailField {...field('userEmail')} />
          <PhoneField label="Contact number" required {...field('contactPhone')} />
        </Stack>
        <Segmented
          legend="Contact preference"
          {...field('contactPreference')}
          options={contactPreferences.map((value) => ({ value, label: preferenceLabels[value] }))}
        />
        {details.contactPreference === 'call' && <CallTimeField {...field('callTime')} />}
      </Stack>
      <TextAreaField
        label="Extra details"
        note="optional"
        rows={3}
        maxLength={2000}
        placeholder="Baggage, seats together, special occasions…"
        {...field('extraDetails')}
      />
      <WhatHappensNext preference={details.contactPreference} />
      <AskOnWhatsApp offer={offer} />
    </Form>
  );
}

const howWeReach: Record<ContactPreference, string> = {
  call: 'we ring you',
  whatsapp: 'we message you',
  email: 'we email you',
};

const firstStep: Record<ContactPreference, string> = {
  call: 'We’ll ring you to check the details and confirm the seats.',
  whatsapp: 'We’ll send you a WhatsApp message to check the details and confirm the seats.',
  email: 'We’ll email you to check the details and confirm the seats.',
};

/** The first step after the request, so that the button is safe to press. */
const WhatHappensNext = ({ preference }: { preference: ContactPreference }) => (
  <Card as="section" look="tinted" aria-labelledby="next-heading">
    <Row nowrap align="start">
      <Icon shape={PhoneCall} size={24} tone="link" />
      <div>
        <Text as="h3" size={1} id="next-heading">
          What happens next
        </Text>
        <Text size={0}>{firstStep[preference]}</Text>
        {preference === 'call' && <OpenNow />}
      </div>
    </Row>
  </Card>
);

export const bookingDraft = createDraft('bookingDraft', emptyBooking);
