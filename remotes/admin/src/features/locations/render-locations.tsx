import { screen, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as LocationsPage } from './locations-page.tsx';

const uae = {
  __typename: 'Country',
  id: 'uae',
  name: 'United Arab Emirates',
  region: { __typename: 'Region', id: 'as', name: 'Asia' },
};
/** A location with airports or without, changed in some fields. */
export const location = (id: string, name: string, part: object = {}) => ({
  __typename: 'Location',
  id,
  version: 4,
  name,
  otherNames: [],
  image: `/media/uploads/${id}.webp`,
  description: `About ${name}.`,
  dealings: 'none',
  dealingsDescription: null,
  isPopular: false,
  country: uae,
  canDelete: true,
  ...part,
});
export const dubai = location('dubai', 'Dubai', {
  canDelete: false,
  isPopular: true,
  dealings: 'hotDeals',
  dealingsDescription: 'From £299.',
});
export const hatta = location('hatta', 'Hatta');
/** A page of the list. */
export const paged = (items: unknown[], part: object = {}) => ({
  data: {
    records: {
      __typename: 'LocationPage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
      ...part,
    },
  },
});
const countries = {
  data: {
    countries: [uae, { __typename: 'Country', id: 'om', name: 'Oman' }].map((country) => ({
      __typename: 'Country',
      id: country.id,
      name: country.name,
    })),
  },
};

/** The lists of the site with some popular locations. */
export const advertised = (popularLocations: object[] = []) => ({
  data: {
    popularLocations,
    deals: { __typename: 'Deals', topDestinations: [], lastMinutes: [], hotDeals: [] },
  },
});

/** Renders the list of locations at this address. */
export const renderLocations = (answers: Answers = {}, address = '/admin/locations') =>
  renderPage(
    <LocationsPage />,
    {
      ManagedLocations: paged([dubai, hatta]),
      CountriesToChoose: countries,
      AdvertisedLocations: advertised(),
      ...answers,
    },
    { address },
  );

/** The loaded tile of a location. */
export const tileOf = async (name: string) => {
  const tile = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!tile) throw new Error(`${name} has no tile.`);
  return within(tile);
};
