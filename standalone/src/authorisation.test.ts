import { startWholeSite } from './testing/whole-site.ts';
import {
  type Example,
  graphqlExamples,
  restExamples,
  uploadExample,
} from './testing/authorisation/requests.ts';
import { badTokens } from './testing/authorisation/tokens.ts';

/** The public fields; every other field of the schema, now or later, is for administrators. */
const open = [
  'Query.regions',
  'Query.region',
  'Query.countries',
  'Query.country',
  'Query.popularLocations',
  'Query.deals',
  'Query.location',
  'Query.locationsOfRegion',
  'Query.locations',
  'Query.airportSuggestions',
  'Query.airportSearch',
  'Query.airport',
  'Query.airportsOfLocation',
  'Query.airlines',
  'Query.airline',
  'Query.airlineSearch',
  'Query.airlineSuggestions',
  'Query.bookableLocations',
  'Query.bookableAirlines',
  'Query.popularAirlines',
  'Query.departureAirports',
  'Query.explore',
  'Query.flightSearch',
  'Query.lowestPrices',
  'Query.flightOffer',
  'Query.customerBooking',
  'Query.formToken',
  'Query.priceAlert',
  'Query.siteInformation',
  'Query.tokenKeys',
  'Query.viewer',
  'Mutation.requestBooking',
  'Mutation.requestQuote',
  'Mutation.sendContactMessage',
  'Mutation.requestPriceAlert',
  'Mutation.confirmPriceAlert',
  'Mutation.stopPriceAlert',
  'Mutation.signIn',
  'Mutation.signOut',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.confirmEmailChange',
  'Mutation.undoEmailChange',
];
/** They return the caller's identity. */
const returnsCaller = ['Query.viewer', 'GET /api/auth/verify'];

const site = await startWholeSite();
afterAll(() => site.close());

const examples = [...(await restExamples(site)), ...graphqlExamples(site, open), uploadExample];
const closed = examples.filter(({ isClosed }) => isClosed);
const openToAll = examples.filter(({ isClosed }) => !isClosed);
const bad = Object.entries(await badTokens(site));

let requests = 0;

/** Sends from another address each time, so that no rate limit intervenes. */
async function send({ request }: Example, authorization?: string) {
  requests++;
  const response = await site.server.inject({
    ...request,
    remoteAddress: `10.0.${requests >> 8}.${requests & 255}`,
    headers: authorization === undefined ? {} : { authorization },
  });
  const body =
    response.body && response.headers['content-type']?.includes('json')
      ? (response.json() as Record<string, unknown>)
      : response.body;
  return { status: response.statusCode, body };
}

interface Answer {
  status: number;
  body: unknown;
}

/** 401, or UNAUTHENTICATED and nothing else. */
function isRejected({ request }: Example, { status, body }: Answer): boolean {
  if (request.url !== '/graphql') return status === 401;
  const { data, errors = [] } = body as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  const values = Object.values((data ?? {}) as object);
  return (
    errors[0]?.extensions.code === 'UNAUTHENTICATED' && values.every((value) => value === null)
  );
}

const isFault = ({ status, body }: Answer) =>
  status >= 500 || JSON.stringify(body).includes('INTERNAL_SERVER_ERROR');

test('the matrix holds every REST operation and every root field', () => {
  expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(open));
  expect(closed.length).toBeGreaterThanOrEqual(90);
  expect(openToAll.length).toBeGreaterThan(60);
});

test.each(bad)('%s opens nothing that is closed (§7)', async (_, authorization) => {
  const opened = [];
  for (const example of closed) {
    const answer = await send(example, authorization);
    if (!isRejected(example, answer)) opened.push({ name: example.name, ...answer });
  }

  expect(opened).toEqual([]);
});

test('the administrator is let in everywhere', async () => {
  let token = `Bearer ${await site.signIn()}`;
  const refused = [];
  for (const example of [...closed, ...openToAll]) {
    const answer = await send(example, token);
    const isLoginItself = /signIn|login/.test(example.name);
    if (isFault(answer) || (!isLoginItself && isRejected(example, answer)))
      refused.push({ name: example.name, ...answer });
    if (/signOut|logout|rotateSigningKey/.test(example.name))
      token = `Bearer ${await site.signIn()}`;
  }

  expect(refused).toEqual([]);
});

describe('a public operation responds alike', () => {
  const answers = new Map<string, unknown>();
  beforeAll(async () => {
    for (const example of openToAll) answers.set(example.name, lasting(await send(example)));
  });
  const alike = openToAll.filter(({ name }) => !returnsCaller.includes(name));

  test.each(bad)('to a caller with %s (§7)', async (_, authorization) => {
    for (const example of alike)
      expect([example.name, lasting(await send(example, authorization))]).toEqual([
        example.name,
        answers.get(example.name),
      ]);
  });

  test('to the administrator', async () => {
    for (const example of alike) {
      const token = `Bearer ${await site.signIn()}`;
      expect([example.name, lasting(await send(example, token))]).toEqual([
        example.name,
        answers.get(example.name),
      ]);
    }
  });
});

test.each(bad)('%s signs no one in (§7)', async (_, authorization) => {
  for (const example of openToAll.filter(({ name }) => returnsCaller.includes(name))) {
    const { body } = await send(example, authorization);
    expect(['{"data":{"viewer":null}}', '{"valid":false}']).toContain(JSON.stringify(body));
  }
});

/** The response without values that are new each time. */
const lasting = (answer: Answer): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      ['token', 'pricesAsOf', 'usableAfterMs'].includes(key) ? '…' : value,
    ),
  );
