import { isTelephoneNumber } from './contact-details.rules.ts';

test.each([
  ['020 7946 0321', true],
  ['+44 (0)20 7946-0321', true],
  ['07700900321', true],
  ['', false],
  ['12345', false],
  ['020 7946 0321 ext 4', false],
  ['tel:02079460321', false],
  ['020 7946 0321<br>', false],
  ['1234567890123456', false],
])('%j is a telephone number: %s', (text, is) => {
  expect(isTelephoneNumber(text)).toBe(is);
});
