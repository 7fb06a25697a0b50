import {
  isEmpty,
  onlyProblems,
  sortProblems,
  toProblems,
  withoutFields,
} from './problems.rules.ts';

test('the problems are those of the fields that have one, in the order of the form', () => {
  const found = { name: undefined, email: 'Enter it', phone: 'Too short' };

  expect(toProblems(found)).toEqual([
    { field: 'email', message: 'Enter it' },
    { field: 'phone', message: 'Too short' },
  ]);
  expect(onlyProblems(found)).toEqual({ email: 'Enter it', phone: 'Too short' });
  expect(isEmpty(onlyProblems({ name: undefined }))).toBe(true);
});

test('problems of fields that are not in the form are separate, the first of a field counts', () => {
  const sorted = sortProblems(
    [
      { field: 'name', message: 'Name is required.' },
      { field: 'name', message: 'Name is too long.' },
      { field: 'toString', message: 'Something else.' },
      { field: 'points.0.text', message: 'Fill this in.' },
      { field: 'points.1.text', message: 'Fill this in.' },
    ],
    { name: '', points: [{ text: '' }] },
  );

  expect(sorted).toEqual({
    atFields: { name: 'Name is required.', 'points.0.text': 'Fill this in.' },
    elsewhere: [
      { field: 'toString', message: 'Something else.' },
      { field: 'points.1.text', message: 'Fill this in.' },
    ],
  });
});

test('a field that is being corrected loses its problem, the others keep theirs', () => {
  expect(
    withoutFields<{ a: string; b: string }>({ a: 'Enter a', b: 'Enter b' }, { a: 'x' }),
  ).toEqual({ b: 'Enter b' });
});
