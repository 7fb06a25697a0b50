import 'reflect-metadata';
import { FieldProblem, InvalidInput } from './refusals.ts';
import { joinMessages } from './validation-messages.rules.ts';

test.each([
  ['nothing', [], ''],
  ['one alone', ['Enter your name'], 'Enter your name'],
  [
    'several without full stops',
    ['Enter your name', 'Enter a contact number'],
    'Enter your name. Enter a contact number.',
  ],
  [
    'some that end already',
    ['Name is required.', 'Is this right?', 'New emails do not match'],
    'Name is required. Is this right? New emails do not match.',
  ],
])('%s reads as sentences', (_, messages, text) => {
  expect(joinMessages(messages)).toBe(text);
});

test('each of several problems is a sentence', () => {
  const problems = ['Enter your name', 'Enter a contact number'].map(
    (message) => new FieldProblem('field', message),
  );

  expect(new InvalidInput(problems).message).toBe('Enter your name. Enter a contact number.');
});
