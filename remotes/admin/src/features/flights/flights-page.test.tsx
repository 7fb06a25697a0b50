import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerCode } from '@larkfare/travellers';
import { aerLingus } from '../../testing/aer-lingus.ts';
import { variablesOf, renderPage, type Answer } from '../../testing/render-page.tsx';
import { listed, listOf } from './flight-list-fixtures.ts';
import { Component as FlightsPage } from './flights-page.tsx';
import { flightsAnswers, renderFlights } from './render-flights.tsx';

test('a card shows everything about a flight (§2)', async () => {
  renderFlights();

  const card = await screen.findByRole('article', { name: 'British Airways' });
  const [out, back] = within(card).getAllByRole('group');
  expect(out?.textContent).toContain('LHR');
  expect(out?.textContent).toContain('01/12/2026');
  expect(out?.textContent).toContain('7h 05m');
  expect(out?.textContent).toContain('1 Stop');
  expect(back?.textContent).toContain('08/12/2026');
  expect(back?.textContent).toContain('7h 35m');
  within(card).getByText('Round-trip');
  expect(within(card).getByText('£260.00').closest('s')).not.toBeNull();
  expect(card.textContent).toContain('£249.50');
  within(card).getByText('Save £10.50');
  within(card).getByText('Recommended');
});

test('a code is described by its airport’s full name, and Escape puts the tooltip away (§2)', async () => {
  renderFlights();

  const [code] = await screen.findAllByRole('button', { name: 'LHR' });
  if (!code) throw new Error('There is no LHR.');
  await userEvent.click(code);

  expect(document.activeElement).toBe(code);
  const tooltip = document.getElementById(code.getAttribute('aria-describedby') ?? '');
  expect(tooltip?.textContent).toBe('London Heathrow Airport');
  await userEvent.keyboard('{Escape}');
  expect(tooltip?.parentElement?.dataset.away).toBe('true');
});

test('a flight without bookings can be deleted and leads to none (§2)', async () => {
  renderFlights();

  await screen.findByRole('button', { name: 'DELETE' });
  expect(screen.queryByRole('link', { name: 'BOOKINGS' })).toBeNull();
  expect(screen.getByRole('link', { name: 'EDIT' }).getAttribute('href')).toBe(
    '/admin/flight/id-flight',
  );
});

test('a flight with bookings leads to them and cannot be deleted (§2)', async () => {
  renderFlights({ FlightList: listOf([listed({ canDelete: false, hasBookings: true })]) });

  const link = await screen.findByRole('link', { name: 'BOOKINGS' });
  expect(link.getAttribute('href')).toBe(
    '/admin/bookings?airline=id-ba&departureAirport=id-lhr&arrivalAirport=id-dub',
  );
  expect(screen.queryByRole('button', { name: 'DELETE' })).toBeNull();
});

test('a flight that is not offered on these dates is there to be edited', async () => {
  renderFlights(
    { FlightList: listOf([{ ...listed(), offer: null }]) },
    '?tripType=one-way&depart=2027-02-03',
  );

  const card = await screen.findByRole('article');
  within(card).getByText(/No price for these dates/);
  within(card).getByText('03/02/2027');
  within(card).getByText('One-way');
  expect(within(card).getAllByRole('group')).toHaveLength(1);
});

test('25 cards hold the place of flights on their way (§2)', async () => {
  renderFlights({ FlightList: 'pending' });

  const shapes = await screen.findByRole('status', { busy: true });
  expect(shapes.querySelectorAll('[aria-hidden="true"]')).toHaveLength(25);
});

test('an empty list is reported, with a link to all flights (§2)', async () => {
  const page = renderFlights({ FlightList: listOf([]) }, '?to=Nowhere');

  await screen.findByText('No flights found.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all flights' }));

  await waitFor(() => expect(page.at().search).toBe(''));
});

test('a failure is shown, logged and retried (§8)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = renderFlights({ FlightList: 'broken' });

  await screen.findByText('Failed to fetch flights');
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['Failed to fetch flights']);
  page.answers.FlightList = listOf([listed()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('article');
});

test('pages are turned in the address (§2)', async () => {
  const page = renderFlights({
    FlightList: listOf([listed()], { page: 1, totalPages: 3, totalItems: 60 }),
  });

  await screen.findByText('Page 1 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await waitFor(() => expect(page.at().search).toBe('?page=2'));
  await waitFor(() =>
    expect(variablesOf(page.sent, 'FlightList').at(-1)).toMatchObject({ input: { page: 2 } }),
  );
});

test('the search is written into the address, the airline once, and requested (§2)', async () => {
  const page = renderFlights({}, '?adults=2&page=3');
  await screen.findByText('Any airline');

  await userEvent.type(screen.getByRole('combobox', { name: 'Leaving From' }), 'lon');
  await userEvent.click(await screen.findByRole('option', { name: /All airports/ }));
  for (const letters of ['aer', 'aer']) {
    await userEvent.type(screen.getByRole('combobox', { name: 'Preferred Airlines' }), letters);
    await userEvent.click(await screen.findByRole('option', { name: /Aer Lingus/ }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() =>
    expect(page.at().search).toBe(
      `?adults=2&tripType=round-trip&from=London&from_id=id-london&airlines_id=${aerLingus.id}`,
    ),
  );
  await waitFor(() =>
    expect(variablesOf(page.sent, 'FlightList').at(-1)).toMatchObject({
      input: { fromId: 'id-london', airlines: [aerLingus.id], page: 1 },
    }),
  );
});

test('coming back to an airport of the search clears its pick: only its text is searched for (§4)', async () => {
  const page = renderFlights({}, '?from=London&from_id=id-london');
  await screen.findByText('Any airline');

  await userEvent.click(screen.getByRole('combobox', { name: 'Leaving From' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() => expect(new URLSearchParams(page.at().search).get('from_id')).toBeNull());
  expect(new URLSearchParams(page.at().search).get('from')).toBe('London');
});

test('an airline of the address is a pill that can be removed (§2)', async () => {
  renderFlights({}, `?airlines_id=${aerLingus.id}`);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Aer Lingus' }));

  await screen.findByText('Any airline');
});

test('on a small screen the search is an overlay', async () => {
  renderPage(<FlightsPage />, flightsAnswers, { isOnPhone: true });

  expect(screen.queryByRole('search')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Search Flights' }));

  const overlay = screen.getByRole('dialog', { name: 'Search Flights' });
  within(overlay).getByRole('search', { name: 'Search flights' });
});

const remove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'DELETE' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Confirm Deletion' })).getByRole('button', {
      name: 'Delete',
    }),
  );
};
const deletion = (typename: string, fields: object): Answer => ({
  data: { result: { __typename: typename, ...fields } },
});

test('a flight is deleted after the question, and the list is read again (§8)', async () => {
  const page = renderFlights({ DeleteFlight: deletion('Deleted', { id: 'id-flight' }) });
  await screen.findByRole('article');
  page.answers.FlightList = listOf([]);

  await remove();

  await screen.findByText('No flights found.');
  expect(page.successes).toEqual(['Flight deleted successfully!']);
});

test('a flight that was booked meanwhile stays, with the reason and a link to its bookings (§4)', async () => {
  const page = renderFlights({ DeleteFlight: deletion('InUse', { message: 'It has bookings.' }) });
  await screen.findByRole('article');
  page.answers.FlightList = listOf([listed({ canDelete: false, hasBookings: true })]);

  await remove();

  await screen.findByRole('link', { name: 'BOOKINGS' });
  within(screen.getByRole('article')).getByText('It has bookings.');
});

test.each<[string, Answer, string]>([
  ['the answer was lost', 'broken', 'Failed to delete flight. Please try again.'],
  [
    'the server names a reference',
    { message: 'Something went wrong on our side (reference 1a2b3c4d).' },
    'Failed to delete flight. Please try again. Something went wrong on our side (reference 1a2b3c4d).',
  ],
])('a failed deletion is reported: %s (§8)', async (_, answer, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = renderFlights({ DeleteFlight: answer });

  await remove();

  await waitFor(() => expect(page.errors).toEqual([message]));
});

test('an offer code that a customer reads out finds its flight in its class', async () => {
  const page = renderFlights();
  const code = offerCode({
    flightId: 'id-flight',
    month: 6,
    travelClass: 'business',
    tripType: 'oneWay',
  });
  await screen.findByRole('article');

  await userEvent.type(screen.getByRole('textbox', { name: 'Offer code' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() => expect(page.at().search).toContain(`offer_code=${code}`));
  await waitFor(() =>
    expect(variablesOf(page.sent, 'FlightList').at(-1)).toMatchObject({ offerCode: code }),
  );
  within(await screen.findByRole('article')).getByText('per person, Business');
});
