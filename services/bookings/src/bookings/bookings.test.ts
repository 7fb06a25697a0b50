import { randomInt } from 'node:crypto';
import { insertSecondFlight, secondAirlineId, secondFlightId } from '../testing/fake-catalogue.ts';
import { bookingInput } from '../testing/test-bookings.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

const fields = `id reference flightId customerName adults children infants departureDate returnDate state finalPricePence
  initialPricePence notes version outboundMinutes returnMinutes stops
  airline { id shortName } departureAirport { code } arrivalAirport { code }`;
const listQuery = `query ($filter: BookingFilterInput!, $page: Int = 1) {
  bookings(filter: $filter, page: $page) { items { id reference } page totalPages totalItems } }`;
const oneQuery = `query ($id: ID!) { booking(id: $id) { ${fields} } }`;
const updateMutation = `mutation ($id: ID!, $version: Int, $input: BookingInput!) {
  updateBooking(id: $id, version: $version, input: $input) {
    __typename
    ... on BookingSaved { booking { ${fields} } }
    ... on InvalidInput { message fields { field message } }
    ... on Problem { message }
  } }`;
const deleteMutation = `mutation ($id: ID!) {
  deleteBooking(id: $id) { __typename ... on Deleted { id } ... on Problem { message } } }`;
const exportQuery = `query ($filter: BookingFilterInput!, $after: ID) {
  bookingsExport(filter: $filter, after: $after) { text next } }`;
const changesQuery = `{ bookingsChanges { items { changedBy subject subjectId action label fields { name from to } } } }`;

type Page = {
  items: { id: string; reference: string }[];
  page: number;
  totalPages: number;
  totalItems: number;
};
type Saved = {
  __typename: string;
  booking?: Record<string, unknown> & { version: number };
  fields?: { field: string; message: string }[];
};
type Piece = { text: string; next: string | null };
type Changes = { items: Record<string, unknown>[] };

const other = '0192f000-0000-7000-8000-00000000ffff';

describe('the office’s bookings', () => {
  let server: TestOffice;
  beforeAll(async () => {
    server = await startOffice();
    await insertSecondFlight(server.rows);
  });
  afterAll(() => server.close());
  beforeEach(() => server.clear());

  const list = (filter: Record<string, unknown> = {}, page = 1) =>
    server.answer<Page>(listQuery, { filter, page });
  const read = (id: string) => server.answer<Record<string, unknown> | null>(oneQuery, { id });
  const update = (id: string, input: Record<string, unknown>, version?: number) =>
    server.answer<Saved>(updateMutation, { id, input, version });

  describe('the list', () => {
    it('comes newest first, ten a page, and the last page has the rest', async () => {
      const ids: string[] = [];
      for (let day = 1; day <= 23; day++)
        ids.unshift(await server.fixtures.booking({ created_at: `2026-01-${day} 12:00Z` }));

      const pages = [await list({}, 1), await list({}, 2), await list({}, 3), await list({}, 9)];

      expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
        ids.slice(0, 10),
        ids.slice(10, 20),
        ids.slice(20),
        ids.slice(20),
      ]);
      expect(pages[3]).toMatchObject({ page: 3, totalPages: 3, totalItems: 23 });
    });

    it('is filtered by what was booked, whatever became of the flight', async () => {
      const plain = await server.fixtures.booking();
      const wren = await server.fixtures.booking({ airline_id: secondAirlineId });
      const from = await server.fixtures.booking({ departure_airport_id: other });
      const to = await server.fixtures.booking({ arrival_airport_id: other, state: 'cancelled' });
      const busy = await server.fixtures.booking({ state: 'in-progress' });
      const found = async (filter: Record<string, unknown>) =>
        (await list(filter)).items.map(({ id }) => id).sort();

      expect(await found({ airlineIds: [secondAirlineId] })).toEqual([wren]);
      expect(await found({ departureAirportIds: [other] })).toEqual([from]);
      expect(await found({ arrivalAirportIds: [other] })).toEqual([to]);
      expect(await found({ states: ['cancelled', 'inProgress'] })).toEqual([to, busy].sort());
      expect(await found({ arrivalAirportIds: [other], states: ['pending'] })).toEqual([]);
      expect(await found({ airlineIds: ["' OR true --"] })).toEqual([]);
      expect(await found({})).toEqual([plain, wren, from, to, busy].sort());
    });
  });

  describe('the search', () => {
    it.each(['LF-SRC001', 'lf-src', ' zoë ', 'ZOE', 'zoe@larks', '7946 0099'])(
      'finds a booking by %j',
      async (query) => {
        await server.fixtures.booking();
        const wanted = await server.fixtures.booking({
          reference: 'LF-SRC001',
          customer_name: 'Zoë Lark',
          user_email: 'zoe@larks.example',
          contact_phone: '020 7946 0099',
        });

        const { items, totalItems } = await list({ query });

        expect(items.map(({ id }) => id)).toEqual([wanted]);
        expect(totalItems).toBe(1);
      },
    );

    it('goes together with the filter and the export, and takes what is typed as it is', async () => {
      await server.fixtures.booking({ customer_name: 'Zoë Lark', state: 'confirmed' });
      await server.fixtures.booking({ customer_name: 'Zoë Wren', state: 'pending' });
      const names = async (filter: Record<string, unknown>) => {
        const { text } = await server.answer<Piece>(exportQuery, { filter });
        return text
          .split('\r\n')
          .slice(1, -1)
          .map((line) => line.split(',')[3]);
      };

      expect(await names({ query: 'zoe', states: ['pending'] })).toEqual(['Zoë Wren']);
      for (const query of ['%', '_', "' OR true --"])
        expect((await list({ query })).totalItems).toBe(0);
    });
  });

  describe('one booking', () => {
    it('is found by its id, and nothing by what is none', async () => {
      const id = await server.fixtures.booking();

      expect(await read(id)).toMatchObject({
        id,
        state: 'pending',
        notes: '',
        finalPricePence: null,
      });
      expect(await read(other)).toBeNull();
      expect(await read("' OR true --")).toBeNull();
    });

    it('takes every field of an edit, and leaves out what is left out', async () => {
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

      const whole = await update(id, edit);
      const nothing = await update(id, {});

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
      expect(await read(id)).toEqual(whole.booking);
    });

    it('may go from any state to any other', async () => {
      const id = await server.fixtures.booking();
      const states = ['pending', 'confirmed', 'cancelled', 'inProgress'];

      for (const from of states)
        for (const to of states) {
          await update(id, { state: from });
          expect(await update(id, { state: to })).toMatchObject({ booking: { state: to } });
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
    ])('refuses %s of %j and saves nothing', async (field, input) => {
      const id = await server.fixtures.booking();
      const before = await read(id);

      const refused = await update(id, { state: 'confirmed', ...input });

      expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
      expect(await read(id)).toEqual(before);
    });

    it('is not there any more', async () => {
      expect(await update(other, { notes: 'x' })).toMatchObject({ __typename: 'NotFound' });
    });
  });

  describe('the flight of a booking', () => {
    it('stays while the same codes are sent along, in any case, and the catalogue is not asked', async () => {
      const id = await server.fixtures.booking({ outbound_minutes: 1 });
      const asked = server.catalogue.asked.length;

      const saved = await update(id, {
        departureCode: 'lhr',
        arrivalCode: ' DXB',
        airlineShortName: 'SKYLARK',
        state: 'confirmed',
      });

      expect(saved.booking).toMatchObject({ outboundMinutes: 1, state: 'confirmed' });
      expect(server.catalogue.asked).toHaveLength(asked);
    });

    it('becomes the one that all three name, with its snapshot renewed and its price unchanged', async () => {
      const id = await server.fixtures.booking();
      const flights = await server.rows('SELECT * FROM catalogue.flights ORDER BY id');

      const saved = await update(id, {
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
    ])('is refused at %s when %j name none', async (field, codes) => {
      const id = await server.fixtures.booking();

      const refused = await update(id, codes);

      expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
      expect(await read(id)).toMatchObject({ airline: { shortName: 'Skylark' }, version: 1 });
    });

    it('is refused when it was deleted after the catalogue named it', async () => {
      const id = await server.fixtures.booking();
      await server.rows(`DELETE FROM catalogue.flights WHERE id = '${secondFlightId}'`);
      const refused = await update(id, {
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

    it('cannot be looked up while the catalogue is down, and nothing is saved', async () => {
      const id = await server.fixtures.booking();
      server.catalogue.isDown = true;

      const { errors } = await server.askAs('ada', updateMutation, {
        id,
        input: { departureCode: 'LHR', arrivalCode: 'DXB', airlineShortName: 'Wren', notes: 'x' },
      });

      server.catalogue.isDown = false;
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await read(id)).toMatchObject({ notes: '', version: 1 });
    });
  });

  describe('two administrators', () => {
    it('never overwrite each other: the second is refused', async () => {
      const id = await server.fixtures.booking();

      const first = await update(id, { notes: 'Ada was here.' }, 1);
      const second = await update(id, { notes: 'Grace was here.' }, 1);

      expect(first).toMatchObject({ booking: { version: 2 } });
      expect(second).toEqual({ __typename: 'Stale', message: expect.any(String) });
      expect(await read(id)).toMatchObject({ notes: 'Ada was here.', version: 2 });
    });

    it('at once lose no edit silently', async () => {
      const id = await server.fixtures.booking();
      const notes = async (name: 'ada' | 'grace') => {
        let saved = 0;
        for (let count = 0; count < 40; count++) {
          const { version } = (await read(id)) as { version: number };
          const input = { adults: randomInt(1_000), notes: `${name} ${count}` };
          const answer = await server.answer<Saved>(updateMutation, { id, version, input }, name);
          if (answer.__typename === 'Stale') continue;
          // Based on the version that was read, so no other edit lies in between.
          expect(answer.booking).toMatchObject({ notes: input.notes, version: version + 1 });
          saved++;
        }
        return saved;
      };

      const saved = await Promise.all([notes('ada'), notes('grace')]);

      const changes = await server.rows(
        `SELECT FROM bookings.changes WHERE subject_id = $1 AND action = 'updated'`,
        [id],
      );
      expect(changes).toHaveLength(saved[0] + saved[1]);
      expect(await read(id)).toMatchObject({ version: 1 + saved[0] + saved[1] });
    });
  });

  describe('deleting', () => {
    it('takes the booking and the keys that stand for it, so that the same request is a new wish', async () => {
      const request = `mutation ($input: RequestBookingInput!) {
        requestBooking(input: $input, idempotencyKey: "once") { ... on BookingRequested { booking { id } } } }`;
      const ask = async () => {
        const { data } = await server.ask(request, { input: bookingInput() });
        return (data?.requestBooking as { booking: { id: string } }).booking.id;
      };
      const id = await ask();

      const deleted = await server.answer(deleteMutation, { id });
      const again = await server.answer(deleteMutation, { id });

      expect(deleted).toEqual({ __typename: 'Deleted', id });
      expect(again).toEqual({ __typename: 'NotFound', message: 'This booking no longer exists.' });
      expect(await ask()).not.toBe(id);
    });

    it('while the customer sends the same again gives every request a clear answer', async () => {
      const request = `mutation ($input: RequestBookingInput!, $key: String) {
        requestBooking(input: $input, idempotencyKey: $key) { __typename ... on BookingRequested { booking { id } } } }`;

      for (let round = 0; round < 25; round++) {
        const ask = (key: string) =>
          server.ask(request, { input: bookingInput({ adults: 3 }), key });
        const { data } = await ask(`first-${round}`);
        const { id } = (data?.requestBooking as { booking: { id: string } }).booking;

        const [, ...answers] = await Promise.all([
          server.answer(deleteMutation, { id }),
          ask(`first-${round}`),
          ask(`second-${round}`),
          ask(`third-${round}`),
        ]);

        for (const answer of answers)
          expect(answer).toMatchObject({
            data: { requestBooking: { __typename: 'BookingRequested' } },
          });
        await server.rows(
          'TRUNCATE bookings.bookings, bookings.idempotency_keys, bookings.hourly_counts',
        );
      }
    });
  });

  it('a flight deleted while it is booked leaves no orphan: one of the two is refused', async () => {
    const request = `mutation ($input: RequestBookingInput!) {
      requestBooking(input: $input) { __typename } }`;
    const outcomes = { booked: 0, deleted: 0 };

    for (let round = 0; round < 40; round++) {
      const input = bookingInput({ flightId: secondFlightId, adults: 1 + (round % 40) });
      const [{ data, errors }, deletion] = await Promise.all([
        server.ask(request, { input }),
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

  it('what was written is recorded: who, what, from what to what; of a deleted booking no values', async () => {
    const id = await server.fixtures.booking({ reference: 'LF-TEST01' });

    await update(id, { state: 'confirmed', finalPricePence: 80_000 });

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
    expect(left.slice(0, 2)).toEqual([
      { ...change, changedBy: 'grace@larkfare.example', action: 'deleted', fields: [] },
      { ...change, changedBy: 'ada@larkfare.example', action: 'updated', fields: [] },
    ]);
  });

  it('a visitor who sends the same request again sees nothing that the office wrote', async () => {
    const request = `mutation ($input: RequestBookingInput!) {
      requestBooking(input: $input) { ... on BookingRequested { booking { id notes finalPricePence } } } }`;
    const ask = async () =>
      (await server.ask(request, { input: bookingInput() })).data?.requestBooking;
    const first = (await ask()) as { booking: { id: string } };
    await update(first.booking.id, { notes: 'Difficult customer.', finalPricePence: 1 });

    expect(await ask()).toEqual(first);
    expect(first.booking).toMatchObject({ notes: '', finalPricePence: null });
  });

  describe('the export', () => {
    it('is a spreadsheet of the filtered bookings whose text is never a formula', async () => {
      await server.fixtures.booking({
        reference: 'LF-ONE111',
        created_at: '2026-06-30 23:30Z', // 1 July in London.
        customer_name: '=HYPERLINK("http://evil.example")',
        contact_phone: '+44 20 7946 0018',
        extra_details: '-1+1|cmd',
        notes: '@SUM(A1)\nsecond line, "quoted"',
        final_price_pence: 123_456,
        travel_class: 'business',
        state: 'confirmed',
      });
      await server.fixtures.booking({ state: 'cancelled' });

      const { text, next } = await server.answer<Piece>(exportQuery, {
        filter: { states: ['confirmed'] },
      });

      expect(next).toBeNull();
      expect(text).toBe(
        '\ufeffReference,Requested,State,Name,Email,Phone,Contact preference,Airline,From,From airport,To,To airport,' +
          'Travel class,Departure,Return,Adults,Children,Infants,Initial price per person ($),Final price in total ($),Extra details,Notes\r\n' +
          `LF-ONE111,01/07/2026,confirmed,"'=HYPERLINK(""http://evil.example"")",ann@example.com,+44 20 7946 0018,call,` +
          'Skylark,LHR,London Heathrow,DXB,Dubai International,Business,01/03/2027,15/03/2027,2,0,0,432.10,1234.56,' +
          `'-1+1|cmd,"'@SUM(A1)\nsecond line, ""quoted"""\r\n`,
      );
    });

    it('comes in pieces of a thousand, each booking once and the header once', async () => {
      const id = await server.fixtures.booking();
      const [{ columns } = { columns: '' }] = await server.rows<{ columns: string }>(
        `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
         WHERE table_schema = 'bookings' AND table_name = 'bookings' AND is_generated = 'NEVER'`,
      );
      await server.rows(
        `INSERT INTO bookings.bookings (${columns})
         SELECT ${columns.replace(/\b(id|reference)\b/g, 'copy.$1')}
         FROM bookings.bookings b, generate_series(1, 2300) n,
           LATERAL (SELECT gen_random_uuid() AS id, 'LF-' || n AS reference) copy WHERE b.id = $1`,
        [id],
      );

      const pieces: Piece[] = [];
      for (let after: string | null | undefined; after !== null; after = pieces.at(-1)?.next)
        pieces.push(await server.answer<Piece>(exportQuery, { filter: {}, after }));

      const lines = pieces.flatMap(({ text }) => text.split('\r\n').slice(0, -1));
      expect(pieces).toHaveLength(3);
      expect(lines.filter((line) => line.startsWith('\ufeffReference'))).toHaveLength(1);
      expect(lines).toHaveLength(2_302);
      expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2_302);
    });

    it('comes in the order of the list', async () => {
      for (const day of ['03', '01', '02'])
        await server.fixtures.booking({
          reference: `LF-DAY0${day}`,
          created_at: `2026-01-${day} 12:00:00.123456Z`,
        });

      const { text } = await server.answer<Piece>(exportQuery, { filter: {} });

      const written = text.split('\r\n').slice(1, -1);
      const listed = (await list()).items.map(({ reference }) => reference);
      expect(written.map((line) => line.split(',')[0])).toEqual(listed);
    });

    it.each(['x', '|', `x|${other}`, `2026-01-01 12:00:00+00|x`, `2026-01-01|${other}`])(
      'does not continue from %j, which it never gave',
      async (after) => {
        const { errors } = await server.askAs('ada', exportQuery, { filter: {}, after });

        expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      },
    );
  });
});
