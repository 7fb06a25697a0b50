import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminToken } from '../office/admin-token.ts';
import { type Answers } from '../testing/render-page.tsx';
import { signedInViewer, renderOffice } from './render-office.tsx';

/** Changes the token as another tab of this browser does. */
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
const rejectToken = async () => {
  let isSentAgain = Promise.resolve(false);
  await act(async () => {
    isSentAgain = adminToken.retryAfterRejection('a-token');
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
    const rendered = renderOffice(
      { Viewer: signedInViewer, ...answers },
      { address: '/admin/editor' },
    );
    await userEvent.type(await screen.findByLabelText('Text'), 'typed');
    return rendered;
  };
  const text = () => screen.getByLabelText<HTMLInputElement>('Text').value;

  test('a password is requested over the page, which keeps its typed input', async () => {
    const { at } = await setupEditor({ SignIn: signedIn });

    await act(async () => adminToken.forget());
    await signInAgain();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(adminToken.read()).toBe('a-new-token');
    expect(text()).toBe('typed');
    expect(at().pathname).toBe('/admin/editor');
  });

  test('a logout in another tab requests it too, and a sign-in there is enough', async () => {
    await setupEditor();

    await inAnotherTab(null);
    await endedDialog();
    await inAnotherTab('from-another-tab');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text()).toBe('typed');
  });

  test('lets a refused request be sent again after the sign-in', async () => {
    await setupEditor({ SignIn: signedIn });
    const { isSentAgain } = await rejectToken();

    await signInAgain();

    expect(await isSentAgain).toBe(true);
  });

  test('is left for the login, after a question about unsaved work; the request stays refused', async () => {
    const { at } = await setupEditor();
    const { isSentAgain } = await rejectToken();

    await userEvent.click(within(await endedDialog()).getByRole('button', { name: /^Leave/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await screen.findByText('The login');
    expect(at().state).toEqual({ from: '/admin/editor' });
    expect(await isSentAgain).toBe(false);
  });

  test('another administrator cannot continue it', async () => {
    const { answers } = await setupEditor();
    const { isSentAgain } = await rejectToken();
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
    const rendered = renderOffice({ Viewer: signedInViewer }, { address: '/admin/editor' });
    const field = await screen.findByLabelText('Text');
    rendered.operations.length = 0;
    return {
      ...rendered,
      type: (text: string) => fireEvent.input(field, { target: { value: text } }),
    };
  };
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('keeps the session alive with a request every five minutes, not with every key', async () => {
    const { type, operations } = await setupTyping();

    type('a');
    minutes(6);
    for (const text of ['ab', 'abc', 'abcd']) type(text);
    minutes(6);
    type('abcde');

    expect(operations).toEqual(['Viewer', 'Viewer']);
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
