import {
  comparedFields,
  isEmpty,
  onlyProblems,
  refused,
  sortProblems,
  toDeleteAnswer,
  withoutFields,
} from './save-answer.rules.ts';

test('problems of an input are told at its fields', () => {
  const fields = [{ field: 'name', message: 'Name is required.' }];

  expect(refused({ __typename: 'InvalidInput', message: 'Name is required.', fields })).toEqual({
    kind: 'problems',
    fields,
    message: 'Name is required.',
  });
});

test.each([
  ['AlreadyExists', 'refused'],
  ['NotFound', 'refused'],
  ['Stale', 'stale'],
] as const)('%s is an answer of the kind %s with the server’s sentence', (__typename, kind) => {
  expect(refused({ __typename, message: 'Because.' })).toEqual({ kind, message: 'Because.' });
});

test('what could not be deleted says why', () => {
  expect(toDeleteAnswer({ __typename: 'Deleted', id: '1' })).toEqual({ kind: 'deleted' });
  expect(toDeleteAnswer({ __typename: 'InUse', message: 'Europe still has countries.' })).toEqual({
    kind: 'refused',
    message: 'Europe still has countries.',
  });
});

test('fields without a problem are left out', () => {
  expect(onlyProblems<{ a: string; b: string }>({ a: undefined, b: 'Enter b' })).toEqual({
    b: 'Enter b',
  });
  expect(isEmpty({})).toBe(true);
});

test('problems of fields that are not in the form are told above its buttons, the first of a field counts', () => {
  const sorted = sortProblems(
    [
      { field: 'name', message: 'Name is required.' },
      { field: 'name', message: 'Name is too long.' },
      { field: 'elsewhere', message: 'Something else.' },
    ],
    { name: '' },
  );

  expect(sorted).toEqual({ atFields: { name: 'Name is required.' }, above: ['Something else.'] });
});

test('a field that is being put right loses its problem, the others keep theirs', () => {
  expect(
    withoutFields<{ a: string; b: string }>({ a: 'Enter a', b: 'Enter b' }, { a: 'x' }),
  ).toEqual({ b: 'Enter b' });
});

test('only what differs of two versions is laid side by side', () => {
  const told = ({ name, code }: { name: string; code: string }) => ({ Name: name, Code: code });
  const theirs = { name: 'Gatwick', code: 'LGW' };

  expect(comparedFields(theirs, { ...theirs, name: 'London' }, told)).toEqual([
    { label: 'Name', theirs: 'Gatwick', yours: 'London' },
  ]);
});
