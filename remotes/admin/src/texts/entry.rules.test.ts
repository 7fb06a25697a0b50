import { canAdd, nameOf } from './entry.rules.ts';

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
])('an entry headed %j that says %j can be added: %s (§5)', (asked, answer, expected) => {
  expect(canAdd(question, { question: asked, answer })).toBe(expected);
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
