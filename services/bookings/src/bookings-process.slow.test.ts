import { eventually } from '@larkfare/server-kit/testing';
import { bookingsProcess, overHttp } from './testing/bookings-process.ts';
import { bookingInput, startBookings, officeEmail } from './testing/test-bookings.ts';
import { mailServer } from './testing/mail-server.ts';

const mutation = /* GraphQL */ `
  mutation ($input: RequestBookingInput!, $idempotencyKey: String) {
    requestBooking(input: $input, idempotencyKey: $idempotencyKey) {
      ... on BookingRequested {
        booking {
          reference
        }
      }
    }
  }
`;

describe('the bookings process', () => {
  it('killed among 200 posts, loses no booking it acknowledged and no mail', async () => {
    // Closed if the test fails, too: an open server keeps Jest's worker from ending.
    await using open = new AsyncDisposableStack();
    const closing = <Server extends { close(): Promise<unknown> }>(started: Server) =>
      open.adopt(started, async (each) => void (await each.close()));
    const server = closing(await startBookings());
    await server.stop();
    const smtp = closing(await mailServer());
    const catalogue = closing(await overHttp(server.catalogue.execute));
    const facts = { brand: { name: 'Larkfare' }, contactPhone: '' };
    const content = closing(await overHttp(async () => ({ data: { siteInformation: facts } })));
    const settings = {
      DATABASE_URL: server.databaseUrl,
      CATALOGUE_URL: catalogue.url,
      CONTENT_URL: content.url,
      SMTP_URL: smtp.url,
      OFFICE_EMAIL: officeEmail,
      SITE_URL: 'http://localhost',
    };
    const acknowledged: string[] = [];

    const first = await bookingsProcess(settings);
    const posts = Array.from({ length: 200 }, async (_, index) => {
      const input = bookingInput({ userEmail: `customer-${index}@example.com` });
      const { data } = await first.post(mutation, { input, idempotencyKey: `post-${index}` });
      acknowledged.push((data as Acknowledged).requestBooking.booking.reference);
    });
    const responses = Promise.allSettled(posts);
    await eventually(async () => acknowledged.length >= 50);
    await first.end('SIGKILL');
    await responses;

    const second = await bookingsProcess(settings);
    const kept = await server.rows<{ id: string; reference: string }>(
      'SELECT id, reference FROM bookings.bookings',
    );
    expect(kept.map((row) => row.reference)).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeLessThan(200);

    await eventually(async () => (await server.queuedMails()).length === 0);
    const held = await server.rows<{ record_id: string }>(
      'SELECT record_id FROM bookings.held_notices',
    );
    const isHeld = new Set(held.map((notice) => notice.record_id));
    const expected = kept.flatMap(({ id }) => [
      `<booking-acknowledgement.${id}@larkfare.example>`,
      ...(isHeld.has(id) ? [] : [`<booking-notice.${id}@larkfare.example>`]),
    ]);
    const received = new Set(smtp.received.map(({ mail }) => mail.messageId));
    expect(received).toEqual(new Set(expected));
    // Two mails were being sent at most when the process was killed: SMTP's window, and none beyond it.
    expect(smtp.received.length - expected.length).toBeLessThanOrEqual(2);

    expect(await second.end('SIGTERM')).toBe(0);
  });
});

type Acknowledged = { requestBooking: { booking: { reference: string } } };
