import { registryWorld, administrator, type RegistryWorld } from '../testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
}, 60_000);
afterEach(() => world.close());

const told = async (authorization = administrator) =>
  (await world.send('GET', '/remotes/guide/trust', { headers: { authorization } })).json();

test('a remote is not reviewed until an administrator says so, and may be unreviewed again', async () => {
  expect(await told()).toEqual({ trust: 'unreviewed', reviews: [] });

  expect((await world.decide('reviewed')).json()).toMatchObject({ trust: 'reviewed' });
  await world.decide('unreviewed');

  expect(await told()).toEqual({
    trust: 'unreviewed',
    reviews: ['unreviewed', 'reviewed'].map((trust) => ({
      trust,
      decidedBy: 'admin@larkfare.example',
      decidedAt: expect.any(String),
    })),
  });
});

test('what was decided already is not decided anew', async () => {
  await world.decide('reviewed');
  await world.decide('reviewed');
  await Promise.all([world.decide('unreviewed'), world.decide('unreviewed')]);

  expect((await told()).reviews).toHaveLength(2);
});

test('the list of remotes has it, with who decided and when', async () => {
  await world.decide('reviewed');

  const answer = await world.send('GET', '/remotes', { headers: { authorization: administrator } });

  expect(answer.json().remotes).toMatchObject([
    {
      trust: 'reviewed',
      reviews: [{ decidedBy: 'admin@larkfare.example', decidedAt: expect.any(String) }],
    },
  ]);
});

test('a stranger reads whether, and not who', async () => {
  await world.decide('reviewed');

  expect(await told('')).toEqual({
    trust: 'reviewed',
    reviews: [{ trust: 'reviewed', decidedAt: expect.any(String) }],
  });
});

test.each([
  ['nobody', '', 401, 'Please sign in.'],
  ['a made-up token', 'Bearer lfdeploy_made-up', 401, 'Please sign in.'],
])('%s decides nothing', async (_name, authorization, status, message) => {
  const answer = await world.decide('reviewed', { authorization });

  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(await told()).toMatchObject({ trust: 'unreviewed' });
});

test.each(['guide', 'other'])(
  'a deploy token does not decide about %s, be it its own or not',
  async (remote) => {
    const answer = await world.decide('reviewed', { remote, authorization: world.deploy });

    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'A deploy token does not decide this: an administrator does.',
    ]);
  },
);

test.each([['trusted'], ['']])('%j is no decision', async (trust) => {
  const answer = await world.decide(trust);

  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Say {"trust": "reviewed"} or {"trust": "unreviewed"}.',
  ]);
});

test('there is nothing to decide about a remote that is not there', async () => {
  const decided = await world.decide('reviewed', { remote: 'nobody' });
  const asked = await world.send('GET', '/remotes/nobody/trust');

  expect([decided.statusCode, asked.statusCode]).toEqual([404, 404]);
});

test('a decision stays as it was made', async () => {
  await world.decide('reviewed');

  await expect(world.db.query("UPDATE registry.reviews SET decided_by = 'x'")).rejects.toThrow(
    'stays as it is',
  );
});
