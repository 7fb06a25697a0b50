import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingDraft } from '../features/booking/booking-form.tsx';
import { cards, query, renderResults } from './render-results.tsx';

beforeEach(() => bookingDraft.forget());

const openBooking = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request your booking' });
  await within(dialog).findByRole('form');
};
const popUpIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Back closes the booking pop-up, stays on the results and keeps what was typed', async () => {
  const page = renderResults();
  await cards();
  await openBooking();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');

  await page.go(-1);
  await popUpIsGone();

  expect(page.at()).toMatchObject({ pathname: '/search', search: `?${query}` });
  await openBooking();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
});

test('a pop-up that is closed leaves nothing behind for Back', async () => {
  const page = renderResults({}, `/search?${query}`);
  await cards();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Direct flights only/ }));
  await cards();
  await openBooking();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await popUpIsGone();
  expect(page.at().search).toContain('directFlights=true');
  await page.go(-1);

  expect(page.at().search).toBe(`?${query}`);
});

test('a flight is booked from its card; its page comes in the place of the pop-up, and Back leads to the results', async () => {
  const page = renderResults({
    RequestBooking: {
      data: {
        requestBooking: {
          __typename: 'BookingRequested',
          booking: {
            __typename: 'Booking',
            id: 'id',
            reference: 'LF-7KQ2M9',
            pagePath: '/your-booking#key',
          },
        },
      },
    },
  });
  await cards();

  await openBooking();
  expect(screen.getByLabelText<HTMLInputElement>('Adults').value).toBe('2');
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Contact number'), '07700 900123');
  await userEvent.click(screen.getByRole('button', { name: 'Request booking' }));

  await waitFor(() => expect(page.at().pathname).toBe('/your-booking'));
  await page.go(-1);
  expect(page.at()).toMatchObject({ pathname: '/search', state: null });
});
