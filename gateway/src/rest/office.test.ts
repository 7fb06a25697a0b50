import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { ids } from '../testing/site-fixture.ts';

const { server, requests } = await startTestGateway({ until: 'the file ends' });
beforeEach(() => void requests.splice(0));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, url: string, payload?: object, headers = {}) {
  const response = await server.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { ...signedIn, ...headers },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** Variables of the last request; the session check comes before. */
const variables = () => requests.at(-1)?.variables;

const errorBody = (message: string) => ({ message, error: message });
const resources = ['region', 'country', 'location', 'airport', 'airline'];

describe.each(resources)('refusals on a %s', (resource) => {
  const named = (name: string) => ({ name, shortName: name });

  test.each([
    ['invalid', 400, 'Name is required.'],
    ['taken', 409, 'There is one with this name already.'],
  ])('%s is %i', async (name, status, message) => {
    for (const answer of [
      await send('POST', `/${resource}`, named(name)),
      await send('PUT', `/${resource}/${ids.orly}`, named(name)),
    ])
      expect(answer).toMatchObject({ status, body: errorBody(message) });
  });

  test('a missing record is 404, one in use 409', async () => {
    expect(await send('PUT', `/${resource}/${ids.missing}`, named('x'))).toMatchObject({
      status: 404,
      body: errorBody('It is not there any more.'),
    });
    expect(await send('DELETE', `/${resource}/${ids.missing}`)).toMatchObject({ status: 404 });
    expect(await send('DELETE', `/${resource}/${ids.inUse}`)).toMatchObject({
      status: 409,
      body: errorBody('Something still depends on it.'),
    });
  });
});

describe.each([
  ...resources.map((resource) => [`/${resource}/${ids.orly}`, { name: 'x', shortName: 'x' }]),
  [`/flight/${ids.flight}`, { stops: 1 }],
  [`/booking/${ids.booking}`, { notes: 'x' }],
  [`/quote/${ids.booking}`, { notes: 'x' }],
  [`/contact/${ids.booking}`, { extraNotes: 'x' }],
  ['/siteinfo', { aboutInfo: 'x' }],
] as [string, object][])('PUT %s', (url, body) => {
  test.each([
    ['If-Match', {}, '', { 'if-match': '"1"' }],
    ['a weak If-Match', {}, '', { 'if-match': 'W/"1"' }],
    ['If-Match before the body', { version: 7 }, '', { 'if-match': '"1"' }],
    ['the body', { version: 1 }, '', {}],
    ['the query', {}, '?version=1', {}],
    ['nothing', {}, '', {}],
    ['any version', {}, '', { 'if-match': '*' }],
  ])('based on %s is answered with the next version', async (_, version, query, headers) => {
    const answer = await send('PUT', `${url}${query}`, { ...body, ...version }, headers);

    expect(answer.status).toBe(200);
    expect(answer.body.version).toBe(2);
    expect(answer.headers.etag).toBe('"2"');
  });

  test.each([
    ['If-Match', {}, '', { 'if-match': '"7"' }],
    ['If-Match before the body', { version: 1 }, '', { 'if-match': '"7"' }],
    ['the body', { version: 7 }, '', {}],
    ['the query', {}, '?version=7', {}],
  ])('that %s shows to be stale is refused with 409', async (_, version, query, headers) => {
    expect(await send('PUT', `${url}${query}`, { ...body, ...version }, headers)).toMatchObject({
      status: 409,
      body: errorBody('Someone else has changed this.'),
    });
  });

  test.each(['x', '"x"', '-1', '1.5', '"99999999999"'])(
    'does not take %s for a version',
    async (etag) => {
      expect(await send('PUT', url, body, { 'if-match': etag })).toMatchObject({ status: 400 });
      expect(requests.filter(({ operationName }) => !operationName?.startsWith('Viewer'))).toEqual(
        [],
      );
    },
  );
});

test('a single record brings its version as its ETag', async () => {
  const answers = [
    await send('GET', `/country/${ids.france}`),
    await send('GET', `/airport/${ids.orly}`),
    await send('GET', `/airline/${ids.larkAir}`),
    await send('GET', `/flight/${ids.flight}`),
  ];

  for (const { headers } of answers) expect(headers.etag).toBe('"1"');
});

describe('what a change asks the graph', () => {
  const { flight, booking } = ids;

  test.each([
    ['/country', { name: 'x' }, { name: 'x', regionId: '' }],
    ['/country', { name: 'x', region: null }, { name: 'x', regionId: '' }],
    ['/country', { name: 'x', region: { _id: ids.europe } }, { name: 'x', regionId: ids.europe }],
    ['/airport', {}, { name: '', code: '', locationId: '' }],
    [
      '/location',
      {},
      {
        name: '',
        countryId: '',
        image: '',
        description: '',
        isPopular: false,
        dealings: 'none',
        dealingsDescription: '',
      },
    ],
  ])(
    'POST %s with %j leaves what is missing to the rules of its service',
    async (url, body, input) => {
      await send('POST', url, body);

      expect(variables()?.input).toEqual(input);
    },
  );

  test.each([
    [`/flight/${flight}`, { stops: 2 }, { stops: 2 }],
    [`/flight/${flight}`, { time: { hours: 1, minutes: 5 } }, { outboundMinutes: 65 }],
    [
      `/flight/${flight}`,
      { toDuration: { hours: 2, minutes: 0 }, time: { hours: 1, minutes: 5 } },
      { outboundMinutes: 120 },
    ],
    [
      `/flight/${flight}`,
      { departureAirport: { _id: ids.orly, code: 'ORY' }, airline: ids.larkAir },
      { departureAirportId: ids.orly, airlineId: ids.larkAir },
    ],
    [`/flight/${flight}`, { prices: [] }, { monthlyPrices: [] }],
    [`/booking/${booking}`, { peopleCount: { adults: 2 } }, { adults: 2 }],
    [`/booking/${booking}`, { returnDate: '' }, { returnDate: null }],
    [
      `/booking/${booking}`,
      { returnDate: null, finalPrice: null },
      { returnDate: null, finalPricePence: null },
    ],
    [`/booking/${booking}`, { finalPrice: 4.35 }, { finalPricePence: 435 }],
    [
      `/booking/${booking}`,
      { departureCode: 'LHR', arrivalCode: 'CDG', airlineShortName: 'Lark Air' },
      { departureCode: 'LHR', arrivalCode: 'CDG', airlineShortName: 'Lark Air' },
    ],
    [`/quote/${booking}`, { preferredAirline: '' }, { preferredAirlineId: null }],
    [
      `/quote/${booking}`,
      { preferredAirline: { _id: ids.larkAir, shortName: 'Lark Air' } },
      { preferredAirlineId: ids.larkAir },
    ],
    [
      `/quote/${booking}`,
      { price: null, arrivalDate: null },
      { pricePence: null, returnDate: null },
    ],
    [`/contact/${booking}`, { status: 'in-progress' }, { status: 'inProgress' }],
  ])('PUT %s with %j changes that and nothing else', async (url, body, input) => {
    expect(await send('PUT', url, body)).toMatchObject({ status: 200 });
    expect(JSON.parse(JSON.stringify(variables()?.input))).toEqual(input);
  });

  test.each([
    [
      '/booking/filter?q=LF-7K3',
      {
        airlineIds: [],
        departureAirportIds: [],
        arrivalAirportIds: [],
        states: [],
        query: 'LF-7K3',
      },
    ],
    [
      `/booking/filter?airline=${ids.larkAir}&departureAirport=${ids.orly}&departureAirport=${ids.heathrow}&state=in-progress`,
      {
        airlineIds: [ids.larkAir],
        departureAirportIds: [ids.orly, ids.heathrow],
        arrivalAirportIds: [],
        states: ['inProgress'],
        query: '',
      },
    ],
    ['/quote?status=in-progress&q=ada', { query: 'ada', status: 'inProgress' }],
    ['/contact?page=1&status=&q=', { query: '' }],
  ])('GET %s', async (url, filter) => {
    await send('GET', url);

    expect(JSON.parse(JSON.stringify(variables()?.filter))).toEqual(filter);
  });
});

test.each(['/quote', '/contact'])(
  'GET %s without a page is the whole list, read in pages',
  async (url) => {
    const { body } = await send('GET', url);

    expect(body).toHaveLength(1); // The fixture gives the same entry on each of its three pages.
    const pages = requests.slice(1).map(({ variables }) => variables);
    expect(pages).toMatchObject([1, 2, 3].map((page) => ({ page, size: 100 })));
  },
);

test.each(['/quote', '/contact'])('GET %s with a page is that page', async (url) => {
  const { body } = await send('GET', `${url}?page=2&size=5`);

  expect(body).toMatchObject({ totalPages: 3, currentPage: 2, results: [{ _id: ids.booking }] });
  expect(variables()).toMatchObject({ page: 2, size: 5 });
});

test('a flight that is made is answered 201, one that is found 200', async () => {
  const ends = { departureAirport: ids.heathrow, arrivalAirport: ids.charlesDeGaulle };

  const made = await send('POST', '/flight/search-or-create', { ...ends, airline_id: ids.orly });
  const found = await send('POST', '/flight/search-or-create', {
    ...ends,
    airline_id: ids.larkAir,
  });
  const refused = await send('POST', '/flight/search-or-create', {
    ...ends,
    airline_id: ids.missing,
  });

  expect([made.status, found.status, refused.status]).toEqual([201, 200, 400]);
  expect(made.body).toEqual(found.body);
  expect(refused.body).toEqual(errorBody('Choose an airline.'));
});

describe('the site information', () => {
  const exactlyOne = 'The body must hold exactly one key of the site information.';

  test.each([
    [{}, exactlyOne],
    [{ unknown: 1 }, exactlyOne],
    [{ faq: [], terms: [] }, exactlyOne],
    [{ contactEmail: 'invalid' }, 'Name is required.'],
    [{ contactEmail: 'a\0b' }, /^contactEmail is nested too deeply or holds characters/],
    [{ faq: [{ question: '\ud800' }] }, /^faq is nested too deeply or holds characters/],
  ])('refuses %j', async (body, message) => {
    const answer = await send('PUT', '/siteinfo', body);

    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each([null, 'text', 0, [], { heading: '' }])('hands on %j as it is', async (value) => {
    expect(await send('PUT', '/siteinfo', { chat: value, more: 1 })).toMatchObject({
      status: 200,
      body: { chat: value, version: 2 },
    });
    expect(variables()).toEqual({
      changes: [{ key: 'chat', value, basedOnVersion: undefined }],
    });
  });

  test('may be longer than what a visitor may send', async () => {
    const terms = [{ heading: 'x', text: 'x'.repeat(200_000), bullets: [] }];

    expect(await send('PUT', '/siteinfo', { terms })).toMatchObject({ status: 200 });
    expect(await send('PUT', '/siteinfo', { terms: ['x'.repeat(600_000)] })).toMatchObject({
      status: 413,
    });
  });
});

describe('the account', () => {
  test('a wrong password or address is answered 400', async () => {
    const newPassword = 'a better one';
    expect(
      await send('PUT', '/siteinfo/password', { oldPassword: 'wrong', newPassword }),
    ).toMatchObject({ status: 400, body: errorBody('That is not the password.') });
    expect(
      await send('PUT', '/siteinfo/admin/email', { oldEmail: 'wrong', newEmail: 'a@example.com' }),
    ).toMatchObject({ status: 400, body: errorBody('Current email does not match') });
  });

  test('a wrong sign-in is answered 401', async () => {
    expect(await send('POST', '/auth/login', { email: 'a', password: 'b' })).toMatchObject({
      status: 401,
      body: errorBody('That is not right.'),
    });
  });

  test.each([
    ['a sign-in', 'POST', '/api/auth/login', { email: 'a', password: 'tried' }],
    [
      'a new password',
      'PUT',
      '/api/siteinfo/password',
      { oldPassword: 'tried', newPassword: 'a better one' },
    ],
  ] as const)('%s after too many guesses is answered 429 with the time to wait', async (...row) => {
    const [, method, url, payload] = row;

    const response = await server.inject({ method, url, payload, headers: signedIn });

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('4');
    expect(response.json()).toEqual(errorBody('Not yet.'));
  });

  test.each([undefined, '', '{}'])('signing out takes the body %j', async (payload) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload,
      headers: {
        ...signedIn,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });

    expect(response.json()).toEqual({ message: 'Signed out.' });
    expect(requests[0]?.headers?.authorization).toBe(signedIn.authorization);
  });

  test('a form on another site cannot request a password reset', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/siteinfo/forgot',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });

    expect(response.statusCode).toBe(415);
    expect(await send('POST', '/siteinfo/forgot')).toMatchObject({ status: 400 });
    expect(requests).toEqual([]);
  });

  test('a closed route does not say what it accepts', async () => {
    const response = await server.inject({
      method: 'PUT',
      url: '/api/region/nonsense',
      headers: { 'content-type': 'application/json' },
      payload: 'nonsense',
    });

    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });
});

test.each([
  ['DELETE', `/api/region/${ids.europe}`],
  ['POST', '/api/auth/logout'],
] as const)('%s %s accepts a JSON content type without a body', async (method, url) => {
  const response = await server.inject({
    method,
    url,
    headers: { ...signedIn, 'content-type': 'application/json', 'content-length': '0' },
  });

  expect(response.statusCode).toBe(200);
});

test('the administrator may save more often than a visitor may post', async () => {
  const { server: limited } = await startTestGateway({
    rateLimits: { readsPerMinute: 100, postsPerMinute: 1 },
  });
  const save = () =>
    limited.inject({
      method: 'PUT',
      url: `/api/region/${ids.europe}`,
      payload: { name: 'x' },
      headers: signedIn,
    });
  const guess = () =>
    limited.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: '', password: '' },
    });

  const saves = [];
  for (let count = 0; count < 11; count++) saves.push((await save()).statusCode);
  const guesses = [await guess(), await guess()].map(({ statusCode }) => statusCode);

  expect(saves).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(guesses).toEqual([401, 429]);
});
