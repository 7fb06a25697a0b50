import { comparedFields, toDeleteResult, toSaveResult } from './save-result.rules.ts';

test('problems of an input belong to its fields', () => {
  const fields = [{ field: 'name', message: 'Name is required.' }];

  expect(
    toSaveResult({ __typename: 'InvalidInput', message: 'Name is required.', fields }),
  ).toEqual({
    kind: 'problems',
    fields,
    message: 'Name is required.',
  });
});

test.each([
  ['AlreadyExists', 'refused'],
  ['NotFound', 'refused'],
  ['Stale', 'stale'],
] as const)('%s becomes a result of the kind %s with the server’s message', (__typename, kind) => {
  expect(toSaveResult({ __typename, message: 'Because.' })).toEqual({ kind, message: 'Because.' });
});

test('an existing record is a problem of the unique field', () => {
  const message = 'There is already an airport with the code LHR.';

  expect(toSaveResult({ __typename: 'AlreadyExists', message }, { unique: 'code' })).toEqual({
    kind: 'problems',
    fields: [{ field: 'code', message }],
    message,
  });
});

test('a saved record is handed on, and the server’s fields get the form’s names', () => {
  const fields = [{ field: 'finalPricePence', message: 'Too much.' }];

  expect(toSaveResult({ __typename: 'RegionSaved', record: { id: 'eu' } })).toEqual({
    kind: 'saved',
    saved: { id: 'eu' },
  });
  expect(
    toSaveResult(
      { __typename: 'InvalidInput', message: 'Too much.', fields },
      { fieldOf: () => 'finalPrice' },
    ),
  ).toMatchObject({ fields: [{ field: 'finalPrice', message: 'Too much.' }] });
});

test('a refused deletion has its reason', () => {
  expect(toDeleteResult({ __typename: 'Deleted', id: '1' })).toEqual({ kind: 'deleted' });
  expect(toDeleteResult({ __typename: 'InUse', message: 'Europe still has countries.' })).toEqual({
    kind: 'refused',
    message: 'Europe still has countries.',
  });
});

test('only what differs of two versions is compared', () => {
  const describe = ({ name, code }: { name: string; code: string }) => ({ Name: name, Code: code });
  const theirs = { name: 'Gatwick', code: 'LGW' };

  expect(comparedFields(theirs, { ...theirs, name: 'London' }, describe)).toEqual([
    { label: 'Name', theirs: 'Gatwick', yours: 'London' },
  ]);
});
