import { startTestServer, administrator, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
}, 60_000);
afterEach(() => testServer.close());

const trustOf = async (authorization = administrator) =>
  (await testServer.send('GET', '/remotes/guide/trust', { headers: { authorization } })).json();

test('a remote is unreviewed until an administrator reviews it, and can be unreviewed again', async () => {
  expect(await trustOf()).toEqual({ trust: 'unreviewed', reviews: [] });

  expect((await testServer.decide('reviewed')).json()).toMatchObject({ trust: 'reviewed' });
  await testServer.decide('unreviewed');

  expect(await trustOf()).toEqual({
    trust: 'unreviewed',
    reviews: ['unreviewed', 'reviewed'].map((trust) => ({
      trust,
      decidedBy: 'admin@larkfare.example',
      decidedAt: expect.any(String),
    })),
  });
});

test('repeating the current decision records nothing', async () => {
  await testServer.decide('reviewed');
  await testServer.decide('reviewed');
  await Promise.all([testServer.decide('unreviewed'), testServer.decide('unreviewed')]);

  expect((await trustOf()).reviews).toHaveLength(2);
});

test('the list of remotes has the trust, with author and date', async () => {
  await testServer.decide('reviewed');

  const answer = await testServer.send('GET', '/remotes', {
    headers: { authorization: administrator },
  });

  expect(answer.json().remotes).toMatchObject([
    {
      trust: 'reviewed',
      reviews: [{ decidedBy: 'admin@larkfare.example', decidedAt: expect.any(String) }],
    },
  ]);
});

test('an anonymous caller sees the trust without its author', async () => {
  await testServer.decide('reviewed');

  expect(await trustOf('')).toEqual({
    trust: 'reviewed',
    reviews: [{ trust: 'reviewed', decidedAt: expect.any(String) }],
  });
});

test.each([
  ['an anonymous caller', '', 401, 'Please sign in.'],
  ['an unknown token', 'Bearer lfdeploy_made-up', 401, 'Please sign in.'],
])('%s cannot review a remote', async (_name, authorization, status, message) => {
  const answer = await testServer.decide('reviewed', { authorization });

  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(await trustOf()).toMatchObject({ trust: 'unreviewed' });
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
      'Only administrators can review remotes.',
    ]);
  },
);

test.each([['trusted'], ['']])('%j is not a valid decision', async (trust) => {
  const answer = await testServer.decide(trust);

  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Send {"trust": "reviewed"} or {"trust": "unreviewed"}.',
  ]);
});

test('an unknown remote cannot be reviewed', async () => {
  const decided = await testServer.decide('reviewed', { remote: 'unknown' });
  const read = await testServer.send('GET', '/remotes/unknown/trust');

  expect([decided.statusCode, read.statusCode]).toEqual([404, 404]);
});

test('a decision cannot be changed', async () => {
  await testServer.decide('reviewed');

  await expect(testServer.db.query("UPDATE registry.reviews SET decided_by = 'x'")).rejects.toThrow(
    'stays as it is',
  );
});
