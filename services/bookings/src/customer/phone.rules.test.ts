import { phoneProblem } from './customer.rules.ts';
import { toPhone, toReadablePhone } from './phone.rules.ts';

const london = '+442079460018';
const mobile = '+447700900123';

test.each([
  // Typed in Britain.
  ['020 7946 0018', london],
  ['02079460018', london],
  ['(020) 7946 0018', london],
  ['(020)79460018', london],
  ['020-7946-0018', london],
  ['020.7946.0018', london],
  ['020/7946/0018', london],
  [' 020  7946  0018 ', london],
  ['2079460018', london],
  ['07700 900123', mobile],
  ['07700900123', mobile],
  ['07700-900-123', mobile],
  ['07700.900123', mobile],
  ['(07700) 900123', mobile],
  ['0 7 7 0 0 9 0 0 1 2 3', mobile],
  ['0161 496 0123', '+441614960123'],
  ['01632 960123', '+441632960123'],
  ['0800 123456', '+44800123456'],
  ['01534 123456', '+441534123456'],
  ['7911 123456', '+447911123456'],
  // Country code included.
  ['+44 20 7946 0018', london],
  ['+442079460018', london],
  ['+44 (0)20 7946 0018', london],
  ['+44(0)2079460018', london],
  ['+44 020 7946 0018', london],
  ['+44-20-7946-0018', london],
  ['(+44) 20 7946 0018', london],
  ['0044 20 7946 0018', london],
  ['00442079460018', london],
  ['0044 (0)20 7946 0018', london],
  ['44 20 7946 0018', london],
  ['447700900123', mobile],
  ['+44 7700 900123', mobile],
  ['00447700900123', mobile],
  // Pasted.
  ['\u202a+44 7700 900123\u202c', mobile],
  ['\u2066+44 7700 900123\u2069', mobile],
  ['\u200e07700 900123\u200e', mobile],
  ['\ufeff07700 900123', mobile],
  ['07700\u200b900123', mobile],
  ['07700\u00ad900123', mobile],
  ['07700\u00a0900123', mobile],
  ['07700\u2009900\u202f123', mobile],
  ['07700\u3000900123', mobile],
  ['07700\u2011900\u2011123', mobile],
  ['07700\u2013900123', mobile],
  ['07700\u2014900123', mobile],
  ['07700\u2212900123', mobile],
  ['\uff0b44 7700 900123', mobile],
  ['\uff10\uff17\uff17\uff10\uff10 900123', mobile],
  ['\uff08020\uff09 7946 0018', london],
  ['tel:+447700900123', mobile],
  ['Tel: 07700 900123', mobile],
  // From abroad.
  ['+353 86 123 4567', '+353861234567'],
  ['00353 86 123 4567', '+353861234567'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['+91 98765 43210', '+919876543210'],
  ['+49 30 901820', '+4930901820'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['+1 202 555 0143 ext 12', '+12025550143 ext 12'],
  ['+1 202 555 0143 x12', '+12025550143 ext 12'],
  ['020 7946 0018 ext. 7', '+442079460018 ext 7'],
  ['020 7946 0018 #7', '+442079460018 ext 7'],
  // Its country is unclear.
  ['415 555 2671', '415 555 2671'],
  ['353 86 123 4567', '353 86 123 4567'],
])('the number %j is stored as %s', (typed, stored) => {
  expect(phoneProblem(toPhone(typed))).toBeUndefined();
  expect(toPhone(typed)).toBe(stored);
  expect(toPhone(stored)).toBe(stored);
});

test.each(['1234', '123456', 'ring me', "1' OR '1'='1", '+++++', '1'.repeat(16), '07700\n900123'])(
  '%j is no number that can be dialled',
  (typed) => expect(phoneProblem(toPhone(typed))).toMatch(/^Enter a contact number we can ring/),
);

test.each([
  [london, '020 7946 0018'],
  [mobile, '07700 900123'],
  ['+441632960123', '01632 960123'],
  ['+44800123456', '0800 123456'],
  ['+442079460018 ext 7', '020 7946 0018 ext 7'],
  ['+353861234567', '+353 86 123 4567'],
  ['+12025550143 ext 12', '+1 202 555 0143 ext 12'],
  ['07700900123', '07700 900123'],
  ['353 86-123.4567', '353 86 123 4567'],
  ['', ''],
])('the stored number %j is shown as %j', (stored, shown) => {
  expect(toReadablePhone(stored)).toBe(shown);
});
