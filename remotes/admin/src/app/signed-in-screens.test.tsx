import { jest } from '@jest/globals';
import { adminToken } from '@larkfare/remote-contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRoutes, type Answers } from '../testing/draw-page.tsx';
import { useUnsavedWarning } from '../unsaved/use-unsaved-warning.ts';
import { Office } from './office.tsx';
import { SignedInScreens } from './signed-in-screens.tsx';

const known = {
  data: { viewer: { __typename: 'Viewer', id: 'ada', email: 'ada@larkfare.example' } },
};

function Editor() {
  useUnsavedWarning(true);
  return <h1>Editor</h1>;
}

/** The guard around a screen with bookings and one with unsaved work; /admin is the login. */
const draw = (answers: Answers, { address = '/admin/bookings?page=2', token = 'a-token' } = {}) =>
  drawRoutes(
    [
      {
        Component: Office,
        children: [
          { path: '/admin', element: <p>The login</p> },
          {
            Component: SignedInScreens,
            children: [
              { path: '/admin/bookings', element: <h1>Bookings screen</h1> },
              { path: '/admin/editor', element: <Editor /> },
            ],
          },
        ],
      },
    ],
    { SignOut: { data: { signOut: true } }, ...answers },
    { address, token: token || null },
  );

test('while the token is verified it says so, and shows nothing of the back office', () => {
  draw({ Viewer: 'pending' });

  screen.getByText('Checking login…');
  expect(screen.queryByText('Bookings screen')).toBeNull();
});

test('a good token opens the screen, with the navigation around it', async () => {
  draw({ Viewer: known });

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
        'changeemail',
        'changepassword',
      ].map((screenName) => `/admin/${screenName}`),
    ),
  );
  screen.getByRole('link', { name: 'Main data' });
  screen.getByRole('link', { name: 'Contact-us' });
});

test('without a token nothing is asked, and the login knows where to go on to', async () => {
  const { asked, at } = draw({}, { token: '' });

  await screen.findByText('The login');
  expect(asked).toEqual([]);
  expect(at()).toMatchObject({ pathname: '/admin', state: { from: '/admin/bookings?page=2' } });
});

test('a token that the server does not know is forgotten', async () => {
  const { at } = draw({ Viewer: { data: { viewer: null } } });

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({ from: '/admin/bookings?page=2' });
});

test('a server that cannot be asked costs nobody their session', async () => {
  const { answers } = draw({ Viewer: 'broken' });
  await screen.findByText('Your login could not be checked.');
  expect(adminToken.read()).toBe('a-token');

  answers['Viewer'] = known;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Bookings screen');
});

test('Logout ends the session on the server, forgets the token and returns to /admin', async () => {
  const { asked, at } = draw({ Viewer: known });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(asked).toEqual(['Viewer', 'SignOut']);
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({});
});

test('Logout works without the server too', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  draw({ Viewer: known, SignOut: 'broken' });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
});

test('a logout in another tab ends this one', async () => {
  draw({ Viewer: known });
  await screen.findByText('Bookings screen');

  act(() => {
    localStorage.removeItem('adminToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  });

  await screen.findByText('The login');
});

describe('unsaved work', () => {
  const drawEditor = async () => {
    const drawn = draw({ Viewer: known }, { address: '/admin/editor' });
    await screen.findByText('Editor');
    return drawn;
  };

  test('is not left by a link without a question', async () => {
    await drawEditor();

    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));

    await screen.findByText('What you changed here is not saved yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByText('Editor');
  });

  test('is left once the question is answered', async () => {
    await drawEditor();

    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await screen.findByText('Bookings screen');
  });

  test('is not lost by a closed tab without the browser’s question', async () => {
    await drawEditor();

    await waitFor(() => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });
  });

  test('is asked about before Logout', async () => {
    const { asked } = await drawEditor();

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(asked).toEqual(['Viewer']);
    screen.getByText('Editor');
  });

  test('keeps nobody in whose session is over', async () => {
    await drawEditor();

    act(() => adminToken.forget());

    await screen.findByText('The login');
  });
});
