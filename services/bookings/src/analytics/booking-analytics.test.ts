import { secondFlightId, insertSecondFlight } from '../testing/fake-catalogue.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';
import { type BookingAnalytics } from './booking-analytics.input.ts';

const analyticsQuery = `{ bookingAnalytics {
  totalBookings upcomingWeek upcomingWeekFilter { departureFrom departureTo states } byState { state bookings }
  topFlights { flightId airline departure arrival bookings }
  lastTwelveMonths { year month bookingsCreated peopleDeparting }
  allTime { year month bookingsCreated peopleDeparting } } }`;

describe('the dashboard', () => {
  let server: TestOffice;
  beforeAll(async () => {
    // Already Saturday in London.
    server = await startOffice({ now: () => new Date('2026-07-17T23:30:00Z') });
    await insertSecondFlight(server.rows);
  });
  afterAll(() => server.close());
  beforeEach(() => server.clear());

  const analytics = () => server.answer<BookingAnalytics>(analyticsQuery);

  it('has zeros without bookings (§7)', async () => {
    const figures = await analytics();

    expect(figures).toMatchObject({
      totalBookings: 0,
      upcomingWeek: 0,
      topFlights: [],
      allTime: [],
    });
    expect(figures.lastTwelveMonths).toHaveLength(12);
  });

  it('counts bookings by state (§3)', async () => {
    await server.fixtures.booking();
    await server.fixtures.booking({ state: 'cancelled' });
    await server.fixtures.booking({ state: 'in-progress' });
    await server.fixtures.booking({ state: 'in-progress' });

    expect(await analytics()).toMatchObject({
      totalBookings: 4,
      byState: [
        { state: 'pending', bookings: 1 },
        { state: 'confirmed', bookings: 0 },
        { state: 'cancelled', bookings: 1 },
        { state: 'inProgress', bookings: 2 },
      ],
    });
  });

  it('counts the departures of seven days from London’s today that its filter lists, cancelled ones left out (§3)', async () => {
    for (const departure_date of ['2026-07-17', '2026-07-18', '2026-07-24', '2026-07-25'])
      await server.fixtures.booking({ departure_date, return_date: null });
    await server.fixtures.booking({
      departure_date: '2026-07-20',
      return_date: null,
      state: 'cancelled',
    });

    const { upcomingWeek, upcomingWeekFilter } = await analytics();

    expect(upcomingWeek).toBe(2);
    expect(upcomingWeekFilter).toEqual({
      departureFrom: '2026-07-18',
      departureTo: '2026-07-24',
      states: ['pending', 'confirmed', 'inProgress'],
    });
    expect(
      await server.answer(
        `query ($filter: BookingFilterInput!) { bookings(filter: $filter) { totalItems } }`,
        { filter: upcomingWeekFilter },
      ),
    ).toEqual({ totalItems: 2 });
  });

  it('names the three flights that are booked most, as their latest booking does', async () => {
    await server.fixtures.booking({
      created_at: '2026-01-01 12:00Z',
      airline_short_name: 'Old name',
    });
    await server.fixtures.booking({ created_at: '2026-01-02 12:00Z' });
    await server.fixtures.booking({ flight_id: secondFlightId, airline_short_name: 'Wren' });

    expect((await analytics()).topFlights).toEqual([
      {
        flightId: expect.any(String),
        airline: 'Skylark',
        departure: 'London Heathrow (LHR)',
        arrival: 'Dubai International (DXB)',
        bookings: 2,
      },
      expect.objectContaining({ flightId: secondFlightId, airline: 'Wren', bookings: 1 }),
    ]);
  });

  it('names no fourth flight (§9)', async () => {
    const more = ['0192f000-0000-7000-8000-00000000aaa1', '0192f000-0000-7000-8000-00000000aaa2'];
    for (const id of more) {
      await server.rows(
        `INSERT INTO catalogue.airlines (id, name, short_name) VALUES ('${id}', '${id}', '${id}')`,
      );
      await server.rows(
        `INSERT INTO catalogue.flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes)
         SELECT $1::uuid, departure_airport_id, arrival_airport_id, $1::uuid, 1, 1 FROM catalogue.flights WHERE id = $2`,
        [id, secondFlightId],
      );
      await server.fixtures.booking({ flight_id: id });
      await server.fixtures.booking({ flight_id: id });
    }
    for (let count = 0; count < 3; count++)
      await server.fixtures.booking({ flight_id: secondFlightId });
    await server.fixtures.booking();

    const { topFlights } = await analytics();

    expect(topFlights.map(({ flightId, bookings }) => [flightId, bookings])).toEqual([
      [secondFlightId, 3],
      [more[0], 2],
      [more[1], 2],
    ]);
  });

  it('puts a booking into London’s month, people into that of their departure, and no one who cancelled (§3)', async () => {
    await server.fixtures.booking({
      created_at: '2026-04-30 23:30Z', // May in London.
      departure_date: '2026-09-01',
      adults: 2,
      children: 1,
      infants: 1,
    });
    await server.fixtures.booking({
      created_at: '2026-07-01 12:00Z',
      departure_date: '2026-07-31',
      state: 'cancelled',
    });

    const { lastTwelveMonths, allTime } = await analytics();

    expect(allTime).toEqual([
      { year: 2026, month: 5, bookingsCreated: 1, peopleDeparting: 0 },
      { year: 2026, month: 6, bookingsCreated: 0, peopleDeparting: 0 },
      { year: 2026, month: 7, bookingsCreated: 1, peopleDeparting: 0 },
      { year: 2026, month: 8, bookingsCreated: 0, peopleDeparting: 0 },
      { year: 2026, month: 9, bookingsCreated: 0, peopleDeparting: 4 },
    ]);
    expect(lastTwelveMonths[0]).toMatchObject({ year: 2025, month: 8 });
    expect(lastTwelveMonths.at(-1)).toEqual({
      year: 2026,
      month: 7,
      bookingsCreated: 1,
      peopleDeparting: 0,
    });
  });
});
