import { answerProblem, fuzzRequests } from '@larkfare/test-servers/fuzzing';
import { startWholeSite } from './testing/whole-site.ts';

const site = await startWholeSite();
afterAll(() => site.close());

const signedIn = { authorization: `Bearer ${await site.signIn()}` };
const made = await site.server.inject({
  method: 'POST',
  url: '/api/region',
  payload: { name: 'Europe' },
  headers: signedIn,
});
const ids = [made.json<{ _id: string }>()._id, '01900000-0000-7000-8000-0000000000ff'];
const openApi = (await site.server.inject('/api/openapi.json')).json();

/** These would end the session, or the account that signs in. */
const endsSession = /logout|signOut|password|email|changePassword|changeEmail|forgot|reset/i;

test.each([
  ['a visitor', 2000, {}],
  ['an administrator', 2000, signedIn],
])('%s sends %i hostile requests: none causes a fault (§8)', async (_, count, headers) => {
  const requests = fuzzRequests({ openApi, apiSdl: site.apiSdl, ids }, { seed: 1, count });
  const problems = [];

  for (const [n, { name, method, url, body, ...request }] of requests.entries()) {
    if (headers === signedIn && endsSession.test(name)) continue;
    const response = await site.server.inject({
      method,
      url,
      ...(body !== undefined && { payload: body }),
      headers: { ...request.headers, ...headers },
      // Each from another address, so that no limit hides what is behind it.
      remoteAddress: `10.1.${n >> 8}.${n & 255}`,
    });
    const problem =
      answerProblem(response.statusCode, response.body) ??
      (url.startsWith('/api') ? refusalProblem(response.statusCode, response.body) : undefined);
    if (problem) problems.push({ problem, name, url, body: body?.slice(0, 500) });
  }

  expect(problems).toEqual([]);
});

/** REST refuses with a sentence, under two names. */
function refusalProblem(status: number, body: string): string | undefined {
  if (status < 300) return undefined;
  const { message, error } = JSON.parse(body) as Record<string, unknown>;
  const isSentence = typeof message === 'string' && /^\S.{5,300}\.$/s.test(message);
  return isSentence && message === error ? undefined : `no sentence: ${body.slice(0, 200)}`;
}
