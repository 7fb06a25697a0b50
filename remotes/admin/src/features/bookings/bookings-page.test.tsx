import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { type Answer } from '../../testing/render-page.tsx';
import { booking, bookingsOf } from './booking-fixtures.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { renderBookings } from './render-bookings.tsx';

const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a tile shows who flies where and when, and its state (§2)', async () => {
  renderBookings();

  const tile = await screen.findByRole('listitem');
  within(tile).getByText('British Airways');
  expect(tile.textContent).toContain('London Heathrow Airport (LHR)');
  expect(tile.textContent).toContain('Dublin Airport (DUB)');
  within(tile).getByRole('heading', { name: 'Ada Quill' });
  within(tile).getByRole('link', { name: 'ada@example.com' });
  within(tile).getByText('01/12/2026');
  within(tile).getByText('08/12/2026');
  expect(within(tile).getByText('In-Progress').className).toContain('in-progress');
});

test('expanded, it shows the rest, in dollars; collapsed, it does not (§2)', async () => {
  renderBookings();

  await press('Expand');
  expect(fact('Passengers')).toBe('Adults:\u00A02, Children:\u00A01, Infants:\u00A00');
  expect(fact('Contact phone')).toBe('07700 900123');
  expect(fact('Contact preference')).toBe('WhatsApp');
  expect(fact('Ring')).toBe('Any time');
  expect(fact('Travel class')).toBe('Business');
  expect(fact('Initial price per person')).toBe('$1,234.50');
  expect(['Final price in total', 'Extra details', 'Notes'].map(fact)).toEqual([
    'None',
    'None',
    'None',
  ]);
  expect(fact('Outbound duration')).toBe('7 hours 5 minutes');
  expect(fact('Return duration')).toBe('1 hour 1 minute');

  await press('Collapse');
  expect(screen.queryByText('Passengers')).toBeNull();
});

test('the setting turns the sign, not the amount (§2)', async () => {
  renderBookings({ ListSign: { data: { bookingListSign: '£' } } });

  await press('Expand');

  await waitFor(() => expect(fact('Initial price per person')).toBe('£1,234.50'));
});

test('a link to one booking opens the list with that booking shown whole', async () => {
  renderBookings({}, `?search=${booking().reference.toLowerCase()}`);

  await screen.findByText('Passengers');
});

test('pages are shown as x of y and turned in the address (§2, §5, §9)', async () => {
  const page = renderBookings({
    BookingList: bookingsOf([booking()], { totalPages: 2, totalItems: 11 }),
  });

  await screen.findByText('1 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  page.answers.BookingList = bookingsOf([booking()], { page: 2, totalPages: 2, totalItems: 11 });
  await press('Next');

  await screen.findByText('2 of 2');
  expect(page.at().search).toBe('?page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('loading is shown, and a failure replaces the list (§2, §8)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = renderBookings({ BookingList: 'pending' });
  await screen.findByText('Loading...');

  page.answers.BookingList = 'broken';
  await act(() => page.go('/admin/bookings?state=pending'));
  await screen.findByText('Failed to fetch bookings');
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['Failed to fetch bookings']);
  page.answers.BookingList = bookingsOf([booking()]);
  await press('Try again');

  await screen.findByRole('listitem');
});

const remove = async () => {
  await press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  within(question).getByText('Are you sure you want to delete the booking for Ada Quill?');
  within(question).getByRole('button', { name: 'Cancel' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

test.each<[Partial<ListedBookingFragment>, string]>([
  [{ state: 'confirmed', finalPricePence: 120000 }, 'It is confirmed, at $1,200.00 in total.'],
  [{ state: 'confirmed' }, 'It is confirmed, without a final price.'],
])('a booking %j is described before its deletion', async (part, message) => {
  renderBookings({ BookingList: bookingsOf([booking(part)]) });

  await press('Delete');

  within(await screen.findByRole('dialog', { name: 'Confirm Deletion' })).getByText(message);
});

test('a booking is deleted after the question, and the list is read again (§2)', async () => {
  const page = renderBookings({
    DeleteBooking: { data: { result: { __typename: 'Deleted', id: 'id-booking' } } },
  });
  await screen.findByRole('listitem');
  page.answers.BookingList = bookingsOf([]);

  await remove();

  await screen.findByText('No bookings found.');
  expect(page.successes).toEqual(['Booking deleted successfully!']);
});

test.each<[string, Answer, string]>([
  ['the answer was lost', 'broken', 'Failed to delete booking'],
  [
    'the server names a reference',
    { message: 'Something went wrong on our side (reference 1a2b3c4d).' },
    'Failed to delete booking. Something went wrong on our side (reference 1a2b3c4d).',
  ],
])('a failed deletion is reported: %s (§8)', async (_, answer, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = renderBookings({ DeleteBooking: answer });

  await remove();

  await waitFor(() => expect(page.errors).toEqual([message]));
});

test('the file is requested with the filter of the list and with the token', async () => {
  const fetched: { path: string; token: string | null }[] = [];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    fetched.push({
      path: String(input),
      token: new Headers(init?.headers).get('authorization'),
    });
    return Promise.resolve(new Response('', { status: 503 }));
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = renderBookings({}, '?arrivalAirport=id-dub&state=in-progress');

  await press('Export CSV');

  await waitFor(() =>
    expect(page.errors).toEqual(['We couldn’t create the file. Please try again.']),
  );
  expect(fetched).toEqual([
    {
      path: '/api/booking/export?arrivalAirport=id-dub&state=in-progress',
      token: 'Bearer a-token',
    },
  ]);
  globalThis.fetch = fetchBefore;
});
