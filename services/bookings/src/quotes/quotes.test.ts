import { airlineId } from '../testing/fake-catalogue.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

const fields = `id reference tripType from to departureDate returnDate adults children infants status pricePence notes version
  preferredAirline { id shortName }`;
const listQuery = `query ($filter: EnquiryFilterInput!, $page: Int = 1) {
  quotes(filter: $filter, page: $page) { items { id } page totalPages totalItems } }`;
const oneQuery = `query ($id: ID!) { quote(id: $id) { ${fields} } }`;
const updateMutation = `mutation ($id: ID!, $version: Int, $input: QuoteInput!) {
  updateQuote(id: $id, version: $version, input: $input) {
    __typename
    ... on QuoteSaved { quote { ${fields} } }
    ... on InvalidInput { message fields { field message } }
  } }`;
const deleteMutation = `mutation ($id: ID!) {
  deleteQuote(id: $id) { __typename ... on Deleted { id } ... on Problem { message } } }`;
const exportQuery = `query ($filter: EnquiryFilterInput!) { quotesExport(filter: $filter) { text next } }`;

type Page = { items: { id: string }[]; totalPages: number; totalItems: number };
type Saved = { __typename: string; quote?: Record<string, unknown> };

const unknown = '0192f000-0000-7000-8000-00000000ffff';

describe('the office’s quotes', () => {
  let server: TestOffice;
  beforeAll(async () => {
    server = await startOffice();
  });
  afterAll(() => server.close());
  beforeEach(() => server.clear());

  const list = (filter: Record<string, unknown> = {}, page = 1) =>
    server.answer<Page>(listQuery, { filter, page });
  const read = (id: string) => server.answer<Record<string, unknown> | null>(oneQuery, { id });
  const update = (id: string, input: Record<string, unknown>, version?: number) =>
    server.answer<Saved>(updateMutation, { id, input, version });

  it('come newest first, twenty a page', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 22; day++)
      ids.unshift(await server.fixtures.quote({ created_at: `2026-01-${day} 12:00Z` }));

    expect((await list()).items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(await list({}, 2)).toMatchObject({
      items: [{ id: ids[20] }, { id: ids[21] }],
      totalPages: 2,
      totalItems: 22,
    });
  });

  it.each([
    'SIOBHAN',
    'siobhán.fogg',
    'lq-find01',
    'tórshavn',
    'Torshavn',
    '100% sure_',
    'flexible\nby',
    '7946 0018',
    'rang back',
  ])('are found by %j', async (query) => {
    const match = await server.fixtures.quote({
      reference: 'LQ-FIND01',
      customer_name: 'Siobhán Fogg',
      email: 'siobhán.fogg@example.com',
      contact_phone: '020 7946 0018',
      to: 'Tórshavn',
      extra_details: 'We are 100% sure_ and flexible\nby a day',
      notes: 'Rang back.',
    });
    await server.fixtures.quote({ extra_details: '50 percent sure' });

    expect((await list({ query })).items).toEqual([{ id: match }]);
  });

  it('are filtered by status, together with what is looked for', async () => {
    const closed = await server.fixtures.quote({ status: 'closed' });
    const busy = await server.fixtures.quote({ status: 'in-progress' });
    await server.fixtures.quote({
      status: 'closed',
      customer_name: 'Bob',
      email: 'bob@example.com',
    });

    expect((await list({ status: 'closed', query: ' ann ' })).items).toEqual([{ id: closed }]);
    expect((await list({ status: 'inProgress' })).items).toEqual([{ id: busy }]);
    expect(await list({ query: "' OR true --" })).toMatchObject({ items: [], totalItems: 0 });
    expect(await list({ query: 'nul\0' })).toMatchObject({ totalItems: 0 });
  });

  it('take every field of an edit, and leave out what is left out (§3)', async () => {
    const id = await server.fixtures.quote();
    const edit = {
      tripType: 'roundTrip',
      from: 'Leeds',
      to: 'Oslo',
      departureDate: '2027-05-01',
      returnDate: '2027-05-08',
      adults: 2,
      children: 1,
      infants: 1,
      status: 'responded',
      pricePence: 12_345,
      notes: 'Sent two options.',
    };

    const saved = await update(id, { ...edit, preferredAirlineId: airlineId });
    const nothing = await update(id, {});
    const cleared = await update(id, { preferredAirlineId: null, pricePence: null });

    expect(saved).toMatchObject({
      __typename: 'QuoteSaved',
      quote: { ...edit, preferredAirline: { id: airlineId, shortName: 'Skylark' }, version: 2 },
    });
    expect(nothing.quote).toEqual(saved.quote);
    expect(cleared.quote).toMatchObject({ preferredAirline: null, pricePence: null, version: 3 });
    expect(await read(id)).toEqual(cleared.quote);
  });

  it('lose their return date when they become one-way trips (§5)', async () => {
    const id = await server.fixtures.quote();

    const saved = await update(id, { tripType: 'oneWay', returnDate: '2027-03-20' });

    expect(saved.quote).toMatchObject({ tripType: 'oneWay', returnDate: null });
  });

  it('may go from any status to any other (§4)', async () => {
    const id = await server.fixtures.quote();
    const statuses = ['pending', 'inProgress', 'responded', 'closed'];

    for (const from of statuses)
      for (const to of statuses) {
        await update(id, { status: from });
        expect(await update(id, { status: to })).toMatchObject({ quote: { status: to } });
      }
  });

  it.each([
    ['adults', { adults: 0 }],
    ['children', { children: -1 }],
    ['infants', { infants: -1 }],
    ['pricePence', { pricePence: -1 }],
    ['returnDate', { returnDate: null }],
    ['returnDate', { returnDate: '2027-03-01' }],
    ['returnDate', { departureDate: '2027-04-01' }],
    ['from', { from: ' ' }],
    ['to', { to: '<script>' }],
    ['preferredAirlineId', { preferredAirlineId: unknown }],
    ['preferredAirlineId', { preferredAirlineId: "' OR true" }],
    ['notes', { notes: 'NUL \0' }],
  ])('refuse %s of %j and save nothing (§5)', async (field, input) => {
    const id = await server.fixtures.quote();
    const before = await read(id);

    const refused = await update(id, { status: 'closed', ...input });

    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(await read(id)).toEqual(before);
  });

  it('refuse an edit that is based on an older version', async () => {
    const id = await server.fixtures.quote();
    await update(id, { notes: 'First.' }, 1);

    expect(await update(id, { notes: 'Second.' }, 1)).toMatchObject({ __typename: 'Stale' });
    expect(await read(id)).toMatchObject({ notes: 'First.' });
  });

  it('are deleted once, and every write is recorded without technical columns (§7)', async () => {
    const id = await server.fixtures.quote({ reference: 'LQ-CHANGE' });
    await update(id, { status: 'closed' });
    const changes = () =>
      server.rows(
        `SELECT action, label, changed_by, before::text || coalesce(after::text, '') AS what
         FROM bookings.changes WHERE subject = 'quotes' AND subject_id = $1 ORDER BY id`,
        [id],
      );
    const change = { label: 'LQ-CHANGE', changed_by: 'ada@larkfare.example' };
    expect(await changes()).toEqual([
      { ...change, action: 'updated', what: '{"status": "pending"}{"status": "closed"}' },
    ]);

    expect(await server.answer(deleteMutation, { id })).toEqual({ __typename: 'Deleted', id });
    expect(await server.answer(deleteMutation, { id })).toMatchObject({ __typename: 'NotFound' });
    expect(await update(id, { status: 'closed' })).toMatchObject({ __typename: 'NotFound' });
    expect(await changes()).toEqual([
      { ...change, action: 'updated', what: '{"status": "pending"}{"status": "closed"}' },
      { ...change, action: 'deleted', what: expect.not.stringMatching(/name|email|phone|notes/) },
    ]);
  });

  it('are exported as they are filtered', async () => {
    await server.fixtures.quote({
      reference: 'LQ-CSV001',
      created_at: '2026-01-31 12:00Z',
      from: '\tLeeds',
      preferred_airline_id: airlineId,
      preferred_airline_short_name: 'Skylark',
      price_pence: 5,
      call_time: 'tomorrowMorning',
      status: 'closed',
    });
    await server.fixtures.quote();

    const piece = await server.answer(exportQuery, { filter: { status: 'closed' } });

    expect(piece).toEqual({
      next: null,
      text:
        '\ufeffReference,Requested,Status,Name,Email,Phone,Trip type,From,To,Preferred airline,Departure,Return,' +
        'Adults,Children,Infants,Price in total ($),Extra details,Ring,Notes\r\n' +
        "LQ-CSV001,31/01/2026,closed,Ann O’Brien,ann@example.com,,round-trip,'\tLeeds,Dubai,Skylark,01/03/2027,15/03/2027," +
        '1,0,0,0.05,,"Sun, 1 Feb 2026, in the morning",\r\n',
    });
  });
});
