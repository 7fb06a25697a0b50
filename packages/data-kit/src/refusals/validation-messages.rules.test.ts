import 'reflect-metadata';
import { FieldProblem, InvalidInput } from './refusals.ts';

test.each([
  ['nothing', [], ''],
  ['one alone', ['Enter your name'], 'Enter your name.'],
  [
    'one of the specification alone',
    ['Departure must be tomorrow or later'],
    'Departure must be tomorrow or later',
  ],
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
  const problems = messages.map((message) => new FieldProblem('field', message));

  expect(new InvalidInput(problems).message).toBe(text);
});
