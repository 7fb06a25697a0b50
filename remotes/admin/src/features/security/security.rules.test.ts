import { toFilter } from './security.rules.ts';

test('the address narrows the log by kind and day', () => {
  const query = new URLSearchParams('kind=signed_in&from=2026-11-01&to=2026-11-22');

  expect(toFilter(query)).toEqual({ kind: 'signed_in', from: '2026-11-01', to: '2026-11-22' });
});

test('what makes no sense in the address narrows nothing', () => {
  const query = new URLSearchParams('kind=toString&from=yesterday&to=2026-13-01');

  expect(toFilter(query)).toEqual({ kind: null, from: null, to: null });
});
