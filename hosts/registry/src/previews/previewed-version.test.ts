import { registryWorld, type RegistryWorld } from '../testing/registry-world.ts';

const text = 'query GuideRegions { regions { name } }';
let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
  await world.publish({ operations: [{ name: 'GuideRegions', type: 'query', sha256: '', text }] });
}, 60_000);
afterEach(() => world.close());

test('what a version asks that was never live is known of who has a link to look at it, and of nobody else', async () => {
  const made = await world.send('POST', '/remotes/guide/versions/1.0.0/preview', {
    headers: { authorization: world.deploy },
  });
  const token = made.json().path.split('/').at(-1);
  const { operations, operationsOf } = world.registry;

  expect(await operationsOf(`visitorGroup=7; preview=${token}`)).toEqual([text]);
  expect(await operationsOf(`preview=${token}x`)).toEqual([]);
  expect(await operationsOf(undefined)).toEqual([]);
  expect(operations()).toEqual([]);
});
