import { answerProblem, fuzzRequests } from '@larkfare/test-servers/fuzzing';
import { administrator, startTestServer, type TestServer } from './testing/test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  await testServer.publish();
  await testServer.activate('1.0.0', 0);
});
afterAll(() => testServer.close());

test.each([
  ['a visitor', () => ''],
  ['a team', () => testServer.deploy],
  ['an administrator', () => administrator],
])('%s sends 500 hostile requests: none is answered a fault', async (_, authorization) => {
  const { http } = testServer;
  const openApi = (await http.inject('/registry/v1/openapi.json')).json();
  const ids = ['guide', 'production', '1.0.0', '01900000-0000-7000-8000-0000000000ff'];
  const problems = [];

  for (const request of fuzzRequests({ openApi, ids }, { seed: 1, count: 500 })) {
    const { name, method, url, headers, body } = request;
    const answer = await http.inject({
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
