import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { breadcrumbList, homeStep } from './breadcrumbs.rules.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const steps = [
  homeStep,
  { name: 'Airlines', path: '/flight' },
  { name: 'KLM', path: '/flight/kl' },
];

test('the way up is linked, and the page itself is where we are', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs steps={steps} />
    </MemoryRouter>,
  );

  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/flight',
  ]);
  expect(breadcrumbs.getByText('KLM').getAttribute('aria-current')).toBe('page');
});

test('structured data has the same breadcrumbs, with absolute addresses', () => {
  expect(breadcrumbList('https://larkfare.example', steps)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://larkfare.example/home' },
      { position: 2, name: 'Airlines', item: 'https://larkfare.example/flight' },
      { position: 3, name: 'KLM', item: 'https://larkfare.example/flight/kl' },
    ],
  });
});
