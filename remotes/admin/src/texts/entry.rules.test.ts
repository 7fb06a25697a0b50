import { canAdd, moved, nameOf, replaced } from './entry.rules.ts';

const question = {
  heading: { name: 'question', label: 'Question' },
  text: { name: 'answer', label: 'Answer' },
} as const;
const block = {
  heading: { name: 'subheading', label: 'Subheading', isOptional: true },
  text: { name: 'text', label: 'Text' },
} as const;

test.each([
  ['Why?', 'Because.', true],
  ['', 'Because.', false],
  ['Why?', ' \n', false],
])('an entry with heading %j and text %j can be added: %s (§5)', (heading, answer, expected) => {
  expect(canAdd(question, { question: heading, answer })).toBe(expected);
});

test('a block needs a text only (§2, §5)', () => {
  expect(canAdd(block, { subheading: '', text: 'Us.' })).toBe(true);
  expect(canAdd(block, { subheading: 'Us', text: ' ' })).toBe(false);
});

test('a block without a subheading is called by how it begins', () => {
  expect(nameOf(block, { subheading: 'Us', text: 'We.' })).toBe('Us');
  expect(nameOf(block, { subheading: '', text: 'We fly.\nOften.' })).toBe('We fly.');
  expect(nameOf(block, { subheading: '', text: 'x'.repeat(60) })).toBe(`${'x'.repeat(40)}…`);
});

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['c', -1, 'acb'],
  ['a', 1, 'bac'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['deleted', 1, 'abc'],
] as const)('the entry %s moves by %i: %s', (id, by, order) => {
  expect(moved(list, id, by).map((entry) => entry.id)).toEqual([...order]);
});

test('an entry is replaced in its place, and a deleted one comes back at the end', () => {
  const edited: { id: string; text?: string } = { id: 'b', text: 'B' };

  expect(replaced([{ id: 'x' }, ...list], edited)).toEqual([
    { id: 'x' },
    { id: 'a' },
    edited,
    { id: 'c' },
  ]);
  expect(replaced([{ id: 'a' }], edited)).toEqual([{ id: 'a' }, edited]);
});
