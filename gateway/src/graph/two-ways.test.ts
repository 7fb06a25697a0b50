import { startTestGateway } from '../testing/test-gateway.ts';
import { officeResolvers, signedIn } from '../testing/office-fixture.ts';
import { ids, unavailable } from '../testing/site-fixture.ts';

const { content } = officeResolvers;
const resolvers = {
  content: { ...content, Query: { ...content.Query, siteInformation: unavailable } },
};
const inProcess = await startTestGateway({ until: 'the file ends', resolvers });
const overHttp = await startTestGateway({ until: 'the file ends', resolvers, overHttp: true });

const booking = {
  flightId: ids.flight,
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '1',
  departureDate: '2026-12-24',
};
const bookingOperation =
  'mutation ($input: RequestBookingInput!) { requestBooking(input: $input) { __typename ... on BookingRequested { booking { reference adults returnDate } } ... on Problem { message } } }';

const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => ({
  method,
  url: `/api${url}`,
  payload,
  headers: signedIn,
});

const graphql = (query: string, variables?: unknown) => ({
  method: 'POST' as const,
  url: '/graphql',
  payload: { query, variables },
});

test.each([
  ['a read over REST', { url: '/api/region' }],
  ['a search over REST', { url: '/api/flight/filter?airlines=BA,U2&direct=true' }],
  ['a record that is not there', { url: `/api/airline/${ids.missing}` }],
  ['a date that does not exist', { url: '/api/flight/filter?depDateStr=2026-02-30' }],
  [
    'a booking over REST',
    {
      method: 'POST' as const,
      url: '/api/booking',
      payload: { ...booking, initialBookingPrice: 1 },
    },
  ],
  [
    'a refusal over REST',
    {
      method: 'POST' as const,
      url: '/api/booking',
      payload: { ...booking, customerName: 'dearer', initialBookingPrice: 1 },
    },
  ],
  ['a closed read of a stranger', { url: '/api/booking/filter' }],
  ['the administrator’s bookings', office('GET', '/booking/filter?state=in-progress&page=2')],
  ['whether a flight has bookings', office('GET', `/flight/${ids.flight}/has-bookings`)],
  ['every quote', office('GET', '/quote')],
  ['an export', office('GET', '/contact/export')],
  ['a record that is made', office('POST', '/region', { name: 'Asia' })],
  [
    'a change with absent and null parts',
    office('PUT', `/booking/${ids.booking}`, { returnDate: '', finalPrice: null, notes: 'x' }),
  ],
  [
    'a stale change',
    office('PUT', `/country/${ids.france}`, { name: 'x', region: ids.europe, version: 7 }),
  ],
  [
    'a flight with its prices',
    office('PUT', `/flight/${ids.flight}`, { prices: [{ month: 1, oneWay: 5 }] }),
  ],
  ['a whole value', office('PUT', '/siteinfo', { chat: null })],
  ['a nested value', office('PUT', '/siteinfo', { terms: [{ heading: 'x', bullets: [] }] })],
  ['a deletion', office('DELETE', `/airline/${ids.larkAir}`)],
  ['a refused deletion', office('DELETE', `/airline/${ids.inUse}`)],
  [
    'a wrong password',
    office('PUT', '/siteinfo/password', { oldPassword: 'wrong', newPassword: 'x' }),
  ],
  ['one subgraph', graphql('{ airlines { name baggage { heading } } }')],
  ['two subgraphs', graphql(`{ flight(id: "${ids.flight}") { stops hasBookings } }`)],
  ['a subgraph at rest', graphql('{ siteInformation { contactPhone } }')],
  [
    'defaults',
    graphql(
      'query ($i: FlightSearchInput!) { flightSearch(input: $i) { items { departureDate returnDate tripType } } }',
      { i: {} },
    ),
  ],
  [
    'null and absence',
    graphql(
      'query ($r: ID, $l: ID) { countries(regionId: $r) { id } locations(countryId: $l) { id } }',
      { r: null },
    ),
  ],
  [
    'a bad variable',
    graphql('query ($i: FlightSearchInput!) { flightSearch(input: $i) { page } }', {
      i: { departureDate: 'x' },
    }),
  ],
  [
    'a wrong type',
    graphql('query ($i: FlightSearchInput!) { flightSearch(input: $i) { page } }', {
      i: { page: 'x' },
    }),
  ],
  ['a mutation', graphql(bookingOperation, { input: { ...booking, initialPricePence: 1 } })],
  [
    'a refusal',
    graphql(bookingOperation, {
      input: { ...booking, customerName: 'dearer', initialPricePence: 1 },
    }),
  ],
  ['an unknown field', graphql('{ nothing }')],
])('%s has the same answer in one process and over HTTP', async (_, request) => {
  const [near, far] = await Promise.all(
    [inProcess, overHttp].map(({ server }) => server.inject(request)),
  );

  expect(near?.statusCode).toBe(far?.statusCode);
  expect(near?.body && bodyOf(near.body)).toEqual(far?.body && bodyOf(far.body));
});

const bodyOf = (body: string): unknown => (/^[[{]/.test(body) ? JSON.parse(body) : body);
