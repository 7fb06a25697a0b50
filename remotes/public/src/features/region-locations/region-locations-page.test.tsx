import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { departureAirports, locationFixture } from '../../location-card/location-fixtures.ts';
import { renderPage, type Answer, type Answers } from '@larkfare/remote-contract/testing';
import { RegionLocationsPage } from './region-locations-page.tsx';

HTMLElement.prototype.scrollIntoView = () => undefined;

const asia = { __typename: 'Region', id: 'asia', name: 'Asia' };
const europe = { __typename: 'Region', id: 'europe', name: 'Europe' };
const answered = (
  changes: { region?: typeof asia | null; names?: string[]; page?: number; pages?: number } = {},
): Answer => {
  const { region = asia, names = ['Dubai'], page = 1, pages = 1 } = changes;
  return {
    data: {
      region,
      regions: [asia, europe],
      departureAirports,
      bookableLocations: {
        __typename: 'BookableLocationPage',
        items: names.map((name) => locationFixture({ id: name, name })),
        page,
        totalPages: pages,
        totalItems: names.length && (pages - 1) * 24 + names.length,
        countries: [
          { __typename: 'BookableArea', id: 'ae', name: 'United Arab Emirates', locations: 1 },
        ],
        letters: ['D', 'T'],
      },
    },
  };
};
const setup = (answer: Answers[string], address = '/countries/asia') =>
  renderPage(
    <Routes>
      <Route path="/countries/:regionId" element={<RegionLocationsPage />} />
    </Routes>,
    { RegionLocations: answer },
    { address },
  );
/** The names of the two pages that Asia has. */
const twoPages = ({ page }: Record<string, unknown>) =>
  answered({ names: [page === 2 ? 'Tokyo' : 'Dubai'], page: Number(page), pages: 2 });

test('a region’s places are listed under its name, 24 a page (§2)', async () => {
  const { sent } = setup(answered({ names: ['Bangkok', 'Dubai'] }));

  await screen.findByRole('article', { name: 'Bangkok' });
  screen.getByRole('heading', { level: 1, name: 'Destinations Gallery' });
  screen.getByText(/^Fly from the UK to 2 places in Asia/);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { regionId: 'asia', name: '', countryId: null, letter: null, page: 1, fromId: null },
  ]);
  expect(screen.queryByLabelText('Find a place')).toBeNull();
  expect(screen.queryByText(/^Page/)).toBeNull();
});

test('pages are turned in the address, from the top of the list (§2)', async () => {
  const { at } = setup(twoPages);
  await screen.findByText('Page 1 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await screen.findByRole('article', { name: 'Tokyo' });
  screen.getByText('Page 2 of 2');
  expect(at().search).toBe('?page=2');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Destinations in Asia' }));

  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(at().search).toBe(''));
});

test.each([
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=x', 1],
  ['?page=2.5', 1],
  ['?page=99999999999', 1],
])('the address %s is page %i', async (query, page) => {
  const { sent } = setup(twoPages, `/countries/asia${query}`);

  await screen.findByText(`Page ${page} of 2`);
  expect(sent[0]?.variables['page']).toBe(page);
});

test('a long list is narrowed by name, country and letter', async () => {
  const { at, sent } = setup(twoPages);
  await screen.findByText('Page 1 of 2');

  await userEvent.type(screen.getByLabelText('Find a place'), 'dub');
  await waitFor(() => expect(at().search).toBe('?name=dub'));
  await userEvent.clear(screen.getByLabelText('Find a place'));
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United Arab Emirates (1)');
  await userEvent.click(screen.getByRole('link', { name: 'D' }));

  await waitFor(() => expect(at().search).toBe('?country=ae&letter=D'));
  expect(sent.at(-1)?.variables).toEqual({
    regionId: 'asia',
    name: '',
    countryId: 'ae',
    letter: 'D',
    page: 1,
    fromId: null,
  });
  screen.getByText(/^Fly from the UK to places in Asia/);
});

test('a name without a place in the region leads back to all of them', async () => {
  const { at } = setup(
    ({ name }) => answered({ names: name ? [] : ['Dubai'] }),
    '/countries/asia?name=zzz',
  );
  await screen.findByText(/^No place here matches/);

  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));

  await screen.findByRole('article', { name: 'Dubai' });
  expect(at().search).toBe('');
});

test('a page past the end is shown, and named, as the last', async () => {
  const { pages } = setup(answered({ page: 2, pages: 2 }), '/countries/asia?page=9');

  await screen.findByText('Page 2 of 2');
  expect(pages.at(-1)?.canonicalPath).toBe('/countries/asia?page=2');
});

test('the other regions are one step away', async () => {
  setup(answered());

  const regions = within(await screen.findByRole('navigation', { name: 'Regions' }));
  expect(regions.getByRole('link', { name: 'Asia' }).getAttribute('aria-current')).toBe('page');
  expect(regions.getByRole('link', { name: 'Europe' }).getAttribute('href')).toBe(
    '/countries/europe',
  );
});

test('a region without places shows a message and offers every flight (§2, §8)', async () => {
  setup(answered({ names: [] }));

  await screen.findByText('No locations found for this region.');
  expect(screen.getByRole('link', { name: 'See every flight' }).getAttribute('href')).toBe(
    '/tickets',
  );
});

test('a region that does not exist is not found', async () => {
  const { pages } = setup(answered({ region: null, names: [] }));

  await screen.findByRole('heading', { level: 1, name: 'We can’t find that region' });
  expect(pages.at(-1)?.status).toBe(404);
});

test('a failure is shown where the places would be, and a retry brings them', async () => {
  const { answers, globalErrors } = setup('broken');
  expect((await screen.findByRole('alert')).textContent).toContain('Error fetching locations');

  answers['RegionLocations'] = answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('article', { name: 'Dubai' });
  expect(globalErrors).toEqual([]);
});

test('while they load their shapes are there', () => {
  setup('pending');

  screen.getByText('Loading locations');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('structured data describes the region and its places', async () => {
  const { pages } = setup(answered());
  await screen.findByRole('article', { name: 'Dubai' });

  expect(pages.at(-1)).toMatchObject({
    title: 'Destinations in Asia',
    canonicalPath: '/countries/asia',
    structuredData: [
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'TouristDestination',
              name: 'Dubai',
              containedInPlace: { name: 'United Arab Emirates' },
            },
          },
        ],
      },
      {
        '@type': 'AggregateOffer',
        priceCurrency: 'GBP',
        lowPrice: '1234.50',
        highPrice: '1234.50',
        offerCount: 1,
        offers: [
          {
            name: 'Bristol Airport to Dubai, one way, March 2027',
            url: 'http://localhost:3000/search?tripType=one-way&from=Bristol+Airport&from_id=brs&to=Dubai&to_id=dxb&depart=2027-03-01&sort=price',
            price: '1234.50',
          },
        ],
      },
    ],
  });
});
