import { canAddQuestion } from './faq.rules.ts';

test.each([
  ['Why?', 'Because.', true],
  ['', 'Because.', false],
  ['Why?', ' ', false],
])('the question %j answered by %j can be added: %s', (question, answer, expected) => {
  expect(canAddQuestion({ question, answer })).toBe(expected);
});
