import { eventually } from '@larkfare/service-kit/testing';
import {
  bookingInput,
  startBookings,
  officeEmail,
  type TestBookings,
} from '../testing/test-bookings.ts';
import { mailServer } from '../testing/mail-server.ts';

const mutation = /* GraphQL */ `
  mutation ($input: RequestBookingInput!) {
    requestBooking(input: $input) {
      __typename
    }
  }
`;

describe('the outbox', () => {
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  let server: TestBookings;
  beforeEach(async () => {
    smtp = await mailServer();
    server = await startBookings({ smtpUrl: smtp.url });
  });
  afterEach(async () => {
    await server.close();
    await smtp.close();
  });

  const book = () => server.ask(mutation, { input: bookingInput() });
  const arrived = (count: number) =>
    eventually(async () => smtp.received.length >= count && smtp.received);
  const waiting = async () => {
    const rows = await server.rows(
      'SELECT id FROM bookings.outbox WHERE sent_at IS NULL AND refused_at IS NULL',
    );
    return rows.length;
  };

  it('hands each mail to the mail server once, with the id of its row', async () => {
    await book();

    const mails = await arrived(2);

    await eventually(async () => (await waiting()) === 0);
    const rows = await server.rows<{ message_id: string }>(
      'SELECT message_id FROM bookings.outbox',
    );
    expect(mails.map(({ mail }) => mail.messageId).sort()).toEqual(
      rows.map((row) => row.message_id).sort(),
    );
    const office = mails.find(({ recipients }) => recipients.includes(officeEmail));
    expect(office?.recipients).toEqual([officeEmail]);
    expect(office?.mail.from).toEqual({ name: 'Larkfare', address: officeEmail });
    expect(office?.mail.replyTo).toEqual([{ name: '', address: 'ann@example.com' }]);
    const [{ reference } = {}] = await server.rows<{ reference: string }>(
      'SELECT reference FROM bookings.bookings',
    );
    expect(office?.mail.text).toContain(
      `https://larkfare.example/admin/bookings?search=${reference}\n`,
    );
    expect(office?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(smtp.attempts).toBe(2);
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

    await eventually(async () => {
      const jobs = await server.rows('SELECT FROM bookings_jobs.jobs WHERE last_error IS NOT NULL');
      return jobs.length === 2;
    });
    expect(await waiting()).toBe(2);
  });

  it('gives a customer’s mail up when their address is refused, and still tells the office', async () => {
    smtp.refuseRecipient = (address) => (address === 'ann@example.com' ? 550 : undefined);

    await book();

    await arrived(1);
    const refused = await eventually(async () => {
      const rows = await server.rows(
        'SELECT recipient, last_error FROM bookings.outbox WHERE refused_at IS NOT NULL',
      );
      return rows.length > 0 && rows;
    });
    expect(refused).toEqual([
      { recipient: 'ann@example.com', last_error: expect.stringContaining('550') },
    ]);
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
    const unsent = await waiting();

    expect(smtp.received).toHaveLength(2 - unsent);
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

    await eventually(async () => smtp.received.length === 2, 20_000);
    expect(smtp.attempts).toBe(2);
  }, 30_000);
});
