import { mayAcknowledge } from './acknowledgement.rules.ts';

test.each([
  [1, true],
  [5, true],
  [6, false],
])('the mail number %i of an hour to one customer is sent: %p', (count, isSent) => {
  expect(mayAcknowledge(count)).toBe(isSent);
});
