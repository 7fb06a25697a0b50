import { registryWorld, type RegistryWorld } from '../testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
}, 60_000);
afterEach(() => world.close());

const operation = (name: string) => ({
  name,
  type: 'query',
  sha256: '',
  text: `query ${name} { regions { name } }`,
});

async function release(...versions: string[]) {
  for (const [revision, version] of versions.entries()) {
    const name = `Guide${version.replaceAll('.', '')}`;
    await world.publish({ version, css: '', operations: [operation(name)] });
    await world.activate(version, revision);
  }
}

type Live = ReturnType<RegistryWorld['registry']['live']>[number];

/** What the shell's server has of the guide; news arrives a moment after it was made. */
async function shown(isIt: (guide: Live) => boolean): Promise<Live> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const [guide] = world.registry.live();
    if (guide && isIt(guide)) return guide;
    if (Date.now() > deadline) throw new Error('It did not come to be.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const isFramed = ({ framed }: Live) => framed !== undefined;
const isInPage = ({ framed }: Live) => framed === undefined;

test('what nobody reviewed runs in a frame, each version with the operations it was published with', async () => {
  await release('1.0.0', '1.1.0');

  const guide = await shown(({ version }) => version === '1.1.0');

  expect(guide.framed).toEqual({ operations: ['query Guide110 { regions { name } }'] });
  expect(guide.before?.framed).toEqual({ operations: ['query Guide100 { regions { name } }'] });
});

test('a review and its end reach the shell without a restart', async () => {
  await release('1.0.0');
  await world.decide('reviewed');
  expect(await shown(isInPage)).not.toHaveProperty('framed');

  await world.decide('unreviewed');

  expect(await shown(isFramed)).toHaveProperty('framed');
});

test('any build has its frame, also after a review: pages that began before go on with it', async () => {
  const { build } = (await world.publish({ operations: [operation('Guide')] })).json();
  const framed = { operations: ['query Guide { regions { name } }'] };
  expect(await world.registry.build('guide', build)).toMatchObject({ framed });

  await world.decide('reviewed');

  expect(await world.registry.build('guide', build)).toMatchObject({ framed });
});
