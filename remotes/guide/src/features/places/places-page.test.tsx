import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { Component as PlacesPage } from './places-page.tsx';

const place = (name: string, country: string, region: string, lowestPricePence: number | null) => ({
  __typename: 'Location',
  id: name,
  name,
  lowestPricePence,
  country: {
    __typename: 'Country',
    name: country,
    region: { __typename: 'Region', id: `r-${region}`, name: region },
  },
});
const withPlaces = (...locations: object[]): Answer => ({ data: { locations } });
const all = withPlaces(
  place('Málaga', 'Spain', 'Europe', 4599),
  place('Dubai', 'United Arab Emirates', 'Asia', null),
  place('Alicante', 'Spain', 'Europe', 3999),
);
const open = (answer: Answer, address = '/guide') =>
  renderPage(<PlacesPage />, { GuidePlaces: answer }, address);
const places = () => screen.getAllByRole('link').map((link) => link.textContent);

test('places are grouped by region, both sorted by name, and link to their pages', async () => {
  open(all);

  await screen.findByRole('heading', { level: 2, name: 'Asia' });
  expect(places()).toEqual(['Dubai', 'Alicante', 'Málaga']);
  const europe = within(screen.getByRole('region', { name: 'Europe' }));
  expect(europe.getByRole('link', { name: 'Málaga' }).getAttribute('href')).toBe('/guide/Málaga');
  europe.getByText('£45.99');
});

test('a place is found by its name or country, accents or not', async () => {
  open(all);
  await screen.findByText('3 places');

  await userEvent.type(screen.getByLabelText('Find a place'), 'malaga');
  expect(places()).toEqual(['Málaga']);

  await userEvent.clear(screen.getByLabelText('Find a place'));
  await userEvent.type(screen.getByLabelText('Find a place'), 'SPAIN');
  expect(places()).toEqual(['Alicante', 'Málaga']);
});

test('a filter that matches no place says so, and all places can be shown again', async () => {
  open(all, '/guide?name=zzz');
  await screen.findByText('No place matches “zzz”.');

  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));

  expect(places()).toHaveLength(3);
});

test('a skeleton is shown while the places are loading', () => {
  open('pending');

  screen.getByText('Loading places');
});

test('a site without places says so', async () => {
  open(withPlaces());

  await screen.findByText(/No places yet/);
});

test('a failure is shown, and a retry loads the places', async () => {
  const { answers } = open('broken');
  await screen.findByRole('alert');

  answers['GuidePlaces'] = all;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Dubai' });
});
