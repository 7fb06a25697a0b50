import { eventually } from '@larkfare/server-kit/testing';
import { aroundBookingsProcess } from './testing/bookings-process.ts';
import { bookingInput } from './testing/test-bookings.ts';

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
    await using open = new AsyncDisposableStack();
    const { server, smtp, start } = await aroundBookingsProcess(open);
    const acknowledged: string[] = [];

    const first = await start();
    const posts = Array.from({ length: 200 }, async (_, index) => {
      const input = bookingInput({ userEmail: `customer-${index}@example.com` });
      const { data } = await first.post(mutation, { input, idempotencyKey: `post-${index}` });
      acknowledged.push((data as Acknowledged).requestBooking.booking.reference);
    });
    const responses = Promise.allSettled(posts);
    await eventually(async () => acknowledged.length >= 50);
    await first.end('SIGKILL');
    await responses;

    const second = await start();
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
