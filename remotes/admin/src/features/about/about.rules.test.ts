import { canAddBlock, nameOfBlock } from './about.rules.ts';

test('a block needs a text only', () => {
  expect(canAddBlock({ subheading: '', text: 'Us.' })).toBe(true);
  expect(canAddBlock({ subheading: 'Us', text: ' ' })).toBe(false);
});

test('a block without a subheading is called by how it begins', () => {
  expect(nameOfBlock({ subheading: 'Us', text: 'We.' })).toBe('Us');
  expect(nameOfBlock({ subheading: '', text: 'We fly.\nOften.' })).toBe('We fly.');
  expect(nameOfBlock({ subheading: '', text: 'x'.repeat(60) })).toBe(`${'x'.repeat(40)}…`);
});
