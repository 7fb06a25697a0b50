import { toRegistryError } from './registry-error.rules.ts';

test('a refusal lists the failed gates with every reason, and no other', () => {
  const refusal = toRegistryError(422, {
    message: 'guide 1.1.0 may not be activated.',
    gates: [
      { gate: 'contract', problems: [] },
      { gate: 'routes', problems: ['/guide clashes with /guide of atlas.', 'And another.'] },
    ],
  });

  expect(refusal).toMatchObject({
    status: 422,
    message: 'guide 1.1.0 may not be activated.',
    gates: [{ gate: 'routes', problems: ['/guide clashes with /guide of atlas.', 'And another.'] }],
  });
});

test.each([[null], ['<html>'], [{}], [{ message: '', gates: 'none' }], [{ gates: [null, 7] }]])(
  'an unexpected response (%j) gets its own sentence',
  (body) => {
    expect(toRegistryError(502, body)).toMatchObject({
      status: 502,
      message: 'The registry did not respond as expected. Please try again.',
      gates: [],
    });
  },
);
