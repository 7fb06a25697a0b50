import { isOutdated, toRefusal } from './registry-answer.rules.ts';

test('a refusal lists the gates that failed, with every reason, and no other', () => {
  const refusal = toRefusal(422, {
    message: 'guide 1.1.0 may not be activated.',
    gates: [
      { gate: 'contract', problems: [] },
      { gate: 'routes', problems: ['/guide clashes with /guide of atlas.', 'And another.'] },
    ],
  });

  expect(refusal).toEqual({
    status: 422,
    message: 'guide 1.1.0 may not be activated.',
    gates: [{ gate: 'routes', problems: ['/guide clashes with /guide of atlas.', 'And another.'] }],
  });
});

test.each([[null], ['<html>'], [{}], [{ message: '', gates: 'none' }], [{ gates: [null, 7] }]])(
  'what is no answer of the registry (%j) gets a sentence of its own',
  (body) => {
    expect(toRefusal(502, body)).toEqual({
      status: 502,
      message: 'The registry did not answer as expected. Please try again.',
      gates: [],
    });
  },
);

test('only 412 says that what was seen has passed', () => {
  expect(isOutdated(toRefusal(412, {}))).toBe(true);
  expect(isOutdated(toRefusal(409, {}))).toBe(false);
});
