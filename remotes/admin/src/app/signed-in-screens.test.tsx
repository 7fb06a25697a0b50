import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminToken } from '../office/admin-token.ts';
import { signedInViewer, renderOffice } from './render-office.tsx';

test('a verification of the token is shown, and shows nothing of the back office (§2)', () => {
  renderOffice({ Viewer: 'pending' });

  screen.getByText('Checking login…');
  expect(screen.queryByText('Bookings screen')).toBeNull();
});

test('a good token opens the screen, with the navigation around it (§2)', async () => {
  renderOffice({ Viewer: signedInViewer });

  await screen.findByText('Bookings screen');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(
      [
        'dashboard',
        'bookings',
        'regions',
        'country',
        'locations',
        'airports',
        'airline',
        'siteinfo',
        'quotes',
        'flight',
        'contact',
        'changes',
        'remotes',
        'security',
        'changeemail',
        'changepassword',
      ].map((screenName) => `/admin/${screenName}`),
    ),
  );
  screen.getByRole('link', { name: 'Main data' });
  screen.getByRole('link', { name: 'Contact-us' });
});

test('without a token no query is sent, and the login keeps the address to return to (§2)', async () => {
  const { operations, at } = renderOffice({}, { token: '' });

  await screen.findByText('The login');
  expect(operations).toEqual([]);
  expect(at()).toMatchObject({ pathname: '/admin', state: { from: '/admin/bookings?page=2' } });
});

test('a token that the server rejects is deleted (§2)', async () => {
  const { at } = renderOffice({ Viewer: { data: { viewer: null } } });

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({ from: '/admin/bookings?page=2' });
});

test('an unavailable server ends no session', async () => {
  const { answers } = renderOffice({ Viewer: 'broken' });
  await screen.findByText('Your login could not be checked.');
  expect(adminToken.read()).toBe('a-token');

  answers['Viewer'] = signedInViewer;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Bookings screen');
});

test('Logout ends the session on the server, deletes the token and returns to /admin (§2)', async () => {
  const { operations, at } = renderOffice({ Viewer: signedInViewer });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(operations).toEqual(['Viewer', 'SignOut']);
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({});
});

test('Logout works without the server too', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  renderOffice({ Viewer: signedInViewer, SignOut: 'broken' });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
});

describe('unsaved work', () => {
  const setupEditor = async () => {
    const rendered = renderOffice({ Viewer: signedInViewer }, { address: '/admin/editor' });
    await screen.findByText('Editor');
    return rendered;
  };

  test('is not left by a link without a question', async () => {
    await setupEditor();

    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));

    await screen.findByText('What you changed here is not saved yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByText('Editor');
  });

  test('the screen is left after a confirmation', async () => {
    await setupEditor();

    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await screen.findByText('Bookings screen');
  });

  test('is not lost by a closed tab without the browser’s question', async () => {
    await setupEditor();

    await waitFor(() => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });
  });

  test('a confirmation precedes Logout', async () => {
    const { operations } = await setupEditor();

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(operations).toEqual(['Viewer']);
    screen.getByText('Editor');
  });
});
