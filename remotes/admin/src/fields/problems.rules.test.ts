import { problemsBelow, problemsElsewhere, toProblems } from './problems.rules.ts';
import { toPublishResult } from '../texts/publish-result.rules.ts';

const invalid = (...fields: string[]) => ({
  __typename: 'InvalidInput' as const,
  message: fields.map((field) => `Put ${field} right.`).join(' '),
  fields: fields.map((field) => ({ field, message: `Put ${field} right.` })),
});

test('the first sentence of a field counts', () => {
  expect(
    toProblems([
      { field: 'faq.0.answer', message: 'First.' },
      { field: 'faq.0.answer', message: 'Second.' },
    ]),
  ).toEqual({ 'faq.0.answer': 'First.' });
});

test('a problem lands at its field and all others are said above', () => {
  const problems = { 'faq.2.answer': 'Fill this in.', faq: 'Keep at most 100 entries.' };

  expect(problemsBelow(problems, 'faq.2')).toEqual({ answer: 'Fill this in.' });
  expect(problemsBelow(problems, 'faq.1')).toEqual({});
  expect(problemsElsewhere(problems, ['faq.2'])).toEqual(['Keep at most 100 entries.']);
});

test('a path without its key belongs to the only value that was sent', () => {
  expect(toPublishResult(invalid('items.2.text'), ['payLater'])).toEqual({
    kind: 'problems',
    problems: { 'payLater.items.2.text': 'Put items.2.text right.' },
    message: 'Put items.2.text right.',
  });
  expect(toPublishResult(invalid('payLater.items.2.text'), ['payLater'])).toEqual({
    kind: 'problems',
    problems: { 'payLater.items.2.text': 'Put payLater.items.2.text right.' },
    message: 'Put payLater.items.2.text right.',
  });
});
