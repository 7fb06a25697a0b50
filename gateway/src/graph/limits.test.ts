import { postGraph } from '../testing/post-graph.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { europe, ids } from '../testing/site-fixture.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const unknownToken = { authorization: 'Bearer unknown' };

const production = await startTestGateway({ until: 'the file ends' });
beforeEach(() => void production.requests.splice(0));

describe('limits', () => {
  const nested = (levels: number) =>
    `{ airline(id: "1") ${'{ others(count: 1) '.repeat(levels)} { id } ${'}'.repeat(levels)} }`;
  const manyAliases = `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: regions { id }`).join(' ')} }`;
  const tooDear = '{ locations { airports { location { airports { id } } } } }';
  const manyTokens = `{ ${'regions { id } '.repeat(600)} }`;
  const manyBookings = `mutation ($i: RequestBookingInput!) { ${Array.from({ length: 6 }, (_, n) => `b${n}: requestBooking(input: $i) { __typename }`).join(' ')} }`;
  const deep = { deep: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) };
  const input = {
    flightId: ids.flight,
    customerName: 'Ada',
    userEmail: 'ada@example.com',
    contactPhone: '1',
    departureDate: '2026-12-24',
    initialPricePence: 1,
  };

  test.each([
    ['depth', nested(9), {}, 'At most 10 fields may be nested.'],
    ['aliases', manyAliases, {}, 'At most 20 aliases may be used.'],
    ['cost', tooDear, {}, /^This operation requests too much/],
    ['mutations', manyBookings, { i: input }, /^This operation requests too much/],
    ['variables', '{ regions { id } }', deep, 'Variables may be nested 32 levels deep at most.'],
    ['tokens', manyTokens, {}, /Document contains more tha. 2000 tokens/],
  ])(
    'too much in %s is refused before any subgraph is called',
    async (_, query, variables, words) => {
      const { status, body } = await postGraph(production, { query, variables });

      expect(status).toBe(400);
      expect(body.errors[0].message).toMatch(words);
      expect(production.requests).toEqual([]);
    },
  );

  test('one address may cost so much in a minute; another is not affected, an administrator may cost ten times as much', async () => {
    const limited = await startTestGateway({
      rateLimits: { readsPerMinute: 100, postsPerMinute: 1 },
    });
    const query = `query ($i: FlightSearchInput!) { ${Array.from({ length: 10 }, (_, n) => `a${n}: flightSearch(input: $i) { totalItems }`).join(' ')} }`;
    const search = async (headers = {}, address?: string) =>
      (await postGraph(limited, { query, variables: { i: {} } }, headers, address)).status;
    const searches = async (count: number, headers = {}) => {
      const statuses = [];
      for (let n = 0; n < count; n++) statuses.push(await search(headers));
      return statuses;
    };

    // 100 reads of 200 pay for seven times ten searches of 252.
    expect(await searches(9)).toEqual([...Array.from({ length: 7 }, () => 200), 429, 429]);
    expect(await search({}, '192.0.2.8')).toBe(200);
    expect((await searches(79, signedIn)).filter((status) => status === 429)).toEqual([]);
    expect(await search(signedIn)).toBe(429);
  });

  test.each([
    ['larger than permitted', JSON.stringify('x'.repeat(270_000)), 413, 'The body is too large.'],
    ['cut off in deep nesting', '['.repeat(5000), 400, 'The body is not valid JSON.'],
    ['empty', '', 400, 'The body is empty; JSON is expected.'],
  ])('a body that is %s is refused', async (_, text, expected, message) => {
    const { status, body } = await postGraph(production, text);

    expect([status, body]).toEqual([expected, { errors: [{ message }] }]);
  });

  test('a batch is refused', async () => {
    const { status } = await postGraph(production, [{ query: '{ regions { id } }' }]);

    expect(status).toBe(400);
    expect(production.requests).toEqual([]);
  });

  test('too many requests from one address are refused', async () => {
    const limited = await startTestGateway({
      rateLimits: { readsPerMinute: 1, postsPerMinute: 1 },
    });

    expect((await postGraph(limited, { query: '{ regions { id } }' })).status).toBe(200);
    expect((await postGraph(limited, { query: '{ regions { id } }' })).status).toBe(429);
    expect(
      (await postGraph(limited, { query: '{ regions { id } }' }, {}, '192.0.2.8')).status,
    ).toBe(200);
  });

  test('a list costs its true length once it has been sent', async () => {
    const limited = await startTestGateway({
      rateLimits: { readsPerMinute: 10, postsPerMinute: 1 },
      resolvers: {
        catalogue: { Query: { regions: () => Array.from({ length: 1500 }, () => europe) } },
      },
    });
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await postGraph(limited, { query: '{ regions { id } }' })).status);

    // 21 of 2,000, then 1,501.
    expect(statuses).toEqual([200, 200, 429]);
  });

  describe('the changes of one address in a minute', () => {
    const twoBookings = `mutation ($i: RequestBookingInput!) { one: requestBooking(input: $i) { __typename } ...more }
      fragment more on Mutation { requestBooking(input: $i) { __typename } }`;
    const aBooking =
      'mutation ($i: RequestBookingInput!) { requestBooking(input: $i) { __typename } }';
    const variables = { i: input };
    const post = ({ server }: TestGateway, remoteAddress = '192.0.2.7') =>
      server.inject({
        method: 'POST',
        url: '/api/booking',
        payload: { ...input, initialBookingPrice: 1 },
        remoteAddress,
      });

    test('are counted over REST and GraphQL together, each action of an operation separately', async () => {
      const limited = await startTestGateway({
        rateLimits: { readsPerMinute: 100, postsPerMinute: 3 },
      });

      expect((await postGraph(limited, { query: twoBookings, variables })).status).toBe(200);
      expect((await post(limited)).statusCode).toBe(201);
      const requests = limited.requests.length;
      const refused = await limited.server.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: aBooking, variables },
        remoteAddress: '192.0.2.7',
      });

      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toEqual({
        errors: [
          expect.objectContaining({
            message: expect.stringMatching(
              /^Too many requests\. Please try again in \d+ seconds\.$/,
            ),
            extensions: { code: 'TOO_MANY_REQUESTS' },
          }),
        ],
      });
      expect(limited.requests).toHaveLength(requests);
      expect((await post(limited)).statusCode).toBe(429);
      expect((await post(limited, '192.0.2.8')).statusCode).toBe(201);
    });

    test('is ten times as much for an administrator, and no more for an unknown token', async () => {
      const limited = await startTestGateway({
        rateLimits: { readsPerMinute: 100, postsPerMinute: 1 },
      });
      const save = async (headers: Record<string, string>) =>
        (await postGraph(limited, { query: aBooking, variables }, headers)).status;

      const saves = [];
      for (let count = 0; count < 11; count++) saves.push(await save(signedIn));
      const guesses = [await save(unknownToken), await save(unknownToken)];

      expect(saves).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect(guesses).toEqual([200, 429]);
    });
  });
});
