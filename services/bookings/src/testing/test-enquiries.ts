import { addDays } from '@larkfare/london-dates';
import { startBookings, today } from './test-bookings.ts';

const refusals = `
  ... on InvalidInput {
    fields {
      field
      message
    }
  }
  ... on TooManyRequests {
    retryAfterSeconds
  }
`;

const contactMutation = /* GraphQL */ `
  mutation ($input: SendContactMessageInput!, $proof: FormProofInput) {
    answer: sendContactMessage(input: $input, proof: $proof) {
      __typename
      ... on ContactMessageSent {
        contactMessage {
          id
          reference
          name
          phone
          message
          status
        }
      }
      ${refusals}
    }
  }
`;

const quoteMutation = /* GraphQL */ `
  mutation ($input: RequestQuoteInput!, $proof: FormProofInput) {
    answer: requestQuote(input: $input, proof: $proof) {
      __typename
      ... on QuoteRequested {
        quote {
          id
          reference
          tripType
          from
          to
          preferredAirline {
            id
            shortName
          }
          departureDate
          returnDate
          adults
          children
          status
        }
      }
      ${refusals}
    }
  }
`;

type Answer = {
  __typename: string;
  retryAfterSeconds?: number;
  fields?: { field: string; message: string }[];
  contactMessage?: { id: string; reference: string };
  quote?: { id: string; reference: string };
};

const contactInput = (differs: Record<string, unknown> = {}) => ({
  name: 'Ann O’Brien',
  email: 'ann@example.com',
  phone: '',
  message: 'Can I take my cello as a second passenger?',
  ...differs,
});
const quoteInput = (differs: Record<string, unknown> = {}) => ({
  customerName: 'Ann O’Brien',
  email: 'ann@example.com',
  contactPhone: '',
  tripType: 'roundTrip',
  from: 'London',
  to: 'Dubai (any airport)',
  departureDate: addDays(today, 30),
  returnDate: addDays(today, 44),
  adults: 1,
  children: 0,
  infants: 0,
  extraDetails: '',
  ...differs,
});

interface Sent {
  /** The differences from a valid enquiry. */
  input?: Record<string, unknown>;
  proof?: { token?: string | undefined; website?: string } | undefined;
  /** The visitor's network address. */
  from?: string;
}

/** A running service for all tests of a file, with a clock that tests move; each test begins without enquiries. */
export async function startEnquiries() {
  let now = new Date();
  const server = await startBookings({ now: () => now });
  const send = async (mutation: string, input: Record<string, unknown>, { proof, from }: Sent) => {
    const { data, errors } = await server.query(
      mutation,
      { input, proof: proof && { website: '', ...proof } },
      from ? { 'x-client-address': from } : {},
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data?.answer as Answer;
  };
  beforeEach(async () => {
    now = new Date();
    server.catalogue.isUnavailable = false;
    await server.rows(`TRUNCATE bookings.contact_messages, bookings.quotes, bookings.hourly_counts,
      bookings.held_notices, bookings.used_form_tokens`);
    await server.clearMails();
  });
  afterAll(() => server.close());

  return {
    ...server,
    contact: (sent: Sent = {}) => send(contactMutation, contactInput(sent.input), sent),
    quote: (sent: Sent = {}) => send(quoteMutation, quoteInput(sent.input), sent),
    async openForm() {
      const { data } = await server.query('{ formToken { token usableAfterMs } }');
      return data?.formToken as { token: string; usableAfterMs: number };
    },
    /** The number of rows. */
    async count(table: string) {
      const rows = await server.rows<{ count: number }>(
        `SELECT count(*)::int AS count FROM bookings.${table}`,
      );
      return rows[0]?.count;
    },
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
    /** One second before the hour is full. */
    atTheEndOfTheHour: () => now.setMinutes(59, 59, 0),
  };
}
