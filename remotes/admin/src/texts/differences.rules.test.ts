import { differencesBetween } from './differences.rules.ts';
import { parseSite } from './parse-site-values.rules.ts';

const { values } = parseSite([]);
const question = (text: string) => ({ question: text, answer: 'Yes.' });

test('only what differs is compared side by side', () => {
  const theirs = { ...values, faq: ['A?', 'B?', 'C?'].map(question), contactPhone: '1' };

  expect(
    differencesBetween(theirs, { faq: ['A?', 'Mine?', 'C?'].map(question), contactPhone: '1' }),
  ).toEqual([{ label: 'FAQ: Question 2', theirs: 'B?\nYes.', yours: 'Mine?\nYes.' }]);
});

test('an entry that only one of them has is shown as not there for the other', () => {
  const theirs = { ...values, faq: ['A?', 'New?'].map(question) };

  expect(differencesBetween(theirs, { faq: ['A?'].map(question) })).toEqual([
    { label: 'FAQ: Question 2', theirs: 'New?\nYes.', yours: '(not there)' },
  ]);
});

test('no chat differs from a chat', () => {
  const theirs = { ...values, chat: { provider: 'crisp', id: 'x' } as const };

  expect(differencesBetween(theirs, { chat: null })).toEqual([
    { label: 'Live chat', theirs: 'Crisp\nx', yours: 'No live chat' },
  ]);
});

test('every row has a label of its own', () => {
  const theirs = { ...values, faq: ['A?', 'B?', 'C?', 'D?'].map(question) };
  const rows = differencesBetween(theirs, { faq: ['C?', 'X?', 'D?'].map(question) });

  expect(rows.map(({ label }) => label)).toEqual([
    'FAQ: Question 1',
    'FAQ: Question 2',
    'FAQ: Question 2 (yours)',
  ]);
});
