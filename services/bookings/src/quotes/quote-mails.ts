import { formatLong } from '@larkfare/london-dates';
import { describeTravellers } from '@larkfare/travellers';
import { type OfficeNotice } from '../outbox/office-notices.ts';
import { type Mail } from '@larkfare/service-kit/mail';
import { type Quote } from './quote.entity.ts';

/** Dates and numbers only: the places are what they typed, and nothing that was typed is sent on. */
export const toQuoteAcknowledgement = (
  quote: Quote,
  { siteName, phone }: { siteName: string; phone?: string },
): Mail => ({
  kind: 'quote-acknowledgement',
  recipient: quote.email,
  subject: `Your quote request ${quote.reference}`,
  body: `Hello,

Thank you for your quote request. Your reference is ${quote.reference}.

What happens next
We look for the best price and send it to you. It is free, with no obligation.
${phone ? `If you would rather ring us, call ${phone} and give your reference.\n` : ''}
What you asked for
${dates(quote)}
Travellers: ${describeTravellers(quote)}

If you did not ask for this, you need not do anything.

${siteName}
`,
});

export const toQuoteNotice = (quote: Quote): OfficeNotice => ({
  kind: 'quote-notice',
  address: `/admin/quotes?search=${quote.reference}`,
  replyTo: quote.email,
  subject: `Quote request ${quote.reference}: ${formatLong(quote.departureDate)}`,
  digestLine: `${quote.reference}, quote request, ${quote.customerName}, ${quote.email}`,
  body: `Quote request ${quote.reference}

Customer
Name: ${quote.customerName}
E-mail: ${quote.email}
Contact number: ${quote.contactPhone || 'None given'}

Trip
From: ${quote.from}
To: ${quote.to}
${dates(quote)}
Travellers: ${describeTravellers(quote)}
Preferred airline: ${airline(quote)}

Extra details
${quote.extraDetails || 'None'}
`,
});

const dates = ({ departureDate, returnDate }: Quote) =>
  returnDate
    ? `Round trip\nDeparture: ${formatLong(departureDate)}\nReturn: ${formatLong(returnDate)}`
    : `One way\nDeparture: ${formatLong(departureDate)}`;

function airline({ preferredAirlineId, preferredAirlineShortName }: Quote): string {
  return preferredAirlineShortName ?? preferredAirlineId ?? 'Any airline';
}
