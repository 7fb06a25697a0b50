import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage, type Answer } from '../../testing/draw-page.tsx';
import { PlacesPage } from './places-page.tsx';

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
const answered = (...locations: object[]): Answer => ({ data: { locations } });
const all = answered(
  place('Málaga', 'Spain', 'Europe', 4599),
  place('Dubai', 'United Arab Emirates', 'Asia', null),
  place('Alicante', 'Spain', 'Europe', 3999),
);
const draw = (answer: Answer, address = '/guide') =>
  drawPage(<PlacesPage />, { GuidePlaces: answer }, address);
const places = () => screen.getAllByRole('link').map((link) => link.textContent);

test('places stand under their regions, both by name, and lead to their pages', async () => {
  draw(all);

  await screen.findByRole('heading', { level: 2, name: 'Asia' });
  expect(places()).toEqual(['Dubai', 'Alicante', 'Málaga']);
  const europe = within(screen.getByRole('region', { name: 'Europe' }));
  expect(europe.getByRole('link', { name: 'Málaga' }).getAttribute('href')).toBe('/guide/Málaga');
  europe.getByText('£45.99');
});

test('a place is found by its name or country, accents or not', async () => {
  draw(all);
  await screen.findByText('3 places');

  await userEvent.type(screen.getByLabelText('Find a place'), 'malaga');
  expect(places()).toEqual(['Málaga']);

  await userEvent.clear(screen.getByLabelText('Find a place'));
  await userEvent.type(screen.getByLabelText('Find a place'), 'SPAIN');
  expect(places()).toEqual(['Alicante', 'Málaga']);
});

test('a name that no place has says so, and all can be shown again', async () => {
  draw(all, '/guide?name=zzz');
  await screen.findByText('No place of ours is called “zzz”.');

  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));

  expect(places()).toHaveLength(3);
});

test('while they load their shapes are there', () => {
  draw('pending');

  screen.getByText('Loading places');
});

test('without any the visitor is told and shown what to do', async () => {
  draw(answered());

  await screen.findByText(/No places yet/);
});

test('a failure is told, and a retry brings them', async () => {
  const { answers } = draw('broken');
  await screen.findByRole('alert');

  answers['GuidePlaces'] = all;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Dubai' });
});
