import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  for (const version of ['1.0.0', '1.1.0']) await testServer.publish({ version });
  await testServer.activate('1.0.0', 0);
});
afterEach(() => testServer.close());

const share = (version: string, percent: number, revision: number) =>
  testServer.send('PUT', '/channels/production/remotes/guide', {
    body: { version, share: percent },
    headers: { authorization: testServer.deploy, 'if-match': `"${revision}"` },
  });
const steps = async (path = 'production/remotes/guide') =>
  (
    await testServer.send('GET', `/channels/${path}/steps`, {
      headers: { authorization: administrator },
    })
  ).json().steps;
const live = async () => {
  const [remote] = (await testServer.send('GET', '/channels/production/snapshot')).json().remotes;
  return [remote.version, remote.candidate?.version, remote.candidate?.share];
};
const latest = async () =>
  (
    await testServer.send('GET', '/channels/production/history', {
      headers: { authorization: testServer.deploy },
    })
  ).json().history[0];

test('a gradual rollout shows a version to some visitors, the others keep theirs', async () => {
  expect((await share('1.1.0', 10, 1)).json()).toMatchObject({
    version: '1.0.0',
    candidate: '1.1.0',
    share: 10,
  });

  expect(await live()).toEqual(['1.0.0', '1.1.0', 10]);
});

test('the percentage can be raised, and activating for all ends the rollout', async () => {
  await share('1.1.0', 10, 1);
  await share('1.1.0', 50, 2);
  expect(await live()).toEqual(['1.0.0', '1.1.0', 50]);

  await testServer.activate('1.1.0', 3);

  expect(await live()).toEqual(['1.1.0', undefined, undefined]);
});

test('a rollback during a gradual rollout returns all visitors to the live version', async () => {
  await share('1.1.0', 10, 1);

  await testServer.rollBack();

  expect(await live()).toEqual(['1.0.0', undefined, undefined]);
  expect(await latest()).toMatchObject({ fromVersion: '1.1.0', toVersion: '1.0.0' });
});

test('a gradual rollout that fails too often is rolled back automatically', async () => {
  await share('1.1.0', 10, 1);

  for (let visitor = 0; visitor < 20; visitor++)
    await testServer.report('broken', { version: '1.1.0', address: `10.1.${visitor}.1` });

  expect(await live()).toEqual(['1.0.0', undefined, undefined]);
  expect(await latest()).toMatchObject({ action: 'rolled back', changedBy: 'automatic' });
});

test.each([
  ['the live version', '1.0.0', 10, 409],
  ['an unknown version', '9.9.9', 10, 404],
  ['a version for 0 %', '1.1.0', 0, 400],
  ['a version for 101 %', '1.1.0', 101, 400],
])('%s cannot be rolled out gradually', async (_name, version, percent, status) => {
  expect((await share(version, percent, 1)).statusCode).toBe(status);
});

test('a first version cannot be rolled out gradually', async () => {
  await testServer.rollBack();

  expect((await share('1.1.0', 10, 2)).statusCode).toBe(409);
});

test('a locked channel refuses a gradual rollout', async () => {
  await testServer.send('PUT', '/channels/production/lock', {
    body: { reason: 'Bank holiday' },
    headers: { authorization: administrator },
  });

  expect((await share('1.1.0', 10, 1)).statusCode).toBe(409);
});

test('each step of a rollout keeps what was reported of its version and of the live one', async () => {
  const say = (outcome: string, version: string, visitor: number) =>
    testServer.report(outcome, { version, address: `10.1.${visitor}.1` });
  await say('crashed', '1.0.0', 1);
  await share('1.1.0', 10, 1);
  for (const visitor of [1, 2, 2]) await say('loaded', '1.1.0', visitor);
  await say('crashed', '1.1.0', 2);
  await say('loaded', '1.0.0', 3);
  await share('1.1.0', 50, 2);
  await say('late', '1.1.0', 4);
  await testServer.activate('1.1.0', 3);
  await say('broken', '1.1.0', 5);

  const [second, first, ...others] = await steps();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    version: '1.1.0',
    share: 10,
    figures: [
      { version: '1.1.0', visitors: 2, loads: 3, failures: 1, counts: { loaded: 3, crashed: 1 } },
      { version: '1.0.0', visitors: 1, counts: { loaded: 1 } },
    ],
  });
  expect(second).toMatchObject({
    share: 50,
    since: first.until,
    until: expect.any(String),
    figures: [
      { visitors: 1, late: 1 },
      { version: '1.0.0', visitors: 0, loads: 0 },
    ],
  });
});

test('the steps of a rollout are those of its remote in its channel, with what was reported there', async () => {
  const change = (path: string, revision: number, body: object) =>
    testServer.send('PUT', `/channels/${path}`, {
      body,
      headers: { authorization: administrator, 'if-match': `"${revision}"` },
    });
  for (const version of ['1.0.0', '1.1.0'])
    await testServer.publish({ name: 'weather', version, routes: ['/weather'] }, administrator);
  const rollOut = [{ version: '1.0.0' }, { version: '1.1.0', share: 20 }];
  for (const [revision, body] of rollOut.entries())
    await change('preview/remotes/guide', revision, body);
  await share('1.1.0', 10, 1);
  await testServer.report('loaded', { version: '1.1.0', address: '10.1.1.1' });
  for (const [done, body] of rollOut.entries())
    await change('production/remotes/weather', 2 + done, body);

  expect(await steps()).toMatchObject([{ revision: 2, share: 10, until: null }]);
  expect(await steps('production/remotes/weather')).toMatchObject([{ revision: 4, share: 20 }]);
  expect(await steps('preview/remotes/guide')).toMatchObject([
    { revision: 2, share: 20, figures: [{ version: '1.1.0', loads: 0 }, { version: '1.0.0' }] },
  ]);
});

test('a staging site has the preview channel, and takes back there what fails there', async () => {
  const staging = await startTestServer({ channel: 'preview' });
  const activate = (version: string, revision: number) =>
    staging.send('PUT', '/channels/preview/remotes/guide', {
      body: { version },
      headers: { authorization: staging.deploy, 'if-match': `"${revision}"` },
    });
  const shown = () => staging.registry.live().map(({ version }) => version);
  for (const version of ['1.0.0', '1.1.0']) await staging.publish({ version });
  await staging.activate('1.0.0', 0);
  await activate('1.0.0', 0);
  await activate('1.1.0', 1);
  expect(shown()).toEqual(['1.1.0']);

  for (let visitor = 0; visitor < 20; visitor++)
    await staging.report('broken', { version: '1.1.0', address: `10.1.${visitor}.1` });

  const { history } = (await staging.send('GET', '/channels/preview/history')).json();
  expect(history[0]).toMatchObject({ action: 'rolled back', toVersion: '1.0.0' });
  await staging.close();
});
