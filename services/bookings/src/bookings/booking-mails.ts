import { formatLong } from '@larkfare/london-dates';
import { describeTravellers, totalPence, travellerCount } from '@larkfare/travellers';
import { type OfficeNotice } from '../outbox/office-notices.ts';
import { type Mail } from '@larkfare/service-kit/mail';
import { toPounds } from './booking-price.rules.ts';
import { type Booking, ContactPreference } from './booking.entity.ts';

/**
 * What the customer gets: their reference, what happens next, and what was booked from our own snapshot.
 * Not a word that they typed, so that our address cannot be used to send text to a stranger.
 */
export const toAcknowledgement = (
  booking: Booking,
  { siteName, phone }: { siteName: string; phone?: string },
): Mail => ({
  kind: 'booking-acknowledgement',
  recipient: booking.userEmail,
  subject: `Your booking request ${booking.reference}: ${route(booking)}`,
  body: `Hello,

Thank you for your booking request. Your reference is ${booking.reference}.

What happens next
We check the seats with the airline and ${howWeReach[booking.contactPreference]} to confirm the details with you.
There is nothing to pay now: we agree with you how and when you pay.
${phone ? `If you would rather ring us, call ${phone} and give your reference.\n` : ''}
What you asked for
${trip(booking)}

The price is per person, as it was offered when you asked.
If you did not ask for this, you need not do anything.

${siteName}
`,
});

const howWeReach = {
  [ContactPreference.call]: 'ring you',
  [ContactPreference.whatsapp]: 'write to you on WhatsApp',
  [ContactPreference.email]: 'write to you by e-mail',
};

/** What the office gets: everything needed to act, with the customer as the one to answer. */
export const toOfficeNotice = (booking: Booking): OfficeNotice => ({
  kind: 'booking-notice',
  address: `/admin/bookings?search=${booking.reference}`,
  replyTo: booking.userEmail,
  digestLine: `${booking.reference}, ${route(booking)}, ${booking.customerName}, ${booking.userEmail}`,
  subject: `Booking request ${booking.reference}: ${route(booking)}, ${formatLong(booking.departureDate)}`,
  body: `Booking request ${booking.reference}

Customer
Name: ${booking.customerName}
E-mail: ${booking.userEmail}
Contact number: ${booking.contactPhone}
Prefers: ${booking.contactPreference}

Trip
${trip(booking)}
Flight: ${booking.flightId}

Extra details
${booking.extraDetails || 'None'}
`,
});

const route = (booking: Booking) =>
  `${booking.departureAirportCode} to ${booking.arrivalAirportCode}`;

function trip(booking: Booking): string {
  const from = `${booking.departureAirportName} (${booking.departureAirportCode})`;
  const to = `${booking.arrivalAirportName} (${booking.arrivalAirportCode})`;
  const lines = [
    `Airline: ${booking.airlineName}`,
    `Outbound: ${formatLong(booking.departureDate)}, ${from} to ${to}, ${duration(booking.outboundMinutes)}, ${stops(booking.stops)}`,
  ];
  if (booking.returnDate)
    lines.push(
      `Return: ${formatLong(booking.returnDate)}, ${to} to ${from}, ${duration(booking.returnMinutes)}`,
    );
  lines.push(
    `Travellers: ${describeTravellers(booking)}`,
    `Price: ${toPounds(booking.initialPricePence)} per person, ${booking.returnDate ? 'round trip' : 'one way'}`,
  );
  const travellers = travellerCount(booking);
  if (travellers > 1)
    lines.push(
      `Total: ${toPounds(totalPence(booking.initialPricePence, booking))} for ${travellers} travellers`,
    );
  return lines.join('\n');
}

const duration = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

function stops(count: number): string {
  if (count === 0) return 'direct flight';
  return count === 1 ? '1 stop' : `${count} stops`;
}
