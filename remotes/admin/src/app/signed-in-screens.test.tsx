import { jest } from '@jest/globals';
import { adminToken } from '../session/admin-token.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes, type Answers } from '../testing/render-page.tsx';
import { useUnsavedWarning } from '../unsaved/use-unsaved-warning.ts';
import { Office } from './office.tsx';
import { SignedInScreens } from './signed-in-screens.tsx';

const known = {
  data: { viewer: { __typename: 'Viewer', id: 'ada', email: 'ada@larkfare.example' } },
};

function Editor() {
  useUnsavedWarning(true);
  return (
    <>
      <h1>Editor</h1>
      <input aria-label="Text" />
    </>
  );
}

/** The guard around a screen with bookings and one with unsaved work; /admin is the login. */
const setup = (answers: Answers, { address = '/admin/bookings?page=2', token = 'a-token' } = {}) =>
  renderRoutes(
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
  setup({ Viewer: 'pending' });

  screen.getByText('Checking login…');
  expect(screen.queryByText('Bookings screen')).toBeNull();
});

test('a good token opens the screen, with the navigation around it', async () => {
  setup({ Viewer: known });

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

test('without a token nothing is asked, and the login knows where to continue', async () => {
  const { asked, at } = setup({}, { token: '' });

  await screen.findByText('The login');
  expect(asked).toEqual([]);
  expect(at()).toMatchObject({ pathname: '/admin', state: { from: '/admin/bookings?page=2' } });
});

test('a token that the server does not know is deleted', async () => {
  const { at } = setup({ Viewer: { data: { viewer: null } } });

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({ from: '/admin/bookings?page=2' });
});

test('a server that cannot be asked ends no session', async () => {
  const { answers } = setup({ Viewer: 'broken' });
  await screen.findByText('Your login could not be checked.');
  expect(adminToken.read()).toBe('a-token');

  answers['Viewer'] = known;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Bookings screen');
});

test('Logout ends the session on the server, deletes the token and returns to /admin', async () => {
  const { asked, at } = setup({ Viewer: known });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(asked).toEqual(['Viewer', 'SignOut']);
  expect(adminToken.read()).toBeNull();
  expect(at().state).toEqual({});
});

test('Logout works without the server too', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  setup({ Viewer: known, SignOut: 'broken' });
  await screen.findByText('Bookings screen');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await screen.findByText('The login');
  expect(adminToken.read()).toBeNull();
});

/** What another tab of this browser does with the token. */
const inAnotherTab = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem('adminToken');
    else localStorage.setItem('adminToken', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  });
const signedIn = { data: { signIn: { __typename: 'SignedIn', token: 'a-new-token' } } };
const other = {
  data: { viewer: { __typename: 'Viewer', id: 'ben', email: 'ben@larkfare.example' } },
};
/** The server refuses a request for want of a session; `isSentAgain` resolves once that is decided. */
const refuse = async () => {
  let isSentAgain = Promise.resolve(false);
  await act(async () => {
    isSentAgain = adminToken.refuse('a-token');
  });
  return { isSentAgain };
};
const endedDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const signInAgain = async () => {
  const dialog = within(await endedDialog());
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@larkfare.example');
  await userEvent.type(dialog.getByLabelText('Password'), 'a password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
};

describe('a session that ends while the page is open', () => {
  const setupEditor = async (answers: Answers = {}) => {
    const rendered = setup({ Viewer: known, ...answers }, { address: '/admin/editor' });
    await userEvent.type(await screen.findByLabelText('Text'), 'typed');
    return rendered;
  };
  const text = () => screen.getByLabelText<HTMLInputElement>('Text').value;

  test('asks for the password over the page, which keeps what was typed', async () => {
    const { at } = await setupEditor({ SignIn: signedIn });

    await act(async () => adminToken.forget());
    await signInAgain();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(adminToken.read()).toBe('a-new-token');
    expect(text()).toBe('typed');
    expect(at().pathname).toBe('/admin/editor');
  });

  test('by a logout in another tab asks too, and a sign-in there is enough', async () => {
    await setupEditor();

    await inAnotherTab(null);
    await endedDialog();
    await inAnotherTab('from-another-tab');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text()).toBe('typed');
  });

  test('lets a refused request be sent again after the sign-in', async () => {
    await setupEditor({ SignIn: signedIn });
    const { isSentAgain } = await refuse();

    await signInAgain();

    expect(await isSentAgain).toBe(true);
  });

  test('is left for the login, after a question about unsaved work; the request stays refused', async () => {
    const { at } = await setupEditor();
    const { isSentAgain } = await refuse();

    await userEvent.click(within(await endedDialog()).getByRole('button', { name: /^Leave/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await screen.findByText('The login');
    expect(at().state).toEqual({ from: '/admin/editor' });
    expect(await isSentAgain).toBe(false);
  });

  test('is not gone on with by another administrator', async () => {
    const { answers } = await setupEditor();
    const { isSentAgain } = await refuse();
    answers['Viewer'] = other;

    await inAnotherTab('of-ben');
    await screen.findByText(/ben@larkfare.example is signed in now/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue as ben@larkfare.example' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await screen.findByText('ben@larkfare.example');
    expect(await isSentAgain).toBe(false);
    expect(text()).toBe('');
  });

  test('a token that takes the place of the other without a logout is compared as well', async () => {
    const { answers } = await setupEditor();
    answers['Viewer'] = other;

    await inAnotherTab('of-ben');

    await screen.findByText(/ben@larkfare.example is signed in now/);
    expect(text()).toBe('typed');
  });
});

describe('typing', () => {
  const minutes = (count: number) => jest.setSystemTime(Date.now() + count * 60_000);
  const setupTyping = async () => {
    const rendered = setup({ Viewer: known }, { address: '/admin/editor' });
    const field = await screen.findByLabelText('Text');
    rendered.asked.length = 0;
    return {
      ...rendered,
      type: (text: string) => fireEvent.input(field, { target: { value: text } }),
    };
  };
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('keeps the session alive with a request every five minutes, not with every key', async () => {
    const { type, asked } = await setupTyping();

    type('a');
    minutes(6);
    for (const text of ['ab', 'abc', 'abcd']) type(text);
    minutes(6);
    type('abcde');

    expect(asked).toEqual(['Viewer', 'Viewer']);
  });

  test('notices a session that has ended meanwhile', async () => {
    const { type, answers } = await setupTyping();
    answers['Viewer'] = { data: { viewer: null } };

    minutes(31);
    type('a');

    await endedDialog();
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('a');
  });
});

describe('unsaved work', () => {
  const setupEditor = async () => {
    const rendered = setup({ Viewer: known }, { address: '/admin/editor' });
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

  test('is left once the question is answered', async () => {
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

  test('is asked about before Logout', async () => {
    const { asked } = await setupEditor();

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(asked).toEqual(['Viewer']);
    screen.getByText('Editor');
  });
});
