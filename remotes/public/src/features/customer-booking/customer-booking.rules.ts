import { type OpeningHours, ringWords } from '@larkfare/london-dates';
import { counted } from '@larkfare/text-rules';
import { durationText } from '@larkfare/travellers';
import type { CustomerBookingQuery } from './customer-booking.generated.ts';

export type CustomerBooking = NonNullable<CustomerBookingQuery['customerBooking']>;
type State = CustomerBooking['state'];

export const stateSentences: Record<State, string> = {
  pending: 'Thank you. We have your request and will be in touch.',
  inProgress: 'We are working on your booking.',
  confirmed: 'Your booking is confirmed.',
  cancelled: 'This booking is cancelled.',
};

const contactSteps: Record<CustomerBooking['contactPreference'], string> = {
  call: 'We ring you to confirm the details.',
  whatsapp: 'We message you on WhatsApp to confirm the details.',
  email: 'We email you to confirm the details.',
};

type Contact = Pick<CustomerBooking, 'state' | 'contactPreference' | 'callTime' | 'requestedOn'>;

/** The steps from now on; none of a booking that has come to its end. */
export const nextSteps = (booking: Contact, now: Date, hours?: OpeningHours): string[] =>
  booking.state === 'pending' || booking.state === 'inProgress'
    ? [
        'We check the seats with the airline.',
        callStep(booking, now, hours) ?? contactSteps[booking.contactPreference],
        'There is nothing to pay now: we agree how and when you pay.',
      ]
    : [];

/** A booking that is worked on may have been rung about already, so it has no time. */
function callStep(booking: Contact, now: Date, hours?: OpeningHours): string | undefined {
  const isCallDue = booking.state === 'pending' && booking.contactPreference === 'call';
  const words = isCallDue && hours && ringWords(hours, now, booking);
  return words ? `We ring you ${words}, to confirm the details.` : undefined;
}

export type Leg = {
  title: 'Outbound' | 'Return';
  date: string;
  from: CustomerBooking['departureAirport'];
  to: CustomerBooking['arrivalAirport'];
  facts: string;
};

/** The flights of the trip, one or two. */
export function toLegs(booking: CustomerBooking): Leg[] {
  const { departureAirport, arrivalAirport, departureDate, returnDate, stops } = booking;
  const stopsText = stops === 0 ? 'direct flight' : counted(stops, 'stop');
  const facts = (minutes: number) => `${durationText(minutes)}, ${stopsText}`;
  const outbound: Leg = {
    title: 'Outbound',
    date: departureDate,
    from: departureAirport,
    to: arrivalAirport,
    facts: facts(booking.outboundMinutes),
  };
  if (!returnDate) return [outbound];
  const home = { from: arrivalAirport, to: departureAirport, facts: facts(booking.returnMinutes) };
  return [outbound, { title: 'Return', date: returnDate, ...home }];
}
