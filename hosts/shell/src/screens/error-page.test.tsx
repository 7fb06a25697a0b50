import { MemoryRouter, Route, Routes } from 'react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPage } from '../testing/in-page.tsx';
import { ErrorPage } from './error-page.tsx';

test('the error page has its heading and Go Back returns to the previous page', async () => {
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

  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deals');
});
