import { MemoryRouter, Route, Routes } from 'react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPage } from '../testing/in-page.tsx';
import { ErrorPage } from './error-page.tsx';

test('the error page has its heading, a search and a number, and Go Back returns to the previous page', async () => {
  render(
    <InPage>
      <MemoryRouter initialEntries={[{ pathname: '/error', state: { from: '/deals' } }]}>
        <Routes>
          <Route path="/error" element={<ErrorPage />} />
          <Route path="/deals" element={<h1>Deals</h1>} />
        </Routes>
      </MemoryRouter>
    </InPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops, something went wrong!');

  const search = screen.getByRole<HTMLFormElement>('form', { name: 'Search flights' });
  expect([search.getAttribute('action'), ...new FormData(search).keys()]).toEqual([
    '/search',
    'from',
    'to',
  ]);
  screen.getByRole('link', { name: '020 7946 0000' });

  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deals');
});
