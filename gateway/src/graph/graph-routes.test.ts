import { postGraph } from '../testing/post-graph.ts';
import { ids, unavailable } from '../testing/site-fixture.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

const production = await startTestGateway({ until: 'the file ends' });
beforeEach(() => {
  production.requests.splice(0);
  production.logged.splice(0);
});

test('an operation over two subgraphs returns one result', async () => {
  const { body } = await postGraph(production, {
    query: 'query ($id: ID!) { flight(id: $id) { stops hasBookings } }',
    variables: { id: ids.flight },
  });

  expect(body).toEqual({ data: { flight: { stops: 0, hasBookings: true } } });
  expect(production.requests.map(({ subgraph }) => subgraph)).toEqual(['catalogue', 'bookings']);
});

test('a subgraph that is down costs its field and not the page', async () => {
  const failing = await startTestGateway({
    resolvers: { bookings: { Flight: { __resolveReference: unavailable } } },
  });

  const { body } = await postGraph(failing, {
    query: `{ flight(id: "${ids.flight}") { stops hasBookings } }`,
  });

  expect(body.data).toEqual({ flight: { stops: 0, hasBookings: null } });
  expect(body.errors).toEqual([expect.objectContaining({ message: 'Not answering.' })]);
});

describe('hidden details in production', () => {
  test('the schema', async () => {
    const { status, body } = await postGraph(production, {
      query: '{ __schema { types { name } } }',
    });

    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/introspection/);
  });

  test('names that are nearly right', async () => {
    const { body } = await postGraph(production, { query: '{ region { id } regionz { id } }' });

    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
  });

  test('hides error details except the log reference', async () => {
    const failing = await startTestGateway({
      executors: {
        catalogue: async () => {
          throw new Error('password authentication failed for user "larkfare"');
        },
      },
    });

    const { body } = await postGraph(failing, { query: '{ regions { id } }' });

    const [error] = body.errors;
    expect(error.message).toMatch(/^Something went wrong on our side \(reference [0-9a-f]{8}\)\.$/);
    expect(JSON.stringify(body)).not.toContain('larkfare');
    const { reference } = error.extensions;
    expect(failing.logged).toEqual([
      [expect.objectContaining({ reference }), 'an operation failed'],
    ]);
  });

  test('development shows all of it', async () => {
    const development = await startTestGateway({ production: false });

    const schema = await postGraph(development, { query: '{ __schema { queryType { name } } }' });
    const typo = await postGraph(development, { query: '{ regionz { id } }' });

    expect(schema.body.data.__schema.queryType.name).toBe('Query');
    expect(typo.body.errors[0].message).toMatch(/Did you mean/);
  });
});

test('words of a bad input reach the caller', async () => {
  const { body } = await postGraph(production, {
    query: 'query ($input: FlightSearchInput!) { flightSearch(input: $input) { page } }',
    variables: { input: { departureDate: '2026-02-30' } },
  });

  expect(body.errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(body.errors[0].message).toContain('2026-02-30');
});

test('a missing field of an input has the schema’s default', async () => {
  const { body } = await postGraph(production, {
    query: 'query ($input: FlightSearchInput!) { flightSearch(input: $input) { page } }',
    variables: { input: { fromId: ids.paris } },
  });

  expect(body).toEqual({ data: { flightSearch: { page: 1 } } });
});

test('a form on another site cannot send an operation', async () => {
  const { status } = await postGraph(production, JSON.stringify({ query: '{ regions { id } }' }), {
    'content-type': 'text/plain',
  });
  const get = await production.server.inject('/graphql?query={regions{id}}');

  expect(status).toBe(400);
  expect(get.statusCode).toBe(400);
  expect(production.requests).toEqual([]);
});

test('the subgraphs get the caller’s address, browser and token, and nothing that a client claims about itself', async () => {
  await postGraph(
    production,
    { query: '{ regions { id } }' },
    {
      authorization: 'Bearer token',
      'x-client-address': '10.0.0.1',
      'x-forwarded-for': '10.0.0.1',
      'x-administrator-id': '1',
      'x-client-agent': 'claimed',
      'user-agent': 'a browser',
      cookie: 'a=b',
    },
  );

  expect(production.requests[0]?.headers).toEqual({
    authorization: 'Bearer token',
    'x-client-address': '192.0.2.7',
    'x-client-agent': 'a browser',
  });
});

test.each([
  ['of an operation that the document does not have', '{ regions { id } }', 'Other'],
  [
    'that is missing where there are two',
    'query A { regions { id } } query B { regions { id } }',
    '',
  ],
])('an operation name %s is refused', async (_, query, operationName) => {
  const { status, body } = await postGraph(production, { query, operationName });

  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
});

test.each(['a b', 'exa[mple', ''])('the Host header %j brings no fault', async (host) => {
  const { status } = await postGraph(production, { query: '{ regions { id } }' }, { host });

  expect(status).toBeLessThan(500);
});

test.each(['{', '"x"', '[]', '{"query": 1}', '{"query": "{ regions { id } }", "variables": "x"}'])(
  'the body %s is refused',
  async (body) => {
    const { status } = await postGraph(production, body);

    expect(status).toBe(400);
    expect(production.requests).toEqual([]);
  },
);
