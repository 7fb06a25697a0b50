import { startBookingRequests } from '../testing/booking-requests.ts';
import { officeEmail } from '../testing/test-bookings.ts';

const server = await startBookingRequests();
const { post, countBookings } = server;

describe('requestBooking', () => {
  it('gives the same booking to the same key, even at a new price', async () => {
    const first = await post({}, 'key-1');
    await server.rows(`UPDATE bookings.bookings SET created_at = now() - interval '2 hours'`);
    server.catalogue.finalPricePence = 99_900;

    const second = await post({}, 'key-1');

    expect(second.result).toEqual(first.result);
    expect(await countBookings()).toBe(1);
  });

  it('refuses the same key with another request', async () => {
    await post({}, 'key-1');

    const { result } = await post({ adults: 3 }, 'key-1');

    expect(result.__typename).toBe('IdempotencyKeyReused');
    expect(await countBookings()).toBe(1);
  });

  it('refuses a key with control characters', async () => {
    const { result } = await post({}, 'key\0');

    expect(result.fields?.[0]?.field).toBe('idempotencyKey');
  });

  it('takes an identical request within ten minutes as the same booking', async () => {
    const first = await post();

    const second = await post({ customerName: ' Ann O’Brien ', userEmail: 'ANN@example.com' });

    expect(second.result.booking?.id).toBe(first.result.booking?.id);
  });

  it('takes an identical request after ten minutes as a new booking', async () => {
    await post();
    await server.rows(`UPDATE bookings.bookings SET created_at = now() - interval '11 minutes'`);

    await post();

    expect(await countBookings()).toBe(2);
  });

  it('makes one booking of two tabs, and each tab’s key belongs to it', async () => {
    const [one, two] = await Promise.all([post({}, 'tab-1'), post({}, 'tab-2')]);
    await server.rows(`UPDATE bookings.bookings SET created_at = now() - interval '2 hours'`);
    const again = await Promise.all([post({}, 'tab-1'), post({}, 'tab-2')]);

    const ids = [one, two, ...again].map(({ result }) => result.booking?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countBookings()).toBe(1);
  });

  it('makes two bookings of two wishes', async () => {
    await Promise.all([post({ adults: 1 }, 'a'), post({ adults: 2 }, 'b')]);

    expect(await countBookings()).toBe(2);
  });

  it.each([
    ['without a key', undefined],
    ['with one key', 'five'],
  ])('makes one booking and one pair of mails of five posts at once %s', async (_, key) => {
    await server.clearMails();

    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post({}, key)));

    expect(new Set(responses.map(({ result }) => result.booking?.id)).size).toBe(1);
    expect(await countBookings()).toBe(1);
    const recipients = (await server.sentMails()).map(({ to }) => to?.[0]?.address);
    expect(recipients.sort()).toEqual(['ann@example.com', officeEmail]);
  });
});
