import { randomInt } from 'node:crypto';
import {
  changesQuery,
  deleteMutation,
  other,
  startOfficeBookings,
  updateMutation,
  type Changes,
  type Saved,
} from '../testing/office-bookings.ts';
import { bookingInput } from '../testing/test-bookings.ts';

/** Columns of a deleted booking that are not personal. */
const keptOfDeleted = [
  'adults',
  'airline_short_name',
  'arrival_airport_code',
  'children',
  'departure_airport_code',
  'departure_date',
  'final_price_pence',
  'infants',
  'initial_price_pence',
  'return_date',
  'state',
  'travel_class',
];

const server = await startOfficeBookings();

describe('the office’s bookings', () => {
  /** The response to a visitor's booking request. */
  const request = async (idempotencyKey?: string, input = bookingInput()) => {
    const { data } = await server.query(
      `mutation ($input: RequestBookingInput!, $idempotencyKey: String) {
        requestBooking(input: $input, idempotencyKey: $idempotencyKey) {
          __typename ... on BookingRequested { booking { id notes finalPricePence } } } }`,
      { input, idempotencyKey },
    );
    return data?.requestBooking as { __typename: string; booking: { id: string } };
  };

  describe('one booking', () => {
    it('takes every field of an edit, and leaves out what is left out (§3)', async () => {
      const id = await server.fixtures.booking();
      const edit = {
        departureDate: '2027-04-01',
        returnDate: null,
        adults: 0,
        children: 3,
        infants: 1,
        state: 'inProgress',
        finalPricePence: 99_901,
        notes: ' Rang twice.\r\n<b>Paid</b> ',
      };

      const whole = await server.update(id, edit);
      const nothing = await server.update(id, {});

      expect(whole).toMatchObject({
        __typename: 'BookingSaved',
        booking: {
          ...edit,
          notes: 'Rang twice.\n<b>Paid</b>',
          version: 2,
          initialPricePence: 43_210,
        },
      });
      expect(nothing.booking).toEqual(whole.booking);
      expect(await server.read(id)).toEqual(whole.booking);
    });

    it('may go from any state to any other (§4)', async () => {
      const id = await server.fixtures.booking();
      const states = ['pending', 'confirmed', 'cancelled', 'inProgress'];

      for (const from of states)
        for (const to of states) {
          await server.update(id, { state: from });
          expect(await server.update(id, { state: to })).toMatchObject({ booking: { state: to } });
        }
    });

    it.each([
      ['adults', { adults: -1 }],
      ['adults', { adults: 1_000 }],
      ['children', { children: -1 }],
      ['infants', { infants: 2_147_483_647 }],
      ['finalPricePence', { finalPricePence: -1 }],
      ['returnDate', { departureDate: '2027-03-15' }],
      ['returnDate', { returnDate: '2027-02-28' }],
      ['departureDate', { departureDate: '0000-01-01', returnDate: null }],
      ['notes', { notes: 'NUL \0' }],
      ['notes', { notes: 'x'.repeat(5_001) }],
    ])('refuses %s of %j and saves nothing (§5)', async (field, input) => {
      const id = await server.fixtures.booking();
      const before = await server.read(id);

      const refused = await server.update(id, { state: 'confirmed', ...input });

      expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
      expect(await server.read(id)).toEqual(before);
    });

    it('is not there any more', async () => {
      expect(await server.update(other, { notes: 'x' })).toMatchObject({ __typename: 'NotFound' });
    });
  });

  describe('two administrators', () => {
    it('never overwrite each other: the second is refused', async () => {
      const id = await server.fixtures.booking();

      const first = await server.update(id, { notes: 'Ada was here.' }, 1);
      const second = await server.update(id, { notes: 'Grace was here.' }, 1);

      expect(first).toMatchObject({ booking: { version: 2 } });
      expect(second).toEqual({ __typename: 'Stale', message: expect.any(String) });
      expect(await server.read(id)).toMatchObject({ notes: 'Ada was here.', version: 2 });
    });

    it('at once lose no edit silently', async () => {
      const id = await server.fixtures.booking();
      const notes = async (name: 'ada' | 'grace') => {
        let saved = 0;
        for (let count = 0; count < 40; count++) {
          const { version } = (await server.read(id)) as { version: number };
          const input = { adults: randomInt(1_000), notes: `${name} ${count}` };
          const response = await server.answer<Saved>(updateMutation, { id, version, input }, name);
          if (response.__typename === 'Stale') continue;
          // Based on the version that was read, so no other edit lies in between.
          expect(response.booking).toMatchObject({ notes: input.notes, version: version + 1 });
          saved++;
        }
        return saved;
      };

      const saved = await Promise.all([notes('ada'), notes('grace')]);

      const updates = `SELECT FROM bookings.changes WHERE subject_id = $1 AND action = 'updated'`;
      const changes = await server.rows(updates, [id]);
      expect(changes).toHaveLength(saved[0] + saved[1]);
      expect(await server.read(id)).toMatchObject({ version: 1 + saved[0] + saved[1] });
    });
  });

  describe('deleting', () => {
    it('takes the booking and the keys that stand for it, so that the same request is a new wish (§7)', async () => {
      const { id } = (await request('once')).booking;

      const deleted = await server.answer(deleteMutation, { id });
      const again = await server.answer(deleteMutation, { id });

      expect(deleted).toEqual({ __typename: 'Deleted', id });
      expect(again).toEqual({ __typename: 'NotFound', message: 'This booking no longer exists.' });
      expect((await request('once')).booking.id).not.toBe(id);
    });

    it('while the customer sends the same again gives every request a clear answer', async () => {
      const input = bookingInput({ adults: 3 });
      for (let round = 0; round < 25; round++) {
        const { id } = (await request(`first-${round}`, input)).booking;

        const [, ...answers] = await Promise.all([
          server.answer(deleteMutation, { id }),
          request(`first-${round}`, input),
          request(`second-${round}`, input),
          request(`third-${round}`, input),
        ]);

        for (const response of answers)
          expect(response).toMatchObject({ __typename: 'BookingRequested' });
        await server.clear();
      }
    });
  });

  it('a change is recorded with its author and values, and a deletion without personal data', async () => {
    const id = await server.fixtures.booking({ reference: 'LF-TEST01' });

    await server.update(id, { state: 'confirmed', finalPricePence: 80_000 });

    const { items: changes } = await server.answer<Changes>(changesQuery);
    const change = { subject: 'bookings', subjectId: id, label: 'LF-TEST01' };
    expect(changes[0]).toEqual({
      ...change,
      changedBy: 'ada@larkfare.example',
      action: 'updated',
      fields: [
        { name: 'final_price_pence', from: null, to: '80000' },
        { name: 'state', from: 'pending', to: 'confirmed' },
      ],
    });

    await server.answer(deleteMutation, { id }, 'grace');
    const { items: left } = await server.answer<Changes>(changesQuery);
    expect(left[0]).toEqual({
      ...change,
      changedBy: 'grace@larkfare.example',
      action: 'deleted',
      fields: keptOfDeleted.map((name) => expect.objectContaining({ name, to: null })),
    });
    expect(left[1]).toEqual(changes[0]);
  });

  it('a visitor who sends the same request again sees nothing that the office message', async () => {
    const first = await request();
    await server.update(first.booking.id, { notes: 'Difficult customer.', finalPricePence: 1 });

    expect(await request()).toEqual(first);
    expect(first.booking).toMatchObject({ notes: '', finalPricePence: null });
  });
});
