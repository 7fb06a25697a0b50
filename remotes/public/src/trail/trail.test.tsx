import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { breadcrumbList, homeStep } from './trail.rules.ts';
import { Trail } from './trail.tsx';

const steps = [
  homeStep,
  { name: 'Airlines', path: '/flight' },
  { name: 'KLM', path: '/flight/kl' },
];

test('the way up is linked, and the page itself is where we are', () => {
  render(
    <MemoryRouter>
      <Trail steps={steps} />
    </MemoryRouter>,
  );

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/flight',
  ]);
  expect(trail.getByText('KLM').getAttribute('aria-current')).toBe('page');
});

test('search engines are told the same way, with whole addresses', () => {
  expect(breadcrumbList('https://larkfare.example', steps)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://larkfare.example/home' },
      { position: 2, name: 'Airlines', item: 'https://larkfare.example/flight' },
      { position: 3, name: 'KLM', item: 'https://larkfare.example/flight/kl' },
    ],
  });
});
