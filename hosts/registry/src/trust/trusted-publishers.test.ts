import { startIssuer } from '@larkfare/server-kit/testing';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeEach(async () => {
  issuer = await startIssuer(githubRun);
  testServer = await startTestServer({ mayCallPrivate: true });
});
afterEach(async () => {
  await testServer.close();
  issuer.close();
});

const headers = { authorization: administrator };
const githubRun = {
  aud: 'https://www.larkfare.example',
  repository: 'Acme/guide',
  repository_id: '42',
  ref: 'refs/tags/v1.4.0',
  workflow_ref: 'Acme/guide/.github/workflows/remote.yml@refs/tags/v1.4.0',
  event_name: 'push',
};
const gitlabRun = () => ({
  repository: undefined,
  project_path: 'acme/guide',
  project_id: 42,
  ref_path: 'refs/tags/v1.4.0',
  ci_config_ref_uri: `${issuer.address.replace('http://', '')}/acme/guide//.gitlab-ci.yml@refs/tags/v1.4.0`,
  pipeline_source: 'push',
  environment: 'live',
});

const trust = async (publisher: object = {}) =>
  testServer.send('POST', '/trusted-publishers', {
    headers,
    body: { remote: 'guide', issuer: issuer.address, project: 'acme/guide', ...publisher },
  });
const exchange = async (idToken: string | Promise<string>, remote = 'guide') => {
  const answer = await testServer.send('POST', '/tokens/exchange', {
    body: { remote, idToken: await idToken },
  });
  return { status: answer.statusCode, ...answer.json() };
};

test('a run of a trusted publisher publishes its remote for 15 minutes, and may do no more than it was granted', async () => {
  expect((await trust()).statusCode).toBe(201);

  const { status, token, scopes, expiresAt } = await exchange(issuer.token());
  const authorization = `Bearer ${token}`;
  const published = await testServer.publish({}, authorization);

  expect([status, scopes]).toEqual([201, ['publish']]);
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(15);
  expect(published.json()).toMatchObject({
    publishedBy: 'acme/guide at refs/tags/v1.4.0 (guide)',
  });
  expect((await testServer.activate('1.0.0', 0, authorization)).statusCode).toBe(403);
  expect((await testServer.publish({ name: 'other' }, authorization)).statusCode).toBe(403);
});

test('a run of GitLab is recognised by its project, its file and its environment', async () => {
  await trust({ workflow: '.gitlab-ci.yml', environment: 'live', ref: 'refs/tags/v*' });

  expect(await exchange(issuer.token(gitlabRun()))).toMatchObject({ status: 201 });
  expect(await exchange(issuer.token({ ...gitlabRun(), environment: null }))).toMatchObject({
    status: 403,
  });
});

test.each([
  ['signed with another key', {}, { isForged: true }, 401, /signature verification failed/],
  ['of an unknown key', {}, { kid: 'second' }, 401, /no applicable key/],
  ['for another audience', { aud: 'https://elsewhere.example' }, {}, 401, /"aud"/],
  ['that is past its end', {}, { lifetime: '-1 minute' }, 401, /"exp"/],
  ['without an id', { jti: undefined }, {}, 401, /"jti"/],
  ['of an issuer that is not trusted', { iss: 'https://gitlab.com' }, {}, 403, /this issuer/],
  ['of another repository', { repository: 'acme/other' }, {}, 403, /not this run/],
  ['that is not of a CI', { repository: undefined }, {}, 403, /not this run/],
])('an ID token %s is refused', async (_, claims, signed, status, message) => {
  await trust();

  expect(await exchange(issuer.token(claims, signed))).toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

test('an ID token is exchanged once, even at the same time', async () => {
  await trust();
  const idToken = await issuer.token();

  const answers = await Promise.all([exchange(idToken), exchange(idToken), exchange(idToken)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a project that takes over a trusted name is not trusted', async () => {
  await trust();
  await exchange(issuer.token());

  expect(await exchange(issuer.token({ repository_id: '43' }))).toMatchObject({ status: 403 });
});

test.each([
  ['nothing', {}],
  ['no token at all', { remote: 'guide', idToken: 'x.y.z' }],
  ['a token without a signature', { remote: 'guide', idToken: 'eyJhbGciOiJub25lIn0.e30.' }],
])('%s is refused', async (_, body) => {
  const { statusCode } = await testServer.send('POST', '/tokens/exchange', { body });

  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test('a publisher that is removed gets no tokens, and those that it has are revoked', async () => {
  const { id } = (await trust()).json();
  const { token } = await exchange(issuer.token());

  const removed = await testServer.send('DELETE', `/trusted-publishers/${id}`, { headers });

  expect(removed.statusCode).toBe(200);
  expect((await testServer.publish({}, `Bearer ${token}`)).statusCode).toBe(401);
  expect(await exchange(issuer.token())).toMatchObject({ status: 403 });
  expect(testServer.securityLog).toEqual([
    `trusted_publisher_added acme/guide of ${issuer.address} (guide: publish)`,
    `trusted_publisher_removed acme/guide of ${issuer.address} (guide)`,
  ]);
});

test('an exchange is an event of the remote, and no entry of the list of tokens', async () => {
  await trust();
  await exchange(issuer.token());

  const { events } = (
    await testServer.send('GET', '/remotes/guide/events', {
      headers: { authorization: testServer.deploy },
    })
  ).json();
  const { tokens } = (await testServer.send('GET', '/tokens', { headers })).json();
  const { publishers } = (await testServer.send('GET', '/trusted-publishers', { headers })).json();

  expect(events).toMatchObject([
    { kind: 'token issued', author: 'acme/guide at refs/tags/v1.4.0' },
  ]);
  expect(tokens).toMatchObject([{ label: 'CI of the guide' }]);
  expect(publishers).toMatchObject([{ projectId: '42', lastUsedAt: expect.any(String) }]);
});

test('only administrators add trusted publishers, and only once', async () => {
  await trust();
  const asTeam = { headers: { authorization: testServer.deploy }, body: {} };

  expect((await testServer.send('POST', '/trusted-publishers', asTeam)).statusCode).toBe(401);
  expect((await trust()).statusCode).toBe(409);
  expect((await trust({ project: 'guide' })).statusCode).toBe(400);
  expect((await trust({ issuer: 'GitHub' })).statusCode).toBe(400);
  expect((await trust({ ref: 'main' })).statusCode).toBe(400);
  expect((await trust({ ref: 'refs/heads/\0' })).statusCode).toBe(400);
  expect((await trust({ workflow: 'remote\0.yml' })).statusCode).toBe(400);
});

test('an issuer that does not respond is reported as such', async () => {
  await trust();
  issuer.fail();

  expect(await exchange(issuer.token())).toMatchObject({ status: 503 });
});

test('an issuer on a private network is not called', async () => {
  await trust();
  const closed = await startTestServer({ databaseUrl: testServer.databaseUrl });

  const answer = await closed.send('POST', '/tokens/exchange', {
    body: { remote: 'guide', idToken: await issuer.token() },
  });
  const added = await closed.send('POST', '/trusted-publishers', {
    headers,
    body: { remote: 'guide', issuer: issuer.address, project: 'acme/another' },
  });
  await closed.close();

  expect([answer.statusCode, added.statusCode]).toEqual([503, 400]);
});
