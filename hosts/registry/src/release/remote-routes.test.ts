import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const overview = async () =>
  (await testServer.send('GET', '/remotes', { headers: { authorization: administrator } })).json();

test('a remote with a deploy token is listed before its first version is published', async () => {
  expect(await overview()).toEqual({
    channels: [
      { name: 'production', revision: 0, lockedReason: null, lockedBy: null },
      { name: 'preview', revision: 0, lockedReason: null, lockedBy: null },
    ],
    remotes: [
      {
        name: 'guide',
        title: 'Destination guide',
        latest: null,
        live: [],
      },
    ],
  });
});

test('each remote is listed with its latest version and its live version in each channel', async () => {
  await testServer.publish();
  await testServer.publish({ version: '1.1.0' });
  await testServer.activate('1.0.0', 0);

  const { channels, remotes } = await overview();

  expect(channels[0]).toMatchObject({ name: 'production', revision: 1 });
  expect(remotes).toMatchObject([
    {
      name: 'guide',
      latest: { version: '1.1.0', publishedAt: expect.any(String) },
      live: [
        {
          channel: 'production',
          version: '1.0.0',
          trust: 'unreviewed',
          since: expect.any(String),
          trial: null,
        },
      ],
    },
  ]);
});

test('a gradual rollout is listed with its percentage', async () => {
  await testServer.publish();
  await testServer.publish({ version: '1.1.0' });
  await testServer.activate('1.0.0', 0);
  await testServer.send('PUT', '/channels/production/remotes/guide', {
    body: { version: '1.1.0', share: 10 },
    headers: { authorization: testServer.deploy, 'if-match': '"1"' },
  });

  expect((await overview()).remotes[0].live).toMatchObject([
    { version: '1.0.0', trial: { version: '1.1.0', share: 10 } },
  ]);
});

test('a remote rolled back without a previous version is live in no channel', async () => {
  await testServer.goLive('1.0.0');
  await testServer.rollBack();

  expect((await overview()).remotes[0].live).toEqual([]);
});

test('a lock is listed with its reason', async () => {
  const headers = { authorization: administrator };
  await testServer.send('PUT', '/channels/production/lock', {
    body: { reason: 'Bank holiday' },
    headers,
  });

  expect((await overview()).channels[0]).toMatchObject({
    lockedReason: 'Bank holiday',
    lockedBy: 'admin@larkfare.example',
  });
});

test.each([[''], ['Bearer lfdeploy_made-up']])(
  'the authorisation %j may not list remotes',
  async (authorization) => {
    const answer = await testServer.send('GET', '/remotes', { headers: { authorization } });

    expect(answer.statusCode).toBe(401);
  },
);

test('a deploy token may not list all remotes', async () => {
  const headers = { authorization: testServer.deploy };

  expect((await testServer.send('GET', '/remotes', { headers })).statusCode).toBe(401);
});
