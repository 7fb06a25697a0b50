import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.goLive('1.0.0', '1.1.0');
});
afterEach(() => testServer.close());

const live = () => testServer.registry.live().map(({ version }) => version);
const versions = async (authorization = testServer.deploy) =>
  (await testServer.send('GET', '/remotes/guide/versions', { headers: { authorization } })).json()
    .versions;
const buildOf = async (version: string) =>
  (await versions()).find((each: { version: string }) => each.version === version).build;

test('a live version that is yanked is replaced by the one before, and stays yanked', async () => {
  const answer = await testServer.decideAvailability('yanked');

  expect(answer.json()).toMatchObject({
    version: '1.1.0',
    withdrawn: { availability: 'yanked', reason: 'It shows wrong times.' },
    replaced: [{ channel: 'production', version: '1.0.0' }],
  });
  expect(live()).toEqual(['1.0.0']);

  const again = await testServer.activate('1.1.0', 3);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'guide 1.1.0 was yanked: It shows wrong times.',
  ]);
  expect((await testServer.rollBack('1.1.0')).statusCode).toBe(409);
  // Open pages continue with it.
  expect(await testServer.registry.build('guide', await buildOf('1.1.0'))).toBeDefined();
});

test('no rollback and no page’s previous version is one that was yanked', async () => {
  await testServer.publish({ version: '1.2.0' });
  await testServer.activate('1.2.0', 2);

  await testServer.decideAvailability('yanked');

  expect(testServer.registry.live()).toMatchObject([
    { version: '1.2.0', previous: { version: '1.0.0' } },
  ]);
  await testServer.rollBack();
  expect(live()).toEqual(['1.0.0']);
});

test('a version of a gradual rollout is replaced too, the main one after the candidate', async () => {
  await testServer.publish({ version: '1.2.0' });
  await testServer.send('PUT', '/channels/production/remotes/guide', {
    body: { version: '1.2.0', share: 10 },
    headers: { authorization: testServer.deploy, 'if-match': '"2"' },
  });

  const answer = await testServer.decideAvailability('yanked');

  expect(answer.json().replaced).toEqual([{ channel: 'production', version: '1.0.0' }]);
  expect(live()).toEqual(['1.0.0']);
});

test('a remote whose only version is yanked is not in the channel any more', async () => {
  await testServer.decideAvailability('yanked', { version: '1.0.0' });

  const answer = await testServer.decideAvailability('yanked');

  expect(answer.json().replaced).toEqual([{ channel: 'production', version: null }]);
  expect(live()).toEqual([]);
});

test('a yanked version can be offered again', async () => {
  await testServer.decideAvailability('yanked');

  await testServer.decideAvailability('offered', { reason: 'The times are right.' });

  expect((await testServer.activate('1.1.0', 3)).statusCode).toBe(200);
  expect((await versions())[0]).not.toHaveProperty('withdrawn');
});

test('no file and no preview of a version that is taken down is served', async () => {
  const build = await buildOf('1.1.0');
  const previewing = () =>
    testServer.send('POST', '/remotes/guide/versions/1.1.0/preview', {
      headers: { authorization: testServer.deploy },
    });
  const token = (await previewing()).json().path.split('/').at(-1);
  expect(await testServer.registry.preview(token)).toBeDefined();

  await testServer.decideAvailability('taken down', { authorization: administrator });

  expect(await testServer.registry.build('guide', build)).toBeUndefined();
  expect(await testServer.registry.preview(token)).toBeUndefined();
  expect((await previewing()).statusCode).toBe(409);
  expect(live()).toEqual(['1.0.0']);
});

test('only administrators take versions down and undo it', async () => {
  expect((await testServer.decideAvailability('taken down')).statusCode).toBe(403);
  await testServer.decideAvailability('taken down', { authorization: administrator });
  for (const availability of ['offered', 'yanked'])
    expect((await testServer.decideAvailability(availability)).statusCode).toBe(403);
  expect(
    (await testServer.decideAvailability('offered', { authorization: administrator })).statusCode,
  ).toBe(200);
});

test('a token needs the right to activate', async () => {
  const authorization = await testServer.tokenWith(['publish']);

  expect((await testServer.decideAvailability('yanked', { authorization })).statusCode).toBe(403);
  expect((await testServer.decideAvailability('yanked', { authorization: '' })).statusCode).toBe(
    401,
  );
  expect(live()).toEqual(['1.1.0']);
});

test.each([
  ['an unknown version', {}, { version: '9.9.9' }, 404],
  ['an unknown decision', {}, {}, 400],
  ['no reason', { availability: 'yanked' }, { reason: ' ' }, 400],
])(
  '%s is refused',
  async (_, { availability = 'gone' }: { availability?: string }, options, status) => {
    const decided = status === 404 ? 'yanked' : availability;

    expect((await testServer.decideAvailability(decided, options)).statusCode).toBe(status);
  },
);

test('anyone sees that a version was yanked, and not by whom; a decision stays', async () => {
  await testServer.decideAvailability('yanked');

  const [seen] = await versions('');
  expect(seen.withdrawn).toMatchObject({ availability: 'yanked', reason: 'It shows wrong times.' });
  expect(seen.withdrawn.decidedBy).toBeUndefined();
  await expect(
    testServer.db.query("UPDATE registry.version_withdrawals SET reason = 'x'"),
  ).rejects.toThrow('stays as it is');
});

test('a version that is yanked during its activation does not stay live', async () => {
  await testServer.publish({ version: '1.2.0' });

  await Promise.all([
    testServer.activate('1.2.0', 2),
    testServer.decideAvailability('yanked', { version: '1.2.0' }),
  ]);

  expect(live()).toEqual(['1.1.0']);
});
