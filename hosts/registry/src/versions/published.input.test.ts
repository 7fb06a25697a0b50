import { aRemote } from '../testing/a-remote.ts';
import { manifestShape, operationsShape } from './published.input.ts';

const { manifest } = aRemote();
const route = { path: '/guide', scripts: [], styles: [] };
const slot = { slot: 'home-section', scripts: [], styles: [] };
const operation = {
  name: 'Find',
  type: 'query',
  sha256: '',
  text: 'query Find { regions { id } }',
};
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

test.each([
  [{ routes: many(51, route) }, 'A remote has at most 50 routes.'],
  [{ slots: many(21, slot) }, 'A remote fills at most 20 slots.'],
  [{ slots: [{ ...slot, label: 'x'.repeat(21) }] }, 'A label has at most 20 characters.'],
  [{ routes: [{ ...route, parameters: many(101, 'a') }] }, 'A route has at most 100 parameters.'],
])('a manifest over a limit is refused with a sentence', (changed, sentence) => {
  const { error } = manifestShape.safeParse({ ...manifest, ...changed });

  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each([
  [many(201, operation), 'A remote has at most 200 operations.'],
  [[{ ...operation, text: 'x'.repeat(50_001) }], 'An operation has at most 50,000 characters.'],
])('operations over a limit are refused with a sentence', (operations, sentence) => {
  const { error } = operationsShape.safeParse(operations);

  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
