import { insertSecondFlight, secondAirlineId, secondFlightId } from '../testing/fake-catalogue.ts';
import { startOfficeBookings, updateMutation } from '../testing/office-bookings.ts';
import { bookingInput } from '../testing/test-bookings.ts';

const server = await startOfficeBookings();

describe('the office’s bookings', () => {
  describe('the flight of a booking', () => {
    it('stays while the same codes are sent along, in any case, without a query to the catalogue', async () => {
      const id = await server.fixtures.booking({ outbound_minutes: 1 });
      const before = server.catalogue.received.length;

      const saved = await server.update(id, {
        departureCode: 'lhr',
        arrivalCode: ' DXB',
        airlineShortName: 'SKYLARK',
        state: 'confirmed',
      });

      expect(saved.booking).toMatchObject({ outboundMinutes: 1, state: 'confirmed' });
      expect(server.catalogue.received).toHaveLength(before);
    });

    it('becomes the one that all three name, with its snapshot renewed and its price unchanged (§3)', async () => {
      const id = await server.fixtures.booking();
      const flights = await server.rows('SELECT * FROM catalogue.flights ORDER BY id');

      const saved = await server.update(id, {
        departureCode: 'LHR',
        arrivalCode: 'DXB',
        airlineShortName: 'wren',
      });

      expect(saved.booking).toMatchObject({
        flightId: secondFlightId,
        airline: { id: secondAirlineId, shortName: 'Wren' },
        outboundMinutes: 500,
        returnMinutes: 520,
        stops: 1,
        initialPricePence: 43_210,
      });
      expect(await server.rows('SELECT * FROM catalogue.flights ORDER BY id')).toEqual(flights);
    });

    it.each([
      ['departureCode', { departureCode: 'XXX', arrivalCode: 'DXB', airlineShortName: 'Wren' }],
      ['arrivalCode', { departureCode: 'LHR', arrivalCode: 'XXX', airlineShortName: 'Wren' }],
      ['airlineShortName', { departureCode: 'LHR', arrivalCode: 'DXB', airlineShortName: 'Kite' }],
      ['airlineShortName', { departureCode: 'LHR', arrivalCode: 'DUB', airlineShortName: 'Wren' }],
      ['departureCode', { airlineShortName: 'Wren' }],
    ])('is refused at %s when %j name none (§3)', async (field, codes) => {
      const id = await server.fixtures.booking();

      const refused = await server.update(id, codes);

      expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
      expect(await server.read(id)).toMatchObject({
        airline: { shortName: 'Skylark' },
        version: 1,
      });
    });

    it('is refused when it was deleted after the catalogue named it', async () => {
      const id = await server.fixtures.booking();
      await server.rows(`DELETE FROM catalogue.flights WHERE id = '${secondFlightId}'`);
      const refused = await server.update(id, {
        departureCode: 'LHR',
        arrivalCode: 'DXB',
        airlineShortName: 'Wren',
      });
      await server.rows(`DELETE FROM catalogue.airlines WHERE id = '${secondAirlineId}'`);
      await insertSecondFlight(server.rows);

      expect(refused).toMatchObject({
        fields: [{ field: 'airlineShortName', message: 'This flight no longer exists' }],
      });
    });

    it('cannot be looked up while the catalogue is unavailable, and nothing is saved', async () => {
      const id = await server.fixtures.booking();
      server.catalogue.isUnavailable = true;

      const { errors } = await server.queryAs('ada', updateMutation, {
        id,
        input: { departureCode: 'LHR', arrivalCode: 'DXB', airlineShortName: 'Wren', notes: 'x' },
      });

      server.catalogue.isUnavailable = false;
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await server.read(id)).toMatchObject({ notes: '', version: 1 });
    });
  });

  it('a flight deleted while it is booked leaves no orphan: one of the two is refused (§4)', async () => {
    const request = `mutation ($input: RequestBookingInput!) {
      requestBooking(input: $input) { __typename } }`;
    const outcomes = { booked: 0, deleted: 0 };

    for (let round = 0; round < 40; round++) {
      const input = bookingInput({ flightId: secondFlightId, adults: 1 + (round % 40) });
      const [{ data, errors }, deletion] = await Promise.all([
        server.query(request, { input }),
        server.rows(`DELETE FROM catalogue.flights WHERE id = '${secondFlightId}'`).then(
          () => 'deleted',
          ({ constraint }: { constraint: string }) => constraint,
        ),
      ]);

      const [{ bookings, flights } = {}] = await server.rows(
        `SELECT (SELECT count(*)::int FROM bookings.bookings WHERE flight_id = $1) AS bookings,
           (SELECT count(*)::int FROM catalogue.flights WHERE id = $1) AS flights`,
        [secondFlightId],
      );
      const isBooked = bookings === 1;
      expect(errors).toBeUndefined();
      expect(flights).toBe(isBooked ? 1 : 0);
      expect(deletion).toBe(isBooked ? 'bookings_flight' : 'deleted');
      expect(data?.requestBooking).toEqual({
        __typename: isBooked ? 'BookingRequested' : 'NotFound',
      });
      outcomes[isBooked ? 'booked' : 'deleted'] += 1;

      await server.clear();
      await server.rows(`DELETE FROM catalogue.flights WHERE id = '${secondFlightId}'`);
      await server.rows(`DELETE FROM catalogue.airlines WHERE id = '${secondAirlineId}'`);
      await insertSecondFlight(server.rows);
    }

    expect(outcomes.booked + outcomes.deleted).toBe(40);
  });
});
