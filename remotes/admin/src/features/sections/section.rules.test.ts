import { canAddSection } from './section.rules.ts';

test.each([
  ['Heading', 'Text', true],
  [' ', 'Text', false],
  ['Heading', '\n', false],
])('a section headed %j that says %j can be added: %s', (heading, text, expected) => {
  expect(canAddSection({ heading, text, bullets: [] })).toBe(expected);
});
