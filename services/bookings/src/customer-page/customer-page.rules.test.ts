import { agreedPrice, isPageOpen } from './customer-page.rules.ts';

const roundTrip = { hasPage: true, departureDate: '2027-03-01', returnDate: '2027-03-15' };

test.each([
  ['2027-04-14', roundTrip, true],
  ['2027-04-15', roundTrip, false],
  ['2027-04-01', { ...roundTrip, returnDate: null }, false],
  ['2027-03-31', { ...roundTrip, returnDate: null }, true],
  ['2027-03-01', { ...roundTrip, hasPage: false }, false],
])('on %s the page of %j is open: %s', (today, booking, isOpen) => {
  expect(isPageOpen(booking, today)).toBe(isOpen);
});

test('the final price is the customer’s once the booking is confirmed', () => {
  expect(agreedPrice({ state: 'in-progress', finalPricePence: 90_000 })).toBeNull();
  expect(agreedPrice({ state: 'confirmed', finalPricePence: 90_000 })).toBe(90_000);
});
