import { useState } from 'react';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { Component as BookingsPage } from './bookings-page.tsx';
import { booking, bookingsOf } from './booking-fixtures.ts';

const airlineId = '0190a000-0000-7000-8000-000000000001';
const airport = {
  __typename: 'Airport',
  id: 'id-lhr',
  name: 'London Heathrow Airport',
  code: 'LHR',
};
const airline = {
  __typename: 'Airline',
  id: airlineId,
  name: 'Aer Lingus',
  shortName: 'Aer Lingus',
  monogramPicture: null,
};
const sign = (value: string): Answer => ({
  data: { bookingListSign: value },
});
const base: Answers = {
  BookingList: bookingsOf([booking()]),
  ListSign: sign('$'),
  EveryAirline: { data: { airlines: [airline] } },
  AirlineById: { data: { airline } },
  AirportById: { data: { airport, location: null } },
  AirportChoices: {
    data: {
      airportSuggestions: [
        {
          __typename: 'AirportSuggestion',
          airportId: 'id-ork',
          airportName: 'Cork Airport',
          airportCode: 'ORK',
          locationId: 'id-cork',
          locationName: 'Cork',
          countryName: 'Ireland',
        },
      ],
    },
  },
};
const setup = (answers: Answers = {}, query = '') =>
  renderPage(<BookingsPage />, { ...base, ...answers }, { address: `/admin/bookings${query}` });
const asked = (page: ReturnType<typeof setup>, operation: string) =>
  page.sent.filter((each) => each.operation === operation).map(({ variables }) => variables);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a tile shows who flies where and when, and its state', async () => {
  setup();

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

test('expanded, it shows the rest, in dollars; collapsed, it does not', async () => {
  setup();

  await press('Expand');
  expect(fact('Passengers')).toBe('Adults: 2, Children: 1, Infants: 0');
  expect(fact('Contact phone')).toBe('07700 900123');
  expect(fact('Contact preference')).toBe('WhatsApp');
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

test('the setting turns the sign, not the amount', async () => {
  setup({ ListSign: sign('£') });

  await press('Expand');

  await waitFor(() => expect(fact('Initial price per person')).toBe('£1,234.50'));
});

test('the filter is prefilled from the address, with names that were looked up', async () => {
  const page = setup({}, `?airline=${airlineId}&departureAirport=id-lhr&state=confirmed`);

  await screen.findByRole('button', { name: 'Remove Aer Lingus' });
  const from = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leaving From' });
  await waitFor(() => expect(from.value).toBe('London Heathrow Airport'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe(
    'confirmed',
  );
  expect(asked(page, 'BookingList')[0]).toEqual({
    page: 1,
    filter: {
      airlineIds: [airlineId],
      departureAirportIds: ['id-lhr'],
      arrivalAirportIds: [],
      states: ['confirmed'],
      query: '',
    },
  });
});

test('further airports and states of the address narrow the list too, and can be removed', async () => {
  const more = 'departureAirport=id-lhr&departureAirport=id-ork&state=pending&state=confirmed';
  const page = setup({}, `?${more}`);
  await screen.findByRole('list', { name: 'Also leaving from' });

  expect(asked(page, 'BookingList')[0]).toMatchObject({
    filter: { departureAirportIds: ['id-lhr', 'id-ork'], states: ['pending', 'confirmed'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove confirmed' }));
  await press('Search');

  await waitFor(() =>
    expect(page.at().search).toBe('?departureAirport=id-lhr&departureAirport=id-ork&state=pending'),
  );
});

test('a booking is searched by what is known of it, with the other filters', async () => {
  const page = setup({}, '?state=pending&page=2');
  await screen.findByRole('listitem');

  await userEvent.type(
    screen.getByLabelText('Reference, name, email or phone'),
    ' 07700 900123 {Enter}',
  );

  await waitFor(() => expect(page.at().search).toBe('?state=pending&search=07700+900123'));
  await waitFor(() =>
    expect(asked(page, 'BookingList').at(-1)).toMatchObject({
      page: 1,
      filter: { states: ['pending'], query: '07700 900123' },
    }),
  );
});

test('a link to one booking opens the list with that booking shown whole', async () => {
  setup({}, `?search=${booking().reference.toLowerCase()}`);

  await screen.findByText('Passengers');
});

test('on a phone the filter waits behind a button', async () => {
  const page = renderPage(<OnPhone />, base, { address: '/admin/bookings' });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('combobox', { name: 'Leaving From' })).toBeNull();

  await press('Search Bookings');
  const popUp = within(await screen.findByRole('dialog', { name: 'Search Bookings' }));
  await userEvent.selectOptions(popUp.getByRole('combobox', { name: 'State' }), 'pending');
  await userEvent.click(popUp.getByRole('button', { name: 'Search' }));

  await waitFor(() => expect(page.at().search).toBe('?state=pending'));
});

function OnPhone() {
  useState(() => installBrowserParts({ matching: ['(max-width: 639.98px)'] }));
  return <BookingsPage />;
}

test('an airline whose details cannot be had is dropped without a word', async () => {
  setup({ AirlineById: 'broken' }, `?airline=${airlineId}`);

  await screen.findByText('Any airline');
});

test('Search writes the filter into the address', async () => {
  const page = setup({}, '?page=3');
  await screen.findByRole('listitem');

  await userEvent.type(screen.getByRole('combobox', { name: 'Going To' }), 'cork');
  await userEvent.click(await screen.findByRole('option', { name: /Cork Airport/ }));
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(
    within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select State', 'pending', 'cancelled', 'confirmed', 'in-progress']);
  await userEvent.selectOptions(state, 'in-progress');
  await press('Search');

  await waitFor(() => expect(page.at().search).toBe('?arrivalAirport=id-ork&state=in-progress'));
});

test('an airport that was only typed is requested again instead of showing everything', async () => {
  const page = setup();
  await screen.findByRole('listitem');

  await userEvent.type(screen.getByRole('combobox', { name: 'Leaving From' }), 'nowhere');
  await press('Search');

  screen.getByText('Please choose an airport from the suggestions.');
  expect(page.at().search).toBe('');

  await userEvent.clear(screen.getByRole('combobox', { name: 'Leaving From' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Leaving From' }), 'd');
  expect(screen.queryByText('Please choose an airport from the suggestions.')).toBeNull();
});

test('pages are shown as x of y and turned in the address', async () => {
  const page = setup({ BookingList: bookingsOf([booking()], { totalPages: 2, totalItems: 11 }) });

  await screen.findByText('1 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  page.answers.BookingList = bookingsOf([booking()], { page: 2, totalPages: 2, totalItems: 11 });
  await press('Next');

  await screen.findByText('2 of 2');
  expect(page.at().search).toBe('?page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('while bookings are on their way it says so, and a failure takes the place of the list', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = setup({ BookingList: 'pending' });
  await screen.findByText('Loading...');

  page.answers.BookingList = 'broken';
  await act(() => page.go('/admin/bookings?state=pending'));
  await screen.findByText('Failed to fetch bookings');
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['Failed to fetch bookings']);
  page.answers.BookingList = bookingsOf([booking()]);
  await press('Try again');

  await screen.findByRole('listitem');
});

const opened = async (answers: Answers = {}) => {
  const page = setup(answers);
  await press('Edit');
  const popUp = await screen.findByRole('dialog', { name: 'Edit Booking' });
  return { page, popUp: within(popUp) };
};
const saved = (part: Partial<ListedBookingFragment> = {}): Answer => ({
  data: {
    result: { __typename: 'BookingSaved', record: booking({ version: 3, ...part }) },
  },
});
const refusal = (typename: string, fields: object): Answer => ({
  data: { result: { __typename: typename, ...fields } },
});

test('a booking is edited on the version that was read, and the list is read again', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved() });

  await userEvent.selectOptions(popUp.getByLabelText('State'), 'Confirmed');
  await userEvent.clear(popUp.getByLabelText('Children'));
  await userEvent.type(popUp.getByLabelText('Final price in total ($)'), '1150.50');
  await userEvent.type(popUp.getByLabelText(/Notes/), 'Paid by card');
  const before = asked(page, 'BookingList').length;
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await waitFor(() => expect(page.successes).toEqual(['Booking updated successfully!']));
  expect(asked(page, 'UpdateBooking')).toEqual([
    {
      id: 'id-booking',
      version: 2,
      input: {
        departureDate: '2026-12-01',
        returnDate: '2026-12-08',
        adults: 2,
        children: 0,
        infants: 0,
        state: 'confirmed',
        finalPricePence: 115050,
        notes: 'Paid by card',
      },
    },
  ]);
  await waitFor(() => expect(asked(page, 'BookingList')).toHaveLength(before + 1));
});

test('the booking is linked to another flight by the codes and the airline’s short name', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved() });

  await userEvent.clear(popUp.getByRole('combobox', { name: 'To' }));
  await userEvent.type(popUp.getByRole('combobox', { name: 'To' }), 'cork');
  await userEvent.click(await screen.findByRole('option', { name: /Cork Airport/ }));
  await userEvent.selectOptions(popUp.getByRole('combobox', { name: 'Airline' }), 'Aer Lingus');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  expect(asked(page, 'UpdateBooking')).toMatchObject([
    { input: { departureCode: 'LHR', arrivalCode: 'ORK', airlineShortName: 'Aer Lingus' } },
  ]);
});

test('what the server refuses is shown at its field', async () => {
  const message = 'There is no such flight.';
  const { popUp } = await opened({
    UpdateBooking: refusal('InvalidInput', {
      message,
      fields: [{ __typename: 'FieldProblem', field: 'airlineShortName', message }],
    }),
  });

  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await popUp.findByText(message);
  expect(document.activeElement).toBe(popUp.getByRole('combobox', { name: 'Airline' }));
});

test('an update that failed says so, and the pop-up stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { popUp } = await opened({ UpdateBooking: 'broken' });

  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await popUp.findByText('Failed to update booking');
});

test('two administrators at once: both versions are shown, and mine is applied on top of theirs', async () => {
  const { page, popUp } = await opened({
    UpdateBooking: refusal('Stale', { message: 'Someone else has changed it.' }),
    BookingById: { data: { record: booking({ version: 5, notes: 'Theirs' }) } },
  });

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));
  const row = await popUp.findByRole('row', { name: /Notes/ });
  expect(row.textContent).toContain('TheirsMine');
  page.answers.UpdateBooking = saved();
  await userEvent.click(popUp.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() => expect(asked(page, 'UpdateBooking').at(-1)).toMatchObject({ version: 5 }));
});

test('Cancel asks before what was typed is lost', async () => {
  const { page, popUp } = await opened();

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Cancel' }));
  await press('Leave without saving');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Booking' })).toBeNull());
  expect(asked(page, 'UpdateBooking')).toEqual([]);
});

const remove = async () => {
  await press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  within(question).getByText('Are you sure you want to delete the booking for Ada Quill?');
  within(question).getByRole('button', { name: 'Cancel' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

test('a booking is deleted after the question, and the list is read again', async () => {
  const page = setup({
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
])('a deletion that failed says so: %s', async (_, answer, said) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = setup({ DeleteBooking: answer });

  await remove();

  await waitFor(() => expect(page.errors).toEqual([said]));
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
  const page = setup({}, '?arrivalAirport=id-dub&state=in-progress');

  await press('Export CSV');

  await waitFor(() =>
    expect(page.errors).toEqual(['The file could not be made. Please try again.']),
  );
  expect(fetched).toEqual([
    {
      path: '/api/booking/export?arrivalAirport=id-dub&state=in-progress',
      token: 'Bearer a-token',
    },
  ]);
  globalThis.fetch = fetchBefore;
});
