import { openDatabase } from '@larkfare/data-kit/database';
import { pino } from 'pino';
import { bookingInput, startBookings } from '../testing/test-bookings.ts';
import { type RequestBookingInput } from './booking-request.input.ts';
import { BookingRequestResolver } from './booking-requests.ts';
import { Booking } from './booking.entity.ts';

it('a reference that is in use is not used again', async () => {
  const server = await startBookings();
  const { databaseUrl: url, settings } = server;
  const db = await openDatabase({ url, schema: 'bookings', entities: [Booking] });
  const drawn = [...'000000', ...'000000', ...'111111'].map(Number);
  const service = {
    ...settings,
    db,
    formSecret: Buffer.from('secret'),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    pick: () => drawn.shift() ?? 0,
  };

  for (const adults of [1, 2]) {
    const input = bookingInput({ adults }) as RequestBookingInput;
    await new BookingRequestResolver().requestBooking(input, undefined, service);
  }

  const rows = await server.rows('SELECT reference FROM bookings.bookings ORDER BY created_at');
  expect(rows).toEqual([{ reference: 'LF-222222' }, { reference: 'LF-333333' }]);
  await db.destroy();
  await server.close();
});
