import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../testing/render-page.tsx';
import { ErasePersonButton } from './erase-person-button.tsx';

const open = async (ErasePerson: Answer) => {
  const page = renderPage(
    <ErasePersonButton email="ann@example.com" />,
    { ErasePerson },
    { address: '/admin/quotes' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Erase this person' }));
  return page;
};
const erased = (counts: object): Answer => ({
  data: {
    erasePerson: {
      __typename: 'PersonErased',
      bookings: 0,
      quotes: 0,
      contactMessages: 0,
      priceAlerts: 0,
      keptBookings: 0,
      ...counts,
    },
  },
});
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Erase' }));

test.each([
  [{ quotes: 1, priceAlerts: 2 }, 'Erased: 1 quote request, 2 price alerts.'],
  [
    { bookings: 1, contactMessages: 3, keptBookings: 2 },
    'Erased: 1 booking, 3 messages. Kept: 2 confirmed bookings.',
  ],
  [{ keptBookings: 1 }, 'Erased: nothing. Kept: 1 confirmed booking.'],
])('a confirmed erasure of %j is reported as %j', async (counts, words) => {
  const page = await open(erased(counts));
  expect(page.sent).toEqual([]);

  await confirm();

  await waitFor(() => expect(page.successes).toEqual([words]));
  expect(page.sent).toMatchObject([
    { operation: 'ErasePerson', variables: { email: 'ann@example.com' } },
  ]);
});

test('a refused question erases nothing', async () => {
  const page = await open(erased({}));

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(page.sent).toEqual([]);
});
