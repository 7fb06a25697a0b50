import { toProblems } from './problems.rules.ts';

test('the problems are those of the fields that have one, in the order of the form', () => {
  expect(toProblems({ name: undefined, email: 'Enter it', phone: 'Too short' })).toEqual([
    { field: 'email', message: 'Enter it' },
    { field: 'phone', message: 'Too short' },
  ]);
});
