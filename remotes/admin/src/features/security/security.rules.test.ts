import { toFilter } from './security.rules.ts';

test('the address narrows the log by kind and day', () => {
  const query = new URLSearchParams('kind=signed_in&from=2026-11-01&to=2026-11-22');

  expect(toFilter(query)).toEqual({
    kind: 'signed_in',
    exceptKind: null,
    from: '2026-11-01',
    to: '2026-11-22',
  });
});

test.each([
  ['', 'signed_in'],
  ['kind=all', null],
])('the address "%s" leaves out %s', (query, exceptKind) => {
  expect(toFilter(new URLSearchParams(query))).toMatchObject({ kind: null, exceptKind });
});

test('values that make no sense in the address narrow nothing', () => {
  const query = new URLSearchParams('kind=toString&from=yesterday&to=2026-13-01');

  expect(toFilter(query)).toEqual({ kind: null, exceptKind: 'signed_in', from: null, to: null });
});
