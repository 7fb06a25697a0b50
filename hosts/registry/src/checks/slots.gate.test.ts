import { buildSchema } from 'graphql';
import { aRemote } from '../testing/a-remote.ts';
import { type Manifest } from '../versions/published.input.ts';
import { slotsGate } from './slots.gate.ts';

type Contribution = NonNullable<Manifest['slots']>[number];

const context = { shared: {}, api: buildSchema('type Query { a: Int }'), liveRemotes: [] };
const problems = (...slots: Partial<Contribution>[]) =>
  slotsGate.problems(
    aRemote({
      routes: ['/guide', '/guide/:id'],
      script: 'self.remote_guide={"./slots/home-section":1};',
      slots: slots.map((each) => ({ slot: 'home-section', scripts: [], styles: [], ...each })),
    }),
    context,
  );

test('a remote may fill the slots that there are', () => {
  expect(problems({}, { slot: 'navigation-entry', label: 'Guide', path: '/guide' })).toEqual([]);
});

test('a team gets a note that its components run in frames before a review', () => {
  const { manifest, ...parts } = aRemote({
    slots: [{ slot: 'home-section', scripts: [], styles: [] }],
  });

  expect(slotsGate.note?.({ manifest, ...parts })).toContain(
    'in frames until the version is reviewed',
  );
  expect(slotsGate.note?.(aRemote())).toBeUndefined();
});

test.each<[string, Partial<Contribution>[], string]>([
  ['of a slot that does not exist', [{ slot: 'hero' }], 'There is no slot “hero”.'],
  ['made twice', [{}, {}], 'It contributes to home-section twice.'],
  [
    'without its component',
    [{ slot: 'footer-column' }],
    'footer-column needs a component, which the build exposes as ./slots/footer-column.',
  ],
  ['without a label', [{ slot: 'navigation-entry', path: '/guide' }], 'needs a label'],
  [
    'to another remote’s page',
    [{ slot: 'navigation-entry', label: 'Deals', path: '/deals' }],
    'needs the path of a route of this remote without parameters',
  ],
  [
    'to a page with a parameter',
    [{ slot: 'navigation-entry', label: 'Guide', path: '/guide/:id' }],
    'needs the path of a route of this remote without parameters',
  ],
])('a contribution %s is refused', (_, slots, sentence) => {
  expect(problems(...slots)).toEqual([expect.stringContaining(sentence)]);
});
