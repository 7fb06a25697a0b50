import { administrator, startTestServer, type TestServer } from './testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

test('the API’s schema is for teams, not for everybody', async () => {
  const headers = { authorization: testServer.deploy };

  expect((await testServer.send('GET', '/schema')).statusCode).toBe(401);
  const { text } = (await testServer.send('GET', '/schema', { headers })).json();
  expect(text).toContain('type Region {');
});

test.each([
  ['POST', '/tokens', { remote: 'guide', label: 'CI\0' }],
  ['PUT', '/channels/production/lock', { reason: '\ud800!' }],
  ['GET', '/remotes/%00/versions', undefined],
] as const)('text that PostgreSQL cannot store is refused: %s %s', async (method, path, body) => {
  const headers = { authorization: administrator };
  const answer = await testServer.send(method, path, { headers, body });

  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'The request holds characters that cannot be stored, or is nested too deeply.',
  ]);
});

test.each([
  ['GET', '/no/such/path', {}, 404, 'not-found'],
  ['DELETE', '/remotes', {}, 404, 'not-found'],
  ['POST', '/tokens', { 'content-type': 'text/csv' }, 415, 'unsupported-media-type'],
  [
    'POST',
    '/remotes/guide/check',
    { 'content-type': 'application/json' },
    415,
    'unsupported-media-type',
  ],
  ['GET', '/remotes', {}, 401, 'not-authenticated'],
] as const)('%s %s is refused in JSON with a code', async (method, path, more, status, code) => {
  const headers = { ...(method === 'POST' && { authorization: administrator }), ...more };
  const answer = await testServer.send(method, path, {
    headers,
    ...(method === 'POST' && { body: {} }),
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
});

test('one address may send so many requests a minute, with any token', async () => {
  const limited = await startTestServer({ requestsPerMinute: 2 });
  const headers = { authorization: 'Bearer lfdeploy_guessed' };
  const ask = (remoteAddress: string) =>
    limited.send('GET', '/remotes/guide/versions', { headers, remoteAddress });
  const one = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')];
  const another = await ask('198.51.100.1');
  await limited.close();

  expect([...one, another].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
  expect(one[2]?.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(one[2]?.headers['retry-after'])).toBeGreaterThan(0);
});
