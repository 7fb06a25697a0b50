import { startWholeSite } from './testing/whole-site.ts';

const credentials = { email: 'admin@larkfare.example', password: 'the password of the test' };
const site = await startWholeSite();
afterAll(() => site.close());

const signInDocument = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { ... on SignedIn { token } }
}`;

/** Signs in as that caller does. @returns the token, and the cookie that came with it */
async function signIn(way: 'REST' | 'GraphQL', headers: Record<string, string>) {
  const { body, ...response } = await site.server.inject({
    method: 'POST',
    headers,
    ...(way === 'REST'
      ? { url: '/api/auth/login', payload: credentials }
      : { url: '/graphql', payload: { query: signInDocument, variables: credentials } }),
  });
  const answer = JSON.parse(body);
  const [cookie = ''] = [response.headers['set-cookie']].flat();
  return { token: String(answer.token ?? answer.data.signIn.token), cookie, body };
}

const withToken = async (token: string, cookie = '') => {
  const headers = { authorization: `Bearer ${token}`, cookie };
  const send = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    site.server.inject({ method, url, headers, payload });
  const verify = await send('GET', '/api/auth/verify');
  const graphql = await site.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: {
      query:
        '{ viewer { email } contentChanges { totalItems } bookingAnalytics { totalBookings } }',
    },
  });
  return {
    verified: verify.json().valid,
    rest: (await send('GET', '/api/siteinfo/admin/all')).statusCode,
    change: (
      await send('PUT', '/api/siteinfo/admin/email', { oldEmail: 'x', newEmail: 'thief@x.example' })
    ).statusCode,
    viewer: graphql.json().data?.viewer?.email,
    codes: (graphql.json().errors ?? []).map(
      (error: { extensions: { code: string } }) => error.extensions.code,
    ),
  };
};

const refused = {
  verified: false,
  rest: 401,
  change: 401,
  viewer: undefined,
  codes: expect.arrayContaining(['UNAUTHENTICATED']),
};

const browsers = [
  ['REST', { 'sec-fetch-site': 'same-origin' }],
  ['REST', { origin: 'http://localhost' }],
  ['GraphQL', { 'sec-fetch-site': 'same-origin' }],
] as const;

test.each(browsers)(
  'a token that a browser got by %s is good for nothing without its cookie: %j',
  async (way, headers) => {
    const { token, cookie, body } = await signIn(way, headers);
    const secret = /=([\w-]+);/.exec(cookie)?.[1] ?? '';
    const another = await signIn(way, headers);

    expect(cookie).toMatch(/^larkfare-session=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly$/);
    expect(body).not.toContain(secret);
    expect(token).not.toContain(secret);
    expect(await withToken(token)).toEqual(refused);
    expect(await withToken(token, 'larkfare-session=guessed')).toEqual(refused);
    expect(await withToken(token, another.cookie)).toEqual(refused);
    expect(await withToken(token, `other=1; larkfare-session=${secret}`)).toMatchObject({
      verified: true,
      rest: 200,
      change: 400,
      viewer: credentials.email,
    });
  },
);

test('a refused sign-in leaves the cookie of the session alone', async () => {
  const { headers } = await site.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: 'http://localhost' },
    payload: { ...credentials, password: 'not the password' },
  });

  expect(headers['set-cookie']).toBeUndefined();
});

test('a script that is no browser needs no cookie, as the REST API is specified', async () => {
  const { token, cookie } = await signIn('REST', {});

  expect(cookie).toBe('');
  expect(await withToken(token)).toMatchObject({ verified: true, rest: 200 });
});
