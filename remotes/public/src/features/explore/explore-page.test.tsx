import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Answers } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { departureAirports, lowestPriceFixture } from '../../location-card/location-fixtures.ts';
import { Component as ExplorePage } from './explore-page.tsx';

const place = (name: string) => ({
  __typename: 'ExploredPlace',
  id: name,
  name,
  countryName: 'Spain',
  airport: { __typename: 'OfferAirport', id: 'agp', latitude: 36.7, longitude: -4.5 },
  price: lowestPriceFixture({ pricePence: 1899 }),
});
const answered = (names: string[]): Answer => ({
  data: { departureAirports, explore: names.map(place) },
});
const setup = (answer: Answers[string], address = '/explore') =>
  renderPage(<ExplorePage />, { Explore: answer }, { address });

beforeEach(() => {
  installBrowserParts();
  localStorage.clear();
});

test('each place leads to the offer of its price', async () => {
  setup(answered(['Málaga']));

  const link = within(await screen.findByRole('group', { name: 'Places' })).getByRole('link');
  expect(link.textContent).toBe('Málaga Spain from £18.99 one way from Bristol, Mar');
  expect(link.getAttribute('href')).toBe(
    '/search?tripType=one-way&from=Bristol+Airport&from_id=brs&to=M%C3%A1laga&to_id=agp&depart=2027-03-01&sort=price',
  );
  screen.getByText('1 place');
});

test('airport, month and budget are in the address, and the airport is kept', async () => {
  const { at, sent } = setup(answered(['Málaga']));

  await userEvent.selectOptions(await screen.findByLabelText('From'), 'Manchester Airport');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'January 2027');
  await userEvent.selectOptions(screen.getByLabelText('Budget'), 'Up to £50');

  await waitFor(() => expect(at().search).toBe('?from=man&month=1&max=50'));
  expect(sent.at(-1)?.variables).toEqual({ fromId: 'man', month: 1, maxPricePence: 5000 });
  expect(localStorage.getItem('homeAirport')).toContain('Manchester Airport');
});

test('a field that changes before the last change is painted keeps it', async () => {
  const { at } = setup(answered(['Málaga']));
  await screen.findByLabelText('Month');

  act(() => {
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Budget'), { target: { value: '50' } });
  });

  await waitFor(() => expect(at().search).toBe('?month=1&max=50'));
});

test('without a place that fits, another price or month is one click away', async () => {
  const { at } = setup(
    ({ maxPricePence }) => answered(maxPricePence ? [] : ['Rome']),
    '/explore?max=30',
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Show any price' }));

  await screen.findByRole('link', { name: /^Rome/ });
  expect(at().search).toBe('');
});

test('a failure is shown where the places would be, and a retry brings them', async () => {
  const { answers } = setup('broken');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');

  answers['Explore'] = answered(['Rome']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: /^Rome/ });
});
