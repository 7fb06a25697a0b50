import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.publish();
});
afterEach(() => testServer.close());

const versions = async (authorization = administrator) =>
  (await testServer.send('GET', '/remotes/guide/versions', { headers: { authorization } })).json()
    .versions;
const reviewOf = (version: string, authorization = administrator) =>
  testServer.send('GET', `/remotes/guide/versions/${version}/review`, {
    headers: { authorization },
  });

test('a version is unreviewed until an administrator reviews it, and can be unreviewed again', async () => {
  expect(await versions()).toMatchObject([{ trust: 'unreviewed', reviews: [] }]);

  expect((await testServer.decide('reviewed')).json()).toMatchObject({ trust: 'reviewed' });
  await testServer.decide('unreviewed');

  expect(await versions()).toMatchObject([
    {
      trust: 'unreviewed',
      reviews: ['unreviewed', 'reviewed'].map((trust) => ({
        trust,
        decidedBy: 'admin@larkfare.example',
        decidedAt: expect.any(String),
      })),
    },
  ]);
});

test('a review does not cover versions that are published later', async () => {
  await testServer.decide('reviewed');
  await testServer.publish({ version: '1.1.0' });

  expect(await versions()).toMatchObject([
    { version: '1.1.0', trust: 'unreviewed', reviews: [] },
    { version: '1.0.0', trust: 'reviewed' },
  ]);
});

test('repeating the current decision records nothing', async () => {
  await testServer.decide('reviewed');
  await testServer.decide('reviewed');
  await Promise.all([testServer.decide('unreviewed'), testServer.decide('unreviewed')]);

  expect((await versions())[0].reviews).toHaveLength(2);
});

test('an anonymous caller sees the trust without its author', async () => {
  await testServer.decide('reviewed');

  expect((await versions(''))[0]).toMatchObject({
    trust: 'reviewed',
    reviews: [{ trust: 'reviewed', decidedAt: expect.any(String) }],
  });
  expect(JSON.stringify(await versions(''))).not.toContain('admin@larkfare.example');
});

test('the first review shows everything as added', async () => {
  expect((await reviewOf('1.0.0')).json()).toMatchObject({
    version: { version: '1.0.0', trust: 'unreviewed' },
    files: [
      { name: 'app.bbbb.css', change: 'added', bytes: 57 },
      { name: 'remote.aaaa.js', change: 'added' },
    ],
    routes: { added: ['/guide'], removed: [] },
  });
});

test('a review shows the difference to the version that was reviewed last', async () => {
  await testServer.decide('reviewed');
  await testServer.publish({ version: '1.1.0', routes: ['/guide', '/guide/:place'] });
  await testServer.publish({
    version: '1.2.0',
    css: ':where([data-boundary="guide"]) .guide_page_x1{color:blue}',
    operations: [
      { name: 'Spy', type: 'query', sha256: '', text: 'query Spy { regions { name } }' },
    ],
  });

  const { before, files, ...changes } = (await reviewOf('1.2.0')).json();

  expect(before).toMatchObject({ version: '1.0.0' });
  expect(files).toMatchObject([
    { name: 'app.bbbb.css', change: 'changed', before: { name: 'app.bbbb.css', bytes: 57 } },
    { name: 'remote.aaaa.js', change: 'changed' },
  ]);
  expect(changes).toMatchObject({
    routes: { added: [], removed: [] },
    operations: { added: ['query Spy { regions { name } }'], removed: [] },
  });
});

test.each([
  ['an anonymous caller', '', 401, 'Please sign in.'],
  ['an unknown token', 'Bearer lfdeploy_made-up', 401, 'Please sign in.'],
])('%s cannot review a version', async (_name, authorization, status, message) => {
  const answer = await testServer.decide('reviewed', { authorization });

  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect((await reviewOf('1.0.0', authorization)).statusCode).toBe(401);
  expect(await versions()).toMatchObject([{ trust: 'unreviewed' }]);
});

test.each(['guide', 'other'])(
  'a deploy token cannot review %s, its own remote or another',
  async (remote) => {
    const answer = await testServer.decide('reviewed', {
      remote,
      authorization: testServer.deploy,
    });

    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Only administrators can review versions.',
    ]);
  },
);

test.each([['trusted'], ['']])('%j is not a valid decision', async (trust) => {
  const answer = await testServer.decide(trust);

  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'trust must be one of reviewed, unreviewed.',
  ]);
});

test('an unknown version cannot be reviewed', async () => {
  const decided = await testServer.decide('reviewed', { version: '9.9.9' });

  expect([decided.statusCode, (await reviewOf('9.9.9')).statusCode]).toEqual([404, 404]);
});

test('a decision cannot be changed', async () => {
  await testServer.decide('reviewed');

  await expect(
    testServer.db.query("UPDATE registry.version_reviews SET decided_by = 'x'"),
  ).rejects.toThrow('stays as it is');
});
