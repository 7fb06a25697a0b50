import { secondAirlineId } from '../testing/fake-catalogue.ts';
import { exportQuery, other, startOfficeBookings, type Piece } from '../testing/office-bookings.ts';

const server = await startOfficeBookings();

describe('the office’s bookings', () => {
  describe('the list', () => {
    it('comes newest first, ten a page, and the last page has the rest (§7, §9)', async () => {
      const ids: string[] = [];
      for (let day = 1; day <= 23; day++)
        ids.unshift(await server.fixtures.booking({ created_at: `2026-01-${day} 12:00Z` }));

      const pages = [
        await server.list({}, 1),
        await server.list({}, 2),
        await server.list({}, 3),
        await server.list({}, 9),
      ];

      expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
        ids.slice(0, 10),
        ids.slice(10, 20),
        ids.slice(20),
        ids.slice(20),
      ]);
      expect(pages[3]).toMatchObject({ page: 3, totalPages: 3, totalItems: 23 });
    });

    it('is filtered by what was booked, whatever became of the flight (§7)', async () => {
      const plain = await server.fixtures.booking();
      const wren = await server.fixtures.booking({ airline_id: secondAirlineId });
      const from = await server.fixtures.booking({ departure_airport_id: other });
      const to = await server.fixtures.booking({ arrival_airport_id: other, state: 'cancelled' });
      const busy = await server.fixtures.booking({ state: 'in-progress' });
      const idsFor = async (filter: Record<string, unknown>) =>
        (await server.list(filter)).items.map(({ id }) => id).sort();

      expect(await idsFor({ airlineIds: [secondAirlineId] })).toEqual([wren]);
      expect(await idsFor({ departureAirportIds: [other] })).toEqual([from]);
      expect(await idsFor({ arrivalAirportIds: [other] })).toEqual([to]);
      expect(await idsFor({ states: ['cancelled', 'inProgress'] })).toEqual([to, busy].sort());
      expect(await idsFor({ arrivalAirportIds: [other], states: ['pending'] })).toEqual([]);
      expect(await idsFor({ airlineIds: ["' OR true --"] })).toEqual([]);
      expect(await idsFor({})).toEqual([plain, wren, from, to, busy].sort());
    });
  });

  describe('the search', () => {
    it.each(['LF-SRC001', 'lf-src', ' zoë ', 'ZOE', 'zoe@larks', '7946 0099'])(
      'finds a booking by %j',
      async (query) => {
        await server.fixtures.booking();
        const match = await server.fixtures.booking({
          reference: 'LF-SRC001',
          customer_name: 'Zoë Lark',
          user_email: 'zoe@larks.example',
          contact_phone: '020 7946 0099',
        });

        const { items, totalItems } = await server.list({ query });

        expect(items.map(({ id }) => id)).toEqual([match]);
        expect(totalItems).toBe(1);
      },
    );

    it('goes together with the filter and the export, and takes wildcards literally', async () => {
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
        expect((await server.list({ query })).totalItems).toBe(0);
    });
  });

  describe('one booking', () => {
    it('is found by its id, and nothing by what is none', async () => {
      const id = await server.fixtures.booking();

      expect(await server.read(id)).toMatchObject({
        id,
        state: 'pending',
        notes: '',
        finalPricePence: null,
      });
      expect(await server.read(other)).toBeNull();
      expect(await server.read("' OR true --")).toBeNull();
    });
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
        operated_by: 'Sparrow Regional',
        travel_class: 'business',
        call_time: 'evening',
        state: 'confirmed',
      });
      await server.fixtures.booking({ state: 'cancelled' });

      const { text, next } = await server.answer<Piece>(exportQuery, {
        filter: { states: ['confirmed'] },
      });

      expect(next).toBeNull();
      expect(text).toBe(
        '\ufeffReference,Requested,State,Name,Email,Phone,Contact preference,Airline,Operated by,From,From airport,To,To airport,' +
          'Travel class,Departure,Return,Adults,Children,Infants,Initial price per person ($),Initial price in total ($),Final price in total ($),Extra details,Ring,Notes\r\n' +
          `LF-ONE111,01/07/2026,confirmed,"'=HYPERLINK(""http://evil.example"")",ann@example.com,020 7946 0018,call,` +
          'Skylark,Sparrow Regional,LHR,London Heathrow,DXB,Dubai International,Business,01/03/2027,15/03/2027,2,0,0,432.10,864.20,1234.56,' +
          `'-1+1|cmd,"Wed, 1 Jul 2026, in the evening","'@SUM(A1)\nsecond line, ""quoted"""\r\n`,
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
      const listed = (await server.list()).items.map(({ reference }) => reference);
      expect(written.map((line) => line.split(',')[0])).toEqual(listed);
    });

    it.each(['x', '|', `x|${other}`, `2026-01-01 12:00:00+00|x`, `2026-01-01|${other}`])(
      'does not continue from %j, which it never gave',
      async (after) => {
        const { errors } = await server.queryAs('ada', exportQuery, { filter: {}, after });

        expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      },
    );
  });
});
