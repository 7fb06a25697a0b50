import { hash } from 'node:crypto';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { signedIn } from '../testing/office-fixture.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const regionNames = 'query RegionNames { regions { name } }';
const regionIds = 'query RegionIds { regions { id } }';
const ofRegionNames = { persistedQuery: { version: 1, sha256Hash: hash('sha256', regionNames) } };

/** An Apollo Client with the persisted-query link; `sent` lists the parts that each request names its query by. */
async function apolloClient({ server }: TestGateway, headers = {}, useGETForHashedQueries = false) {
  const address = server.server.address() ?? (await server.listen({ port: 0, host: '127.0.0.1' }));
  const uri = `${typeof address === 'string' ? address : `http://127.0.0.1:${address.port}`}/graphql`;
  const sent: string[] = [];
  const recordingFetch: typeof fetch = (url, options) => {
    const body = JSON.parse(String(options?.body ?? '{}'));
    const parts = ['query', 'extensions'].filter((part) => part in body).join(' and ');
    sent.push(`${options?.method} ${parts}`.trim());
    return fetch(url, options);
  };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
    link: new PersistedQueryLink({
      sha256: (text) => hash('sha256', text),
      useGETForHashedQueries,
    }).concat(new HttpLink({ uri, headers, fetch: recordingFetch })),
  });
  return { client, sent };
}

test.each([
  ['by POST', false, 'POST extensions'],
  ['by GET', true, 'GET'],
])(
  'Apollo Client registers an unknown operation once and then sends its hash %s',
  async (_, useGet, byHash) => {
    const gateway = await startTestGateway({ permitsOthers: true });
    const { client, sent } = await apolloClient(gateway, {}, useGet);

    const query = gql(regionNames);
    const first = await client.query({ query });
    const second = await client.query({ query });

    expect([first.data, second.data]).toEqual(
      [1, 2].map(() => ({ regions: [expect.objectContaining({ name: 'Europe' })] })),
    );
    expect(sent).toEqual([byHash, 'POST query and extensions', byHash]);
  },
);

describe('where only trusted operations are permitted', () => {
  const enforcing = () =>
    startTestGateway({
      trustedDocuments: [regionIds],
      otherDocuments: { isPartner: async (token) => token === 'Bearer deploy-token' },
    });

  test.each([
    ['an administrator', signedIn],
    ['a partner', { authorization: 'Bearer deploy-token' }],
  ])('%s may register an operation', async (_, headers) => {
    const { client, sent } = await apolloClient(await enforcing(), headers);

    const { data } = await client.query({ query: gql(regionNames) });

    expect(data).toMatchObject({ regions: [{ name: 'Europe' }] });
    expect(sent).toEqual(['POST extensions', 'POST query and extensions']);
  });

  test('anonymous callers can neither register an operation nor run a registered one', async () => {
    const gateway = await enforcing();
    const post = async (payload: object, headers = {}) => {
      const response = await gateway.server.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload,
      });
      return response.json().errors?.[0].extensions.code;
    };
    const text = { query: regionNames, extensions: ofRegionNames };
    const byHash = { extensions: ofRegionNames };

    expect(await post(byHash)).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await post(text)).toBe('OPERATION_UNKNOWN');
    expect(await post(byHash)).toBe('PERSISTED_QUERY_NOT_FOUND');

    expect(await post(text, signedIn)).toBeUndefined();
    expect(await post(byHash, signedIn)).toBeUndefined();
    expect(await post(byHash)).toBe('OPERATION_UNKNOWN');
    expect(gateway.requests.filter(({ headers }) => !headers?.authorization)).toEqual([]);
  });
});

test.each([
  ['a known operation', regionIds],
  ['another operation', `${regionIds} #`],
])('%s with the hash of a different text is rejected', async (_, query) => {
  const { server, requests } = await startTestGateway({
    trustedDocuments: [regionIds],
    permitsOthers: true,
  });

  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, extensions: ofRegionNames },
  });

  expect([statusCode, body]).toEqual([
    400,
    expect.stringContaining('provided sha does not match query'),
  ]);
  expect(requests).toEqual([]);
});
