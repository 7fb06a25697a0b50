import { formatLong } from '@larkfare/london-dates';
import { describeTravellers } from '@larkfare/travellers';
import { type RequestMails } from '../mail/request-mails.ts';
import { Quote } from './quote.ts';

export const quoteMails: RequestMails<Quote> = {
  type: Quote,
  officePath: '/admin/quotes',
  emailOf: (quote) => quote.email,
  /** The places are left out, because the customer typed them. */
  toAcknowledgement: (quote, { siteName, phone }) => ({
    subject: `Your quote request ${quote.reference}`,
    body: `Hello,

Thank you for your quote request. Your reference is ${quote.reference}.

What happens next
We’ll find the best price we can and email it to you. It’s free, with no obligation.
${phone ? `If you would rather ring us, call ${phone} and give your reference.\n` : ''}
Your request
${dates(quote)}
Travellers: ${describeTravellers(quote)}
${ring(quote)}
If you did not request this, please ignore this email.

${siteName}
`,
  }),
  toNotice: (quote) => ({
    subject: `Quote request ${quote.reference}: ${formatLong(quote.departureDate)}`,
    body: `Quote request ${quote.reference}

Customer
Name: ${quote.customerName}
Email: ${quote.email}
Contact number: ${quote.readablePhone || 'None given'}

Trip
From: ${quote.from}
To: ${quote.to}
${dates(quote)}
Travellers: ${describeTravellers(quote)}
Preferred airline: ${quote.airlineText}
${ring(quote)}
Extra details
${quote.extraDetails || 'None'}
`,
  }),
  toDigestLine: (quote) => `${quote.reference}, quote request`,
};

const ring = ({ callTimeText }: Quote) => (callTimeText ? `Ring: ${callTimeText}\n` : '');

const dates = ({ departureDate, returnDate }: Quote) =>
  returnDate
    ? `Round trip\nDeparture: ${formatLong(departureDate)}\nReturn: ${formatLong(returnDate)}`
    : `One way\nDeparture: ${formatLong(departureDate)}`;
