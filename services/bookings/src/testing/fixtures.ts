import { newId } from '@larkfare/data-kit/database';
import { type TestBookings } from './test-bookings.ts';
import { airlineId, arrivalAirportId, departureAirportId, flightId } from './fake-catalogue.ts';

/** Columns of a row by name; `created_at` and the like included. */
type Row = Record<string, unknown>;

/** Builders of rows, from plain ones and the differences. */
export function fixtures(rows: TestBookings['rows']) {
  let made = 0;
  const insert = async (table: string, row: Row): Promise<string> => {
    const id = (row.id as string | undefined) ?? newId();
    const columns = Object.entries({ id, request_hash: Buffer.from(id), ...row });
    await rows(
      `INSERT INTO bookings.${table} (${columns.map(([name]) => `"${name}"`).join(', ')})
       VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      columns.map(([, value]) => value),
    );
    return id;
  };
  const reference = (kind: string) => `${kind}-${String((made += 1)).padStart(6, '0')}`;

  return {
    booking: (differs: Row = {}) =>
      insert('bookings', {
        reference: reference('LF'),
        flight_id: flightId,
        customer_name: 'Ann O’Brien',
        user_email: 'ann@example.com',
        contact_phone: '020 7946 0018',
        contact_preference: 'call',
        adults: 2,
        children: 0,
        infants: 0,
        departure_date: '2027-03-01',
        return_date: '2027-03-15',
        airline_id: airlineId,
        airline_name: 'Skylark Airways',
        airline_short_name: 'Skylark',
        airline_monogram: null,
        departure_airport_id: departureAirportId,
        departure_airport_code: 'LHR',
        departure_airport_name: 'London Heathrow',
        arrival_airport_id: arrivalAirportId,
        arrival_airport_code: 'DXB',
        arrival_airport_name: 'Dubai International',
        outbound_minutes: 410,
        return_minutes: 445,
        stops: 0,
        initial_price_pence: 43_210,
        ...differs,
      }),
    quote: (differs: Row = {}) =>
      insert('quotes', {
        reference: reference('LQ'),
        customer_name: 'Ann O’Brien',
        email: 'ann@example.com',
        trip_type: 'round-trip',
        from: 'London',
        to: 'Dubai',
        departure_date: '2027-03-01',
        return_date: '2027-03-15',
        adults: 1,
        children: 0,
        infants: 0,
        ...differs,
      }),
    contactMessage: (differs: Row = {}) =>
      insert('contact_messages', {
        reference: reference('LM'),
        name: 'Ann O’Brien',
        email: 'ann@example.com',
        message: 'Can I take my cello as a second passenger?',
        ...differs,
      }),
  };
}
