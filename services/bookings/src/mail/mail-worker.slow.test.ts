import { eventually } from '@larkfare/server-kit/testing';
import { mailServer } from '../testing/mail-server.ts';
import { bookingInput, officeEmail } from '../testing/test-bookings.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

const mutation = /* GraphQL */ `
  mutation ($input: RequestBookingInput!) {
    requestBooking(input: $input) {
      __typename
    }
  }
`;

describe('the mail worker', () => {
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  let server: TestOffice;
  beforeEach(async () => {
    smtp = await mailServer();
    server = await startOffice({ smtpUrl: smtp.url });
  });
  afterEach(async () => {
    await server.close();
    await smtp.close();
  });

  const book = (differs = {}) => server.query(mutation, { input: bookingInput(differs) });
  const arrived = (count: number) =>
    eventually(async () => smtp.received.length >= count && smtp.received);
  const noneIsQueued = () => eventually(async () => (await server.queuedMails()).length === 0);
  const attempted = () =>
    eventually(async () => {
      const queued = await server.queuedMails();
      return queued.every((job) => job.last_error) && queued;
    });

  it('hands each mail to the mail server once, with the kind and the id of its record', async () => {
    await book();

    const mails = await arrived(2);

    await noneIsQueued();
    const [{ id, reference } = {}] = await server.rows<{ id: string; reference: string }>(
      'SELECT id, reference FROM bookings.bookings',
    );
    expect(mails.map(({ mail }) => mail.messageId).sort()).toEqual([
      `<booking-acknowledgement.${id}@larkfare.example>`,
      `<booking-notice.${id}@larkfare.example>`,
    ]);
    const office = mails.find(({ recipients }) => recipients.includes(officeEmail));
    expect(office?.recipients).toEqual([officeEmail]);
    expect(office?.mail.from).toEqual({ name: 'Larkfare', address: officeEmail });
    expect(office?.mail.replyTo).toEqual([{ name: '', address: 'ann@example.com' }]);
    expect(office?.mail.text).toContain(
      `https://larkfare.example/admin/bookings?search=${reference}\n`,
    );
    expect(office?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(smtp.attempts).toBe(2);
  });

  it('takes the name, the phone number and the opening hours of a customer’s mail from the site information', async () => {
    await book({ contactPreference: 'call' });

    const mails = await arrived(2);

    const customer = mails.find(({ recipients }) => recipients.includes('ann@example.com'))?.mail;
    expect(customer?.from?.name).toBe('Kingfisher Travel');
    expect(customer?.text).toContain('call 020 7946 0000 and');
    expect(customer?.text).toMatch(/ring you today, \w+day, to confirm the details/);
    expect(customer?.text).toMatch(/Kingfisher Travel\s*$/);
  });

  it('stores a booking, and retries its customer’s mail, while the content service is unavailable', async () => {
    server.content.isUnavailable = true;
    // Without the shares of children only adults have a price.
    await book({ children: 0 });
    await arrived(1);
    expect(await attempted()).toEqual([{ last_error: 'down' }]);

    server.content.isUnavailable = false;
    await server.rows(`UPDATE bookings_jobs._private_jobs SET run_at = now()`);

    const mails = await arrived(2);
    expect(mails.map(({ recipients }) => recipients[0])).toEqual([officeEmail, 'ann@example.com']);
  });

  it('queues nothing personal, and logs and stores no address that the mail server quotes', async () => {
    smtp.refuseRecipient = () => 450;

    await book();

    for (const { last_error } of await attempted()) expect(last_error).toMatch(/450/);
    const jobs = await server.rows<{ job: string }>(
      `SELECT to_jsonb(job)::text AS job FROM bookings_jobs._private_jobs job`,
    );
    expect(jobs.length).toBeGreaterThanOrEqual(2);
    for (const { job } of jobs) expect(job).not.toMatch(/@|Ann/);
  });

  it('tries again, as the same mail, when the mail server is busy', async () => {
    smtp.refuseMessage = () => (smtp.attempts === 1 ? 451 : undefined);

    await book();

    const mails = await arrived(2);
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2);
    expect(smtp.attempts).toBe(3);
  });

  it('keeps its mails while there is no mail server', async () => {
    await smtp.close();

    await book();

    expect(await attempted()).toHaveLength(2);
  });

  it('gives up a customer’s mail when their address is refused, and still notifies the office', async () => {
    smtp.refuseRecipient = (address) => (address === 'ann@example.com' ? 550 : undefined);

    await book();

    const mails = await arrived(2);
    await noneIsQueued();
    expect(mails.map(({ recipients }) => recipients)).toEqual([[officeEmail], [officeEmail]]);
    const refusal = mails.find(({ mail }) => mail.subject?.startsWith('Mail refused: Booking'));
    expect(refusal?.mail.text).toContain('The customer’s mailbox refused our mail for good.');
    expect(refusal?.mail.text).toContain('Contact number: 020 7946 0018');
  });

  it.each([
    [550, 'marked', expect.stringMatching(/^\d{4}-/)],
    [450, 'not marked', null],
  ])('a booking whose mail is refused with %i is %s, for the office alone', async (code, _, at) => {
    smtp.refuseRecipient = (address) => (address === 'ann@example.com' ? code : undefined);

    await book();

    await attempted();
    expect(await server.answer('{ bookings(filter: {}) { items { mailRefusedAt } } }')).toEqual({
      items: [{ mailRefusedAt: at }],
    });
    const { data } = await server.query(
      `mutation ($input: RequestBookingInput!) {
        requestBooking(input: $input) { ... on BookingRequested { booking { mailRefusedAt } } }
      }`,
      { input: bookingInput() },
    );
    expect(data).toEqual({ requestBooking: { booking: { mailRefusedAt: null } } });
  });

  it('never gives up a notice to the office at the first no', async () => {
    let noes = 1;
    smtp.refuseRecipient = (address) => (address === officeEmail && noes-- > 0 ? 550 : undefined);

    await book();

    const mails = await arrived(2);
    expect(mails.flatMap(({ recipients }) => recipients)).toContain(officeEmail);
  });

  it('finishes the mail under way when it is stopped', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    smtp.beforeAnswer = () => answered;
    await book();
    await eventually(async () => smtp.attempts > 0);

    const stopped = server.stop();
    answer();
    await stopped;
    const unsent = await server.queuedMails();

    expect(smtp.received).toHaveLength(2 - unsent.length);
  });

  it('leaves a mail in the queue when it is stopped and the mail server hangs', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    smtp.beforeAnswer = () => never;
    await book();
    await eventually(async () => smtp.attempts > 0);

    await server.stop();

    const queued = await server.queuedMails();
    expect(queued).toHaveLength(2);
    expect(queued.map((job) => job.last_error)).toContainEqual(expect.stringMatching(/abort/i));
  });

  it('sends after a restart what a killed process left locked', async () => {
    await server.stop();
    await server.start({ smtpUrl: 'smtp://127.0.0.1:1' });
    await book();
    await server.stop();
    await server.rows(
      `UPDATE bookings_jobs._private_jobs SET locked_by = 'killed', locked_at = now() - interval '1 minute', run_at = now()`,
    );

    await server.start({ smtpUrl: smtp.url });

    await eventually(async () => smtp.received.length === 2);
    expect(smtp.attempts).toBe(2);
  });
});
