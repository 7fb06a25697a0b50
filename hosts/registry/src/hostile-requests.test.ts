import { answerProblem, fuzzRequests } from '@larkfare/test-servers/fuzzing';
import { administrator, startTestServer, type TestServer } from './testing/test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  await testServer.goLive('1.0.0');
});
afterAll(() => testServer.close());

test.each([
  ['a visitor', () => ''],
  ['a team', () => testServer.deploy],
  ['an administrator', () => administrator],
])('%s sends 500 hostile requests: none returns a fault', async (_, authorization) => {
  const { http } = testServer;
  const openApi = (await http.inject('/registry/v1/openapi.json')).json();
  const ids = ['guide', 'production', '1.0.0', '01900000-0000-7000-8000-0000000000ff'];
  const problems = [];

  const requests = fuzzRequests({ openApi, ids }, { seed: 1, count: 500 });
  for (const [n, { name, method, url, headers, body }] of requests.entries()) {
    const answer = await http.inject({
      // Each from a separate network, because one would soon be refused for its number of requests.
      remoteAddress: `10.${n >> 8}.${n & 255}.1`,
      method,
      url,
      headers: { ...headers, authorization: authorization() },
      ...(body !== undefined && { payload: body }),
    });
    const problem = answerProblem(answer.statusCode, answer.body);
    if (problem) problems.push({ problem, name, url, body: body?.slice(0, 500) });
  }

  expect(problems).toEqual([]);
});

test.each([
  ['POST', '/tokens', 'label'],
  ['POST', '/tokens/exchange', 'idToken'],
  ['POST', '/remotes/guide/notifications', 'address'],
  ['POST', '/channels/production/remotes/guide/rollback', 'reason'],
  ['PUT', '/channels/production/lock', 'reason'],
  ['PUT', '/remotes/guide/versions/1.0.0/availability', 'reason'],
] as const)('%s %s refuses a %s whose length cannot be compared', async (method, path, field) => {
  const answer = await testServer.http.inject({
    remoteAddress: '10.9.9.9',
    method,
    url: `/registry/v1${path}`,
    headers: { authorization: administrator, 'if-match': '"1"' },
    payload: { [field]: { length: { toString: 1 } } },
  });

  expect(answer.statusCode).toBe(400);
});
