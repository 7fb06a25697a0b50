import { administrator, registryWorld, type RegistryWorld } from '../testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
  for (const version of ['1.0.0', '1.1.0']) await world.publish({ version });
  await world.activate('1.0.0', 0);
}, 60_000);
afterEach(() => world.close());

const share = (version: string, percent: number, revision: number) =>
  world.send('PUT', '/channels/production/remotes/guide', {
    body: { version, share: percent },
    headers: { authorization: world.deploy, 'if-match': `"${revision}"` },
  });
const live = async () => {
  const [remote] = (await world.send('GET', '/channels/production/snapshot')).json().remotes;
  return [remote.version, remote.candidate?.version, remote.candidate?.share];
};
const latest = async () =>
  (
    await world.send('GET', '/channels/production/history', {
      headers: { authorization: world.deploy },
    })
  ).json().history[0];

test('a share of the visitors tries a version, the others keep theirs', async () => {
  expect((await share('1.1.0', 10, 1)).json()).toMatchObject({
    version: '1.0.0',
    candidate: '1.1.0',
    share: 10,
  });

  expect(await live()).toEqual(['1.0.0', '1.1.0', 10]);
});

test('a share grows, and activating for all ends the trial', async () => {
  await share('1.1.0', 10, 1);
  await share('1.1.0', 50, 2);
  expect(await live()).toEqual(['1.0.0', '1.1.0', 50]);

  await world.activate('1.1.0', 3);

  expect(await live()).toEqual(['1.1.0', undefined, undefined]);
});

test('a trial that is stopped leaves everybody with what the others had', async () => {
  await share('1.1.0', 10, 1);

  await world.rollBack();

  expect(await live()).toEqual(['1.0.0', undefined, undefined]);
  expect(await latest()).toMatchObject({ fromVersion: '1.1.0', toVersion: '1.0.0' });
});

test('a trial of which too much fails is stopped by itself', async () => {
  await share('1.1.0', 10, 1);

  for (let visitor = 0; visitor < 20; visitor++)
    await world.send('POST', '/reports', {
      body: { remote: 'guide', version: '1.1.0', outcome: 'broken' },
      remoteAddress: `10.1.0.${visitor}`,
    });

  expect(await live()).toEqual(['1.0.0', undefined, undefined]);
  expect(await latest()).toMatchObject({ action: 'rolled back', changedBy: 'automatic' });
});

test.each([
  ['the version that is live already', '1.0.0', 10, 409],
  ['a version that was never published', '9.9.9', 10, 404],
  ['nobody', '1.1.0', 0, 400],
  ['more than all', '1.1.0', 101, 400],
])('%s cannot be shared', async (_name, version, percent, status) => {
  expect((await share(version, percent, 1)).statusCode).toBe(status);
});

test('a first version goes to all: there is nothing that the others would have', async () => {
  await world.rollBack();

  expect((await share('1.1.0', 10, 2)).statusCode).toBe(409);
});

test('a locked channel begins no trial', async () => {
  await world.send('PUT', '/channels/production/lock', {
    body: { reason: 'Bank holiday' },
    headers: { authorization: administrator },
  });

  expect((await share('1.1.0', 10, 1)).statusCode).toBe(409);
});
