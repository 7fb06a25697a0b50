import { quoteDraftFor } from './use-request-quote.ts';

test('input for one trip is not shown for another, except for the contact details', () => {
  const dubai = quoteDraftFor({ to: 'Dubai' });
  dubai.keep({ from: 'Leeds', customerName: 'Ada', email: 'ada@example.com' });

  expect(quoteDraftFor({ to: 'Dubai' }).read()).toMatchObject({ from: 'Leeds' });
  expect(quoteDraftFor({ to: 'Rome' }).read()).toEqual({
    customerName: 'Ada',
    email: 'ada@example.com',
  });
});
