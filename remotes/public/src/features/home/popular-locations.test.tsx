import { fireEvent, screen } from '@testing-library/react';
import { fixtures } from './home-fixtures.ts';
import { homeAnswer, passMs, renderHome, textsAnswer } from './render-home.tsx';

describe('popular destinations', () => {
  const tile = () => screen.getByRole('button', { name: /Dubai/ });

  test('a tile expands on click to its description and a way to fly there', async () => {
    await renderHome();
    await passMs(100);
    expect(screen.queryByText('Malls, creek and desert.')).toBeNull();

    fireEvent.click(tile());

    expect(tile().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Malls, creek and desert.')).toBeTruthy();
    expect(tile().textContent).toContain('from £129.00 one way from Bristol, Mar');
    expect(screen.getByRole('link', { name: 'Fly to Dubai' }).getAttribute('href')).toBe(
      '/search?tripType=one-way&from=Bristol+Airport&from_id=brs&to=Dubai&to_id=dxb&depart=2027-03-01&sort=price',
    );
  });

  test('a location without an airport is flown to through an open search (§8)', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(screen.getByRole('button', { name: /Tobago/ }));

    expect(screen.getByRole('link', { name: 'Fly to Tobago' }).getAttribute('href')).toBe(
      '/search',
    );
  });

  test('a second click and Escape close the tile', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(tile());
    fireEvent.click(tile());
    expect(tile().getAttribute('aria-expanded')).toBe('false');

    fireEvent.click(tile());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Fly to Dubai' }), { key: 'Escape' });
    expect(tile().getAttribute('aria-expanded')).toBe('false');
  });

  test('one tile is open at a time', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(tile());
    fireEvent.click(screen.getByRole('button', { name: /Tobago/ }));

    expect(tile().getAttribute('aria-expanded')).toBe('false');
  });

  test('without any it shows a message and offers every flight', async () => {
    await renderHome([homeAnswer({ ...fixtures.home(), popularLocations: [] }), textsAnswer()]);
    await passMs(100);

    expect(screen.getByText(/No popular destinations just now/)).toBeTruthy();
  });
});
