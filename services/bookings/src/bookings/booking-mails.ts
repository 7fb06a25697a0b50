import { formatLong, londonToday, type OpeningHours, ringWords } from '@larkfare/london-dates';
import { counted } from '@larkfare/text-rules';
import {
  describeTravellers,
  priceText,
  travelClassNames,
  travellerCount,
} from '@larkfare/travellers';
import { type RequestMails } from '../mail/request-mails.ts';
import { toPounds } from './booking-price.rules.ts';
import { Booking, ContactPreference } from './booking.entity.ts';

export const bookingMails: RequestMails<Booking> = {
  type: Booking,
  officePath: '/admin/bookings',
  emailOf: (booking) => booking.userEmail,
  toAcknowledgement: (booking, { siteName, phone, openingHours, pageOf }) => ({
    subject: `Your booking request ${booking.reference}: ${route(booking)}`,
    body: `Hello,

Thank you for your booking request. Your reference is ${booking.reference}.

What happens next
We’ll check the seats with the airline and ${howWeReach[booking.contactPreference]}${ringTime(booking, openingHours)} to confirm the details with you.
There is nothing to pay now: we’ll agree how and when you pay.
${booking.hasPage ? `Your booking’s own page shows how it is going: ${pageOf(booking.id)}\n` : ''}${phone ? `If you would rather ring us, call ${phone} and give your reference.\n` : ''}
Your request
${trip(booking)}

The price is as offered at the time of your request.
If you did not request this, please ignore this email.

${siteName}
`,
  }),
  toNotice: (booking) => ({
    subject: `Booking request ${booking.reference}: ${route(booking)}, ${formatLong(booking.departureDate)}`,
    body: `Booking request ${booking.reference}

Customer
Name: ${booking.customerName}
Email: ${booking.userEmail}
Contact number: ${booking.readablePhone}
Prefers: ${booking.contactPreference}

Trip
${trip(booking)}
Flight: ${booking.flightId}

Extra details
${booking.extraDetails || 'None'}
`,
  }),
  toDigestLine: (booking) => `${booking.reference}, ${route(booking)}`,
};

const howWeReach = {
  [ContactPreference.call]: 'ring you',
  [ContactPreference.whatsapp]: 'message you on WhatsApp',
  [ContactPreference.email]: 'email you',
};

/** The time of our call, from the moment of the request: each attempt is the same mail. */
function ringTime({ contactPreference, callTime, createdAt }: Booking, hours?: OpeningHours) {
  if (!hours || contactPreference !== ContactPreference.call) return '';
  const words = ringWords(hours, createdAt, { callTime, requestedOn: londonToday(createdAt) });
  return words ? ` ${words},` : '';
}

const route = (booking: Booking) =>
  `${booking.departureAirportCode} to ${booking.arrivalAirportCode}`;

function trip(booking: Booking): string {
  const from = `${booking.departureAirportName} (${booking.departureAirportCode})`;
  const to = `${booking.arrivalAirportName} (${booking.arrivalAirportCode})`;
  const prices = priceText(booking.initialPricePence, booking, toPounds);
  const lines = [
    `Airline: ${booking.airlineName}${booking.operatedBy ? `, operated by ${booking.operatedBy}` : ''}`,
    `Outbound: ${formatLong(booking.departureDate)}, ${from} to ${to}, ${duration(booking.outboundMinutes)}, ${stops(booking.stops)}`,
  ];
  if (booking.returnDate)
    lines.push(
      `Return: ${formatLong(booking.returnDate)}, ${to} to ${from}, ${duration(booking.returnMinutes)}`,
    );
  lines.push(
    `Travellers: ${describeTravellers(booking)}`,
    `Travel class: ${travelClassNames[booking.travelClass]}`,
    `Price: ${prices ?? `${toPounds(booking.initialPricePence)} per person`}, ${booking.returnDate ? 'round trip' : 'one way'}`,
  );
  if (booking.callTimeText) lines.push(`Ring: ${booking.callTimeText}`);
  const travellers = travellerCount(booking);
  if (travellers > 1 && !prices)
    lines.push(`Total: ${toPounds(booking.totalPence)} for ${travellers} travellers`);
  return lines.join('\n');
}

const duration = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const stops = (count: number) => (count === 0 ? 'direct flight' : counted(count, 'stop'));
