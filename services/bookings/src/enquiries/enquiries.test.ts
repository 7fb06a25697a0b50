import { eventually } from '@larkfare/service-kit/testing';
import { addDays } from '@larkfare/london-dates';
import { startBookings, officeEmail, today, type TestBookings } from '../testing/test-bookings.ts';
import { airlineId } from '../testing/fake-catalogue.ts';

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
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on Problem {
        message
      }
      ... on TooManyRequests {
        retryAfterSeconds
      }
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
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on TooManyRequests {
        message
      }
    }
  }
`;

type Answer = {
  __typename: string;
  message?: string;
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

describe('an enquiry', () => {
  let server: TestBookings;
  let now = new Date();
  const later = (ms: number) => (now = new Date(now.getTime() + ms));
  beforeAll(async () => {
    server = await startBookings({ now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date();
    server.catalogue.isDown = false;
    await server.rows(`TRUNCATE bookings.contact_messages, bookings.quotes, bookings.hourly_counts,
      bookings.held_notices, bookings.used_form_tokens`);
    await server.clearMails();
  });

  type Sent = { input?: Record<string, unknown>; proof?: Record<string, unknown>; from?: string };
  const send = async (mutation: string, input: Record<string, unknown>, { proof, from }: Sent) => {
    const { data, errors } = await server.ask(
      mutation,
      { input, proof: proof && { website: '', ...proof } },
      from ? { 'x-client-address': from } : {},
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data?.answer as Answer;
  };
  const contact = (sent: Sent = {}) => send(contactMutation, contactInput(sent.input), sent);
  const quote = (sent: Sent = {}) => send(quoteMutation, quoteInput(sent.input), sent);
  const openForm = async () => {
    const { data } = await server.ask('{ formToken { token usableAfterMs } }');
    return data?.formToken as { token: string; usableAfterMs: number };
  };
  const count = async (table: string) => {
    const rows = await server.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM bookings.${table}`,
    );
    return rows[0]?.count;
  };

  it('is stored as a contact message that waits for an answer', async () => {
    const answer = await contact({ input: { message: 'Line one\r\nLine two ' } });

    expect(answer).toMatchObject({
      __typename: 'ContactMessageSent',
      contactMessage: {
        reference: expect.stringMatching(/^LM-/),
        phone: '',
        message: 'Line one\nLine two',
        status: 'pending',
      },
    });
    expect(await count('contact_messages')).toBe(1);
  });

  it('is stored as a quote request with the airline’s short name', async () => {
    const answer = await quote({
      input: { preferredAirlineId: airlineId, adults: 0, children: -1 },
    });

    expect(answer).toMatchObject({
      __typename: 'QuoteRequested',
      quote: {
        reference: expect.stringMatching(/^LQ-/),
        tripType: 'roundTrip',
        to: 'Dubai (any airport)',
        preferredAirline: { id: airlineId, shortName: 'Skylark' },
        returnDate: addDays(today, 44),
        adults: 1,
        children: 0,
        status: 'pending',
      },
    });
  });

  it('for a one-way trip has no return date, for any airline no airline', async () => {
    const answer = await quote({ input: { tripType: 'oneWay', preferredAirlineId: '' } });

    expect(answer.quote).toMatchObject({ returnDate: null, preferredAirline: null });
  });

  it('is stored without the airline’s name while the catalogue is down', async () => {
    server.catalogue.isDown = true;

    const answer = await quote({ input: { preferredAirlineId: airlineId } });

    expect(answer.quote).toMatchObject({ preferredAirline: { id: airlineId, shortName: null } });
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a second header in the name', { name: 'Ann\r\nBcc: all@example.com' }, 'name'],
    ['two email addresses', { email: 'a@example.com,b@example.com' }, 'email'],
    [
      'a second header in the email address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
    ],
    ['a NUL in the phone number', { phone: '020\0' }, 'phone'],
    ['no message', { message: ' \n ' }, 'message'],
    ['a NUL in the message', { message: 'Hi\0' }, 'message'],
    ['HTML in the message', { message: '<a href="https://spam.example">win</a>' }, 'message'],
    ['a huge message', { message: 'x'.repeat(100_000) }, 'message'],
  ])('with %s is refused as a contact message', async (_, input, field) => {
    const answer = await contact({ input });

    expect(answer.fields).toEqual([{ field, message: expect.stringMatching(/^[A-Z]/) }]);
    expect(await count('contact_messages')).toBe(0);
  });

  it.each([
    ['no name', { customerName: '' }, 'customerName', 'Enter your name'],
    ['no place to fly from', { from: '' }, 'from', 'Enter where you are flying from'],
    [
      'a NUL in a place',
      { to: 'Dub\0ai' },
      'to',
      'Enter where you are flying to in 150 ordinary characters or fewer',
    ],
    [
      'a departure today',
      { departureDate: today },
      'departureDate',
      'Departure must be tomorrow or later',
    ],
    [
      'no return date for a round trip',
      { returnDate: null },
      'returnDate',
      'Return date must be after departure',
    ],
    [
      'a return before the departure',
      { returnDate: addDays(today, 3) },
      'returnDate',
      'Return date must be after departure',
    ],
    [
      'an unknown airline',
      { preferredAirlineId: '0192f000-0000-7000-8000-999999999999' },
      'preferredAirlineId',
      'Choose an airline from the list, or any airline',
    ],
    [
      'an airline id with SQL',
      { preferredAirlineId: "' OR 1=1" },
      'preferredAirlineId',
      'Choose an airline from the list, or any airline',
    ],
    [
      'more infants than adults',
      { adults: 2, infants: 5 },
      'infants',
      'Only one infant can travel with each adult',
    ],
    ['a crowd', { adults: 51 }, 'adults', 'For more than 50 travellers please ring us'],
  ])('with %s is refused as a quote request', async (_, input, field, message) => {
    const answer = await quote({ input });

    expect(answer.fields).toEqual([{ field, message }]);
    expect(await count('quotes')).toBe(0);
  });

  it('that is sent five times at once is stored once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => quote()));

    expect(new Set(answers.map((answer) => answer.quote?.id)).size).toBe(1);
    expect(await count('quotes')).toBe(1);
    expect(await server.sentMails()).toHaveLength(2);
  });

  it('is acknowledged without a word that was typed, and mailed to the office whole', async () => {
    const { quote: kept } = await quote({ input: { to: 'SPAMVILLE', extraDetails: 'Buy pills' } });
    const reference = kept?.reference ?? 'none';

    const mails = (await server.sentMails()).filter(({ subject }) => subject?.includes(reference));

    const customer = mails.find(({ to }) => to?.[0]?.address === 'ann@example.com');
    const office = mails.find(({ to }) => to?.[0]?.address === officeEmail);
    expect(customer?.text).toContain('What happens next');
    expect(customer?.text).toContain('Travellers: 1 adult');
    expect(customer?.text).not.toMatch(/SPAMVILLE|pills|O’Brien|London/);
    expect(office?.replyTo?.[0]?.address).toBe('ann@example.com');
    expect(office?.text).toContain('SPAMVILLE');
    expect(office?.text).toContain('Buy pills');
    expect(office?.text).toContain(`https://larkfare.example/admin/quotes?search=${reference}\n`);
  });

  describe('from a form', () => {
    it('is stored once its token is old enough', async () => {
      const { token, usableAfterMs } = await openForm();
      later(usableAfterMs);

      const answer = await contact({ proof: { token } });

      expect(answer.__typename).toBe('ContactMessageSent');
    });

    it('is refused when it is filled in faster than a person can', async () => {
      const { token } = await openForm();

      const answer = await contact({ proof: { token } });

      expect(answer.fields).toEqual([
        { field: 'formToken', message: 'That was very quick. Please send it once more' },
      ]);
    });

    it('is refused when the field that people do not see is filled in', async () => {
      const answer = await contact({ proof: { website: 'https://spam.example' } });

      expect(answer.fields?.[0]?.field).toBe('website');
      expect(await count('contact_messages')).toBe(0);
    });

    it('is refused when its token was made by somebody else', async () => {
      const answer = await contact({ proof: { token: `abc123.AAAAAAAAAAAA.${'A'.repeat(43)}` } });

      expect(answer.fields?.[0]?.message).toMatch(/^This form has expired/);
    });

    it('is refused the next day', async () => {
      const { token } = await openForm();
      later(24 * 60 * 60 * 1000 + 1);

      expect((await contact({ proof: { token } })).__typename).toBe('InvalidInput');
    });

    it('is sent once with one token, and the same again is the same', async () => {
      const { token, usableAfterMs } = await openForm();
      later(usableAfterMs);
      const first = await contact({ proof: { token } });

      const same = await contact({ proof: { token } });
      const other = await contact({ proof: { token }, input: { message: 'Something else' } });

      expect(same).toEqual(first);
      expect(other.fields?.[0]?.message).toMatch(/^This form was already sent/);
    });
  });

  it('that comes too often from one address is refused, and others are not', async () => {
    const answers = [];
    for (let index = 0; index < 7; index++)
      answers.push(
        await contact({ from: '198.51.100.7', input: { message: `No ${'x'.repeat(index)}` } }),
      );
    const other = await contact({ from: '198.51.100.8', input: { message: 'Another' } });

    expect(answers.filter(({ __typename }) => __typename === 'ContactMessageSent')).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({
      __typename: 'TooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(other.__typename).toBe('ContactMessageSent');
  });

  it('that comes too often for one email address is stored but not acknowledged', async () => {
    for (let index = 0; index < 7; index++)
      await contact({ input: { message: `No ${'x'.repeat(index)}` }, from: `198.51.100.${index}` });

    const acknowledgements = (await server.sentMails()).filter(({ subject }) =>
      subject?.startsWith('We have your message'),
    );
    expect(acknowledgements).toHaveLength(5);
    expect(await count('contact_messages')).toBe(7);
  });

  const words = 'cheap loan casino pills crypto prize watch boost rank click'.split(' ');
  /** Robots, twenty at a time, each with a text and an address of its own. */
  const flood = async (posts: number, proofs: { token: string }[] = []) => {
    const spam = (index: number) =>
      contact({
        from: `10.0.${index >> 8}.${index & 255}`,
        proof: proofs[index],
        input: {
          email: `bot-${index}@example.com`,
          message: [...String(index).padStart(4, '0')]
            .map((digit) => words[Number(digit)])
            .join(' '),
        },
      });
    for (let start = 0; start < posts; start += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => spam(start + index)));
  };

  it('of a real visitor gets through a hundred spam posts with form tokens, of which the office gets 20 notices', async () => {
    const forms = await Promise.all(Array.from({ length: 101 }, openForm));
    later(forms[0]?.usableAfterMs ?? 0);
    await flood(
      100,
      forms.slice(1).map(({ token }) => ({ token })),
    );

    const real = await contact({ proof: { token: forms[0]?.token }, from: '203.0.113.9' });

    expect(real.__typename).toBe('ContactMessageSent');
    const mails = await server.sentMails();
    expect(mails.filter(({ to }) => to?.[0]?.address === officeEmail)).toHaveLength(20);
  });

  it('of a real visitor gets through a thousand spam posts, and the office’s mailbox is not flooded', async () => {
    await flood(1000);

    const { token, usableAfterMs } = await openForm();
    later(usableAfterMs);
    const input = { email: 'real@example.com', message: 'My flight is tomorrow, please ring me.' };
    const real = await contact({ proof: { token }, from: '203.0.113.9', input });

    expect(real.__typename).toBe('ContactMessageSent');
    const mailsTo = async (recipient: RegExp) =>
      (await server.sentMails())
        .filter(({ to }) => recipient.test(to?.[0]?.address ?? ''))
        .map(({ subject }) => subject);
    const office = /^office@/;
    // Ten of the flood, and the visitor's at once.
    expect(await mailsTo(office)).toHaveLength(11);
    expect(await mailsTo(office)).toContain(`Contact message ${real.contactMessage?.reference}`);
    expect(await mailsTo(/^real@/)).toHaveLength(1);
    expect(await mailsTo(/^bot-/)).toHaveLength(30);

    await server.rows(
      `UPDATE bookings_jobs._private_jobs SET run_at = now() WHERE key LIKE 'digest:%'`,
    );
    await eventually(async () => (await mailsTo(office)).length === 12);
    expect(await mailsTo(office)).toContain('990 more enquiries not sent through our forms');
    expect(await count('held_notices')).toBe(0);
  });

  it('is counted in the hour of the service’s clock, which is left behind at the full hour', async () => {
    const prize = (number: number) =>
      contact({ input: { message: `Win the big prize of this week, ${number}` } });
    now.setMinutes(59, 59, 0);
    for (let sent = 0; sent < 5; sent++) await prize(sent);

    expect(await prize(5)).toMatchObject({ __typename: 'TooManyRequests', retryAfterSeconds: 1 });
    later(1000);
    expect((await prize(6)).__typename).toBe('ContactMessageSent');
  });

  it('with one text from changing addresses is refused after the fifth', async () => {
    const answers = [];
    for (let index = 0; index < 8; index++)
      answers.push(
        await contact({
          from: `10.1.0.${index}`,
          input: {
            email: `bot-${index}@example.com`,
            message: `Message ${index}: win the big prize now!`,
          },
        }),
      );

    expect(answers.map(({ __typename }) => __typename)).toEqual([
      ...Array(5).fill('ContactMessageSent'),
      ...Array(3).fill('TooManyRequests'),
    ]);
  });
});
