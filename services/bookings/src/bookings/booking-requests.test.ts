import { addDays, formatLong } from '@larkfare/london-dates';
import { eventually } from '@larkfare/server-kit/testing';
import { startBookingRequests } from '../testing/booking-requests.ts';
import { otherFlightId } from '../testing/fake-catalogue.ts';
import { today } from '../testing/test-bookings.ts';

const server = await startBookingRequests();
const { post, countBookings } = server;

describe('requestBooking', () => {
  it('keeps a booking request with a snapshot of what was offered (§3)', async () => {
    const { result } = await post();

    expect(result).toMatchObject({
      __typename: 'BookingRequested',
      booking: {
        reference: expect.stringMatching(/^LF-[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/),
        contactPreference: 'whatsapp',
        departureDate: addDays(today, 30),
        returnDate: addDays(today, 44),
        airline: { name: 'Skylark Airways', shortName: 'Skylark' },
        departureAirport: { code: 'LHR', name: 'London Heathrow' },
        arrivalAirport: { code: 'DXB' },
        outboundMinutes: 410,
        returnMinutes: 445,
        stops: 0,
        initialPricePence: 43_210,
        state: 'pending',
      },
    });
    const rows = await server.rows(
      `SELECT customer_name, departure_date::text, return_date::text, initial_price_pence, airline_short_name, departure_airport_code
         FROM bookings.bookings WHERE id = $1`,
      [result.booking?.id],
    );
    expect(rows).toEqual([
      {
        customer_name: 'Ann O’Brien',
        departure_date: addDays(today, 30),
        return_date: addDays(today, 44),
        initial_price_pence: 43_210,
        airline_short_name: 'Skylark',
        departure_airport_code: 'LHR',
      },
    ]);
  });

  it('queries the catalogue for a one-way price when there is no return date', async () => {
    const { result } = await post({ returnDate: undefined });

    expect(result.booking).toMatchObject({ returnDate: null });
    expect(server.catalogue.received.at(-1)).toMatchObject({
      tripType: 'oneWay',
      returnDate: null,
    });
  });

  it('refuses another price than the catalogue’s and stores nothing', async () => {
    server.catalogue.finalPricePence = 50_000;

    const { result } = await post();

    expect(result).toEqual({
      __typename: 'PriceChanged',
      message:
        'The price has changed. It is now £500.00 per person, £1,500.00 in total. Nothing was booked.',
      currentPricePence: 50_000,
      currentTotalPence: 150_000,
      childPercent: 100,
      infantPercent: 100,
    });
    expect(await countBookings()).toBe(0);
  });

  it('stores the price of each request when a new one comes before it is stored', async () => {
    // Holds the booking back, once its price has been read.
    await server.rows('BEGIN; LOCK TABLE bookings.bookings IN SHARE MODE');
    const storing = post();
    await eventually(async () => {
      const waiting = await server.rows(
        `SELECT FROM pg_locks WHERE relation = 'bookings.bookings'::regclass AND NOT granted`,
      );
      return waiting.length > 0;
    });
    server.catalogue.finalPricePence = 50_000;
    await server.rows('COMMIT');

    const { result } = await storing;
    const later = await post({ customerName: 'Bea Price' });

    expect(result.booking).toMatchObject({ initialPricePence: 43_210 });
    expect(later.result).toMatchObject({ __typename: 'PriceChanged', currentPricePence: 50_000 });
    expect(await countBookings()).toBe(1);
  });

  it('refuses a flight that is not offered', async () => {
    const { result } = await post({ flightId: '0192f000-0000-7000-8000-999999999999' });

    expect(result.__typename).toBe('NotFound');
  });

  it('refuses a flight that was deleted after it was offered', async () => {
    const { result } = await post({ flightId: otherFlightId });

    expect(result.__typename).toBe('NotFound');
    expect(await countBookings()).toBe(0);
  });

  it('is unavailable and stores nothing while the catalogue is unavailable', async () => {
    server.catalogue.isUnavailable = true;

    const { errors } = await post();

    expect(errors?.[0]).toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await countBookings()).toBe(0);
  });

  it.each([
    ['a NUL in the name', { customerName: 'Ann\0' }, 'customerName'],
    [
      'a second header in the name',
      { customerName: 'Ann\r\nBcc: all@example.com' },
      'customerName',
    ],
    ['HTML in the name', { customerName: '<b>Ann</b>' }, 'customerName'],
    ['SQL in the name', { customerName: "Ann'); DROP TABLE bookings;--" }, 'customerName'],
    ['a huge name', { customerName: 'A'.repeat(1_000_000) }, 'customerName'],
    ['no name', { customerName: '  ' }, 'customerName'],
    [
      'a second header in the email address',
      { userEmail: 'a@example.com\nBcc: b@example.com' },
      'userEmail',
    ],
    ['two email addresses', { userEmail: 'a@example.com, b@example.com' }, 'userEmail'],
    ['a NUL in the email address', { userEmail: 'a\0@example.com' }, 'userEmail'],
    ['SQL in the contact number', { contactPhone: "1' OR '1'='1" }, 'contactPhone'],
    ['a NUL in the extra details', { extraDetails: 'Hello\0' }, 'extraDetails'],
    ['a lone surrogate in the extra details', { extraDetails: 'Hello \ud800' }, 'extraDetails'],
    ['HTML in the extra details', { extraDetails: '<script>alert(1)</script>' }, 'extraDetails'],
    ['huge extra details', { extraDetails: 'x'.repeat(200_000) }, 'extraDetails'],
    ['a flight id with SQL', { flightId: "'; DELETE FROM flights" }, 'flightId'],
    ['a flight id with a NUL', { flightId: '\0' }, 'flightId'],
    ['a crowd', { adults: 2_147_483_647 }, 'adults'],
    ['a negative price', { initialPricePence: -1 }, 'initialPricePence'],
    ['a departure today', { departureDate: today }, 'departureDate'],
    ['a departure in years', { departureDate: '9999-12-31' }, 'departureDate'],
    ['a return on the day of departure', { returnDate: addDays(today, 30) }, 'returnDate'],
  ])('refuses %s with a sentence and stores nothing', async (_, differs, field) => {
    const { result } = await post(differs);

    expect(result.__typename).toBe('InvalidInput');
    expect(result.fields).toContainEqual({ field, message: expect.stringMatching(/^[A-Z]/) });
    expect(await countBookings()).toBe(0);
  });

  it.each([
    ['a date that does not exist', { departureDate: '2027-02-30' }],
    ['an unknown preference', { contactPreference: 'pigeon' }],
    ['a number for a name', { customerName: 7 }],
    ['text for a count', { adults: 'two' }],
    ['a count beyond an integer', { adults: 1e12 }],
  ])('refuses %s as bad input', async (_, differs) => {
    const { errors } = await post(differs);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await countBookings()).toBe(0);
  });

  it('does not fill a stranger’s mailbox, and keeps every booking all the same', async () => {
    await server.clearMails();

    for (let adults = 1; adults <= 12; adults++) await post({ adults });

    expect(await countBookings()).toBe(12);
    const recipients = (await server.sentMails()).map(({ to }) => to?.[0]?.address);
    expect(recipients.filter((address) => address === 'ann@example.com')).toHaveLength(5);
  });

  it('keeps a booking as it was when its flight changes', async () => {
    const { result } = await post();

    await server.rows(`UPDATE catalogue.flights SET outbound_minutes = 1`);
    const again = await post();

    expect(again.result.booking).toEqual(result.booking);
  });

  it('holds on to the flight of a booking', async () => {
    await post();

    await expect(server.rows('DELETE FROM catalogue.flights')).rejects.toMatchObject({
      constraint: 'bookings_flight',
    });
  });

  it('mails the customer and the office, and repeats nothing typed to the customer', async () => {
    const { result } = await post({
      adults: 2,
      children: 1,
      infants: 1,
      extraDetails: 'Buy at http://spam.example now',
      callTime: 'tomorrowMorning',
    });
    const reference = result.booking?.reference ?? '';

    const mails = (await server.sentMails()).filter(({ subject }) => subject?.includes(reference));

    const [customer] = mails.filter(({ to }) => to?.[0]?.address === 'ann@example.com');
    const [office] = mails.filter(({ to }) => to?.[0]?.address === 'office@larkfare.example');
    expect(customer?.subject).toBe(`Your booking request ${reference}: LHR to DXB`);
    expect(customer?.text).toContain('What happens next');
    expect(customer?.text).toContain('London Heathrow (LHR) to Dubai International (DXB)');
    expect(customer?.text).toContain('Skylark Airways, operated by Sparrow Regional');
    expect(customer?.text).toContain(
      'Price: 2 adults × £432.10 · 1 child × £432.10 · 1 infant × £432.10 · Total £1,728.40, round trip',
    );
    expect(customer?.text).not.toContain('spam');
    expect(customer?.text).not.toContain('O’Brien');
    expect(office?.replyTo?.[0]?.address).toBe('ann@example.com');
    for (const mail of [customer, office])
      expect(mail?.text).toContain(`Ring: ${formatLong(addDays(today, 1))}, in the morning`);
    expect(office?.text).toContain('Ann O’Brien');
    expect(office?.text).toContain('Buy at http://spam.example now');
  });
});
