import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aerLingus } from '../../testing/aer-lingus.ts';
import { press } from '../../testing/press.ts';
import { variablesOf, renderPage } from '../../testing/render-page.tsx';
import { Component as BookingsPage } from './bookings-page.tsx';
import { bookingsAnswers, renderBookings } from './render-bookings.tsx';

test('the filter is prefilled from the address, with names that were looked up (§2)', async () => {
  const page = renderBookings(
    {},
    `?airline=${aerLingus.id}&departureAirport=id-lhr&state=confirmed`,
  );

  await screen.findByRole('button', { name: 'Remove Aer Lingus' });
  const from = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leaving From' });
  await waitFor(() => expect(from.value).toBe('London Heathrow Airport'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe(
    'confirmed',
  );
  expect(variablesOf(page.sent, 'BookingList')[0]).toEqual({
    page: 1,
    filter: {
      airlineIds: [aerLingus.id],
      departureAirportIds: ['id-lhr'],
      arrivalAirportIds: [],
      states: ['confirmed'],
      departureFrom: null,
      departureTo: null,
      query: '',
    },
  });
});

test('further airports and states of the address narrow the list too, and can be removed (§2)', async () => {
  const more = 'departureAirport=id-lhr&departureAirport=id-ork&state=pending&state=confirmed';
  const page = renderBookings({}, `?${more}`);
  await screen.findByRole('list', { name: 'Also leaving from' });

  expect(variablesOf(page.sent, 'BookingList')[0]).toMatchObject({
    filter: { departureAirportIds: ['id-lhr', 'id-ork'], states: ['pending', 'confirmed'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove confirmed' }));
  await press('Search');

  await waitFor(() =>
    expect(page.at().search).toBe('?departureAirport=id-lhr&departureAirport=id-ork&state=pending'),
  );
});

test('a booking is searched by what is known of it, with the other filters', async () => {
  const page = renderBookings({}, '?state=pending&page=2');
  await screen.findByRole('listitem');

  await userEvent.type(
    screen.getByLabelText('Reference, name, email or phone'),
    ' 07700 900123 {Enter}',
  );

  await waitFor(() => expect(page.at().search).toBe('?state=pending&search=07700+900123'));
  await waitFor(() =>
    expect(variablesOf(page.sent, 'BookingList').at(-1)).toMatchObject({
      page: 1,
      filter: { states: ['pending'], query: '07700 900123' },
    }),
  );
});

test('on a phone the filter waits behind a button', async () => {
  const page = renderPage(<BookingsPage />, bookingsAnswers, {
    address: '/admin/bookings',
    isOnPhone: true,
  });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('combobox', { name: 'Leaving From' })).toBeNull();

  await press('Search Bookings');
  const popUp = within(await screen.findByRole('dialog', { name: 'Search Bookings' }));
  await userEvent.selectOptions(popUp.getByRole('combobox', { name: 'State' }), 'pending');
  await userEvent.click(popUp.getByRole('button', { name: 'Search' }));

  await waitFor(() => expect(page.at().search).toBe('?state=pending'));
});

test('an airline whose details cannot be had is dropped without a word (§8)', async () => {
  renderBookings({ AirlineById: 'broken' }, `?airline=${aerLingus.id}`);

  await screen.findByText('Any airline');
});

test('Search writes the filter into the address (§2)', async () => {
  const page = renderBookings({}, '?page=3');
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
  const page = renderBookings();
  await screen.findByRole('listitem');

  await userEvent.type(screen.getByRole('combobox', { name: 'Leaving From' }), 'nowhere');
  await press('Search');

  screen.getByText('Please choose an airport from the suggestions.');
  expect(page.at().search).toBe('');

  await userEvent.clear(screen.getByRole('combobox', { name: 'Leaving From' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Leaving From' }), 'd');
  expect(screen.queryByText('Please choose an airport from the suggestions.')).toBeNull();
});

test('on a phone each part of an applied filter is named and removed separately', async () => {
  const page = renderPage(<BookingsPage />, bookingsAnswers, {
    address: `/admin/bookings?search=sian&state=pending&airline=${aerLingus.id}&departureAirport=id-lhr`,
    isOnPhone: true,
  });

  const applied = within(await screen.findByRole('list', { name: 'Applied filters' }));
  await applied.findByText('From London Heathrow Airport');
  await applied.findByText('Aer Lingus');
  applied.getByText('pending');
  await userEvent.click(applied.getByRole('button', { name: 'Remove sian' }));

  await waitFor(() => expect(page.at().search).not.toContain('search='));
  expect(page.at().search).toContain('state=pending');
});
