import { fold } from '@larkfare/text-rules';
import { openDatabase, query } from '@larkfare/data-kit/database';
import { startOffice, type TestOffice } from '../testing/test-office.ts';
import { searchCondition } from './search-condition.ts';

/** Each customer is the only one that the searches under their name find. */
const customers = {
  'Siân Llewellyn': {
    reference: 'LF-MBBJ39',
    email: 'sian.llewellyn@larks.example',
    phone: '+447700900123',
    searches: [
      ...['Siân Llewellyn', 'Sian Llewellyn', 'Llewellyn Sian', 'llewellyn, siân', 'SIAN', 'ewel'],
      ...['LF-MBBJ39', 'lf-mbbj39', 'LF MBBJ39', 'LFMBBJ39', 'MBBJ39', 'lf–mbbj39', ' mbbj '],
      ...['sian.llewellyn@larks.example', 'sian.llew', 'SIAN.LLEWELLYN@LARKS.EXAMPLE'],
      ...['07700 900123', '07700900123', '+447700900123', '+44 7700 900123', '447700900123'],
      ...['0044 7700 900123', '00447700900123', '+44 (0)7700 900123', '(07700) 900-123'],
      ...[
        '7700900123',
        '07700\u00a0900123',
        '\u202a+44 7700 900123\u202c',
        '07700–900–123',
        '0123',
      ],
      ...['si', 'Sî ll', 'si mb'],
      ...['Llewellyn 07700 900123', '+447700900123 sian', 'sian mbbj39', 'lf-mbbj39 llewellyn'],
    ],
  },
  'Pádraig O’Brien': {
    reference: 'LF-234567',
    email: 'pob@larks.example',
    phone: '+442079460102',
    searches: [
      ...["O'Brien", 'O’Brien', 'O‘Brien', 'Oʼbrien', 'O`Brien', 'obrien', "padraig o'brien"],
      ...["o'brien padraig", 'LF-234567', '234567', 'lf 234567', 'lf234567'],
      ...['02079460102', '(020) 7946 0102', '020-7946-0102', '+44(0)2079460102', '7946 0102'],
    ],
  },
  'Søren Łukasz Großmann-Þór': {
    reference: 'LF-7K3QX9',
    email: 'slg@larks.example',
    phone: '+353879998888',
    searches: [
      ...[
        'Søren',
        'soren',
        'SOREN',
        'lukasz',
        'Łukasz soren',
        'großmann',
        'grossmann',
        'þór',
        'thor',
      ],
      ...['Grossmann-Thor', 'grossmann thor', '+353 87 999 8888', '00353879998888', '353879998888'],
    ],
  },
  'Æsa Đorđe Ðagný Işık & Cœur': {
    reference: 'LF-9ZZTTT',
    email: 'aesa@larks.example',
    phone: '+12025550143 ext 12',
    searches: [
      ...['Æsa', 'aesa', 'Đorđe', 'dorde', 'ðagný', 'dagny', 'Işık', 'isik', 'cœur', 'coeur'],
      ...['Işık & Cœur', 'coeur & isik', '(202) 555-0143', '001 202 555 0143', '+1 202 555 0143'],
    ],
  },
};
const names = Object.keys(customers);

describe('the search of the office', () => {
  let server: TestOffice;
  beforeAll(async () => {
    server = await startOffice();
    for (const [name, { reference, email, phone }] of Object.entries(customers))
      await server.fixtures.booking({
        reference,
        customer_name: name,
        user_email: email,
        contact_phone: phone,
      });
  });
  afterAll(() => server.close());

  const found = async (query: string) => {
    const { items } = await server.answer<{ items: { customerName: string }[] }>(
      `query ($query: String!) { bookings(filter: { query: $query }) { items { customerName } } }`,
      { query },
    );
    return items.map(({ customerName }) => customerName);
  };

  it.each(
    Object.entries(customers).flatMap(([name, { searches }]) =>
      searches.map((query) => [name, query] as const),
    ),
  )('finds %s by %j', async (name, query) => {
    expect(await found(query)).toEqual([name]);
  });

  it.each([
    'ew',
    'm8',
    '%',
    '_',
    "' OR true --",
    'Sian Brien',
    '07700 900124',
    'sian 02079460102',
    '\0',
  ])('finds no booking by %j', async (query) => {
    expect(await found(query)).toEqual(query === '\0' ? names.toReversed() : []);
  });

  it.each([
    ['Sian Llewellyn', 'sian'],
    ['LF-MBBJ39', 'lf mbbj39'],
    ['07700 900123', '07700900123'],
    ['Ng', '% ng%'],
  ])('reads an index for %j', async (typed, condition) => {
    const { databaseUrl: url } = server.settings;
    const db = await openDatabase({ url, schema: 'bookings', settings: { enable_seqscan: 'off' } });
    const { sql, parameters } = searchCondition(typed) ?? { sql: 'false' };

    const plan = await query(db, `EXPLAIN SELECT FROM bookings WHERE ${sql}`, parameters);
    await db.destroy();

    expect(JSON.stringify(plan)).toMatch(new RegExp(`Index Cond: .*${condition}`));
  });

  it('counts at most a thousand bookings, or to the end of a later page', async () => {
    for (let count = 1; count <= 1025; count++)
      await server.fixtures.booking({
        reference: `LF-Q${count}`,
        customer_name: 'Quentin Quill',
        created_at: new Date(Date.UTC(2026, 0, 1) - count * 1000),
      });
    const page = (number: number) =>
      server.answer(
        `query ($page: Int!) {
          bookings(filter: { query: "quill" }, page: $page) { page totalItems isTotalExact items { reference } } }`,
        { page: number },
      );

    expect(await page(1)).toMatchObject({ totalItems: 1001, isTotalExact: false });
    expect(await page(101)).toMatchObject({
      totalItems: 1011,
      isTotalExact: false,
      items: Array.from({ length: 10 }, (_, index) => ({ reference: `LF-Q${1001 + index}` })),
    });
    expect(await page(2_147_483_647)).toMatchObject({
      page: 103,
      totalItems: 1025,
      isTotalExact: true,
    });
  });

  it.each([...names, 'São Paulo', 'Málaga–Costa del Sol', 'İstanbul', "Chicago O'Hare", '%_\\*?'])(
    'folds %j in SQL as in TypeScript',
    async (text) => {
      expect(await server.rows('SELECT bookings.folded($1)', [text])).toEqual([
        { folded: fold(text) },
      ]);
    },
  );
});
