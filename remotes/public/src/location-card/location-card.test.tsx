import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { locationFixture } from './location-fixtures.ts';
import { LocationCard } from './location-card.tsx';
import type { LocationCardFragment } from './location-card.generated.ts';

const setup = (changes: Partial<LocationCardFragment> = {}, pitch?: string) =>
  render(
    <MemoryRouter>
      <LocationCard location={locationFixture(changes)} pitch={pitch ?? null} level={3} />
    </MemoryRouter>,
  );

test('a card shows where it is, what it is like, why it is listed and its lowest price', () => {
  setup({}, 'Direct from eight airports.');

  const card = screen.getByRole('article', { name: 'Dubai' });
  for (const text of [
    'United Arab Emirates',
    'Malls, creek and desert.',
    'Direct from eight airports.',
    'from £1,234.50 one way from Bristol, Mar',
  ])
    expect(card.textContent).toContain(text);
  screen.getByRole('heading', { level: 3, name: 'Dubai' });
});

test.each([
  [
    'to its first airport, its lowest price first',
    { id: 'dxb', __typename: 'Airport' as const },
    '/search?tripType=one-way&from=Bristol+Airport&from_id=brs&to=Dubai&to_id=dxb&depart=2027-03-01&sort=price',
  ],
  ['through an open search when it has none', null, '/search'],
])('a place is flown to %s', (_, firstAirport, href) => {
  setup({ firstAirport });

  expect(screen.getByRole('link', { name: 'Fly to Dubai' }).getAttribute('href')).toBe(href);
});

test('a place that nothing is offered to names no price', () => {
  setup({ lowestPrice: null });

  expect(screen.queryByText(/from/)).toBeNull();
});
