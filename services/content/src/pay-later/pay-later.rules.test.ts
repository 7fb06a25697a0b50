import { promisesTooManyInstalments } from './pay-later.rules.ts';

test.each([
  ['Pay later in up to 6 installments.', false],
  ['Pay in 2 monthly instalments, or 6 instalments.', false],
  ['Travel with 12 friends; the installments are up to you.', false],
  ['Pay in 7 installments.', true],
  ['Pay in 1 installment or 12 monthly instalments.', true],
  ['Up to 10 interest-free Installments', true],
])('%s', (text, isTooMany) => {
  expect(promisesTooManyInstalments(text)).toBe(isTooMany);
});
