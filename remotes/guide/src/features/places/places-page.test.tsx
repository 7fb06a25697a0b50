import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Answers } from '@larkfare/remote-contract/testing';
import { Component as PlacesPage } from './places-page.tsx';
import { changed, searchFrom, toParams } from './places.rules.ts';

HTMLElement.prototype.scrollIntoView = () => undefined;

const place = (name: string, country: string, lowestPricePence: number | null = null) => ({
  __typename: 'Location',
  id: name,
  name,
  lowestPrice: lowestPricePence && {
    __typename: 'LowestPrice',
    pricePence: lowestPricePence,
    departureDate: '2027-01-01',
    departureAirport: { __typename: 'OfferAirport', id: 'brs', name: 'Bristol Airport' },
  },
  country: { __typename: 'Country', id: country, name: country },
});
const area = (id: string, name: string, locations: number) => ({
  __typename: 'BookableArea',
  id,
  name,
  locations,
});
const answered = (
  items: object[],
  { page = 1, totalPages = 1, totalItems = items.length } = {},
): Answer => ({
  data: {
    bookableLocations: {
      __typename: 'BookableLocationPage',
      items,
      page,
      totalPages,
      totalItems,
      regions: [area('asia', 'Asia', 1), area('europe', 'Europe', 2)],
      countries: [area('es', 'Spain', 2), area('ae', 'United Arab Emirates', 1)],
    },
  },
});
const [alicante, dubai, malaga] = [
  place('Alicante', 'Spain', 3999),
  place('Dubai', 'United Arab Emirates'),
  place('Málaga', 'Spain', 4599),
];
/** Finds as the server does. */
const found = ({ name, regionId, countryId }: Record<string, unknown>) => {
  if (name) return answered(String(name).startsWith('mal') ? [malaga] : []);
  if (countryId === 'es') return answered([alicante, malaga]);
  return answered(regionId === 'asia' ? [dubai] : [alicante, dubai, malaga]);
};
const open = (answer: Answers[string], address = '/guide') =>
  renderPage(<PlacesPage />, { GuidePlaces: answer }, { address });
const places = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('/guide/') ? [link.textContent] : [];
  });
const find = () => screen.getByLabelText<HTMLInputElement>('Find a place');

test('places link to their pages, with their country and lowest price', async () => {
  open(found);

  await screen.findByText('3 places');
  expect(places()).toEqual(['Alicante', 'Dubai', 'Málaga']);
  expect(screen.getByRole('link', { name: 'Málaga' }).getAttribute('href')).toBe('/guide/Málaga');
  screen.getByText('£45.99');
});

test('the server searches for the typed name, and the previous places stay meanwhile', async () => {
  const page = open(found);
  await screen.findByText('3 places');

  page.answers['GuidePlaces'] = 'pending';
  await userEvent.type(find(), 'mala');
  expect(places()).toHaveLength(3);
  page.answers['GuidePlaces'] = found;
  await userEvent.type(find(), 'g');

  await screen.findByText('1 place');
  expect(places()).toEqual(['Málaga']);
  expect(find().value).toBe('malag');
});

test('places are narrowed to a region and to a country', async () => {
  open(found);
  await screen.findByText('3 places');

  await userEvent.click(screen.getByRole('link', { name: 'Asia' }));
  await screen.findByText('1 place');
  expect(places()).toEqual(['Dubai']);
  expect(screen.getByRole('link', { name: 'Asia' }).getAttribute('aria-current')).toBe('page');

  await userEvent.click(screen.getByRole('link', { name: 'All regions' }));
  await screen.findByText('3 places');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain (2)');
  await screen.findByText('2 places');
  expect(places()).toEqual(['Alicante', 'Málaga']);
});

test('pages of places are turned, from the top of the list', async () => {
  open(({ page }) =>
    answered([page === 2 ? malaga : alicante], {
      page: Number(page),
      totalPages: 2,
      totalItems: 1049,
    }),
  );
  await screen.findByText('1,049 places');

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await screen.findByText('Page 2 of 2');
  expect(places()).toEqual(['Málaga']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Places' }));
});

test('a name without a place offers a quote and all places', async () => {
  const { pages } = open(found, '/guide?name=zzz');
  await screen.findByText(/no flights from the UK to a place called “zzz”/);
  expect(screen.getByRole('link', { name: 'Ask us for a quote' }).getAttribute('href')).toBe(
    '/contact',
  );
  expect(pages.at(-1)).toMatchObject({ canonicalPath: '/guide', noIndex: true });

  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));

  await screen.findByText('3 places');
  expect(find().value).toBe('');
});

test('a skeleton is shown while the places are loading', () => {
  open('pending');

  screen.getByText('Loading places');
});

test('a site without places shows a message', async () => {
  open(answered([]));

  await screen.findByText(/no flights from the UK there at the moment/);
});

test('a failure is shown, and a retry loads the places', async () => {
  const { answers } = open('broken');
  await screen.findByRole('alert');

  answers['GuidePlaces'] = found;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Dubai' });
});

test.each([
  ['', { name: '', regionId: null, countryId: null, page: 1 }],
  ['name=Bath&page=2', { name: 'Bath', regionId: null, countryId: null, page: 2 }],
  ['region=r&country=c', { name: '', regionId: 'r', countryId: 'c', page: 1 }],
])('the address %j lists %j, and is written the same', (address, search) => {
  expect(searchFrom(new URLSearchParams(address))).toEqual(search);
  expect(new URLSearchParams(toParams(search)).toString()).toBe(address);
});

test.each(['0', '-1', '2.5', 'x', '9999999999'])('page %s is the first', (page) => {
  expect(searchFrom(new URLSearchParams({ page })).page).toBe(1);
});

test('another region begins at the first page of all its countries', () => {
  const search = { name: 'a', regionId: 'r', countryId: 'c', page: 3 };

  expect(changed(search, { regionId: 'q' })).toEqual({
    name: 'a',
    regionId: 'q',
    countryId: null,
    page: 1,
  });
  expect(changed(search, { countryId: null })).toEqual({ ...search, countryId: null, page: 1 });
});
