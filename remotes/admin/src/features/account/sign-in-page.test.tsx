import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminToken } from '../../office/admin-token.ts';
import { renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import { Component as SignInPage } from './sign-in-page.tsx';

const signedIn: Answer = { data: { signIn: { __typename: 'SignedIn', token: 'a-new-token' } } };
const refusal: Answer = {
  data: {
    signIn: {
      __typename: 'SignInRefused',
      message: 'The email address or the password is wrong.',
    },
  },
};

function setup(answers: Answers, state?: unknown) {
  const rendered = renderPage(<SignInPage />, answers, { address: '/admin', state, token: null });
  return rendered;
}
async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@larkfare.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signing in stores the token and leads to the dashboard', async () => {
  const { at, sent } = setup({ SignIn: signedIn });

  await signIn();

  expect(sent[0]?.variables).toEqual({ email: 'ada@larkfare.example', password: 'a password' });
  expect(adminToken.read()).toBe('a-new-token');
  expect(at().pathname).toBe('/admin/dashboard');
});

test('without an address or a password nothing is sent (§5, §6, §8)', async () => {
  const { sent } = setup({ SignIn: signedIn });

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  screen.getByText('Email is required.');
  screen.getByText('Password is required.');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sent).toEqual([]);
});

test('signing in redirects to the requested page', async () => {
  const { at } = setup({ SignIn: signedIn }, { from: '/admin/bookings?page=2' });

  await signIn();

  expect(at()).toMatchObject({ pathname: '/admin/bookings', search: '?page=2' });
});

test.each(['https://evil.example/admin/x', '//evil.example', '/home', '/admin'])(
  'signing in never leads to %s',
  async (from) => {
    const { at } = setup({ SignIn: signedIn }, { from });

    await signIn();

    expect(at().pathname).toBe('/admin/dashboard');
  },
);

test('a signed-in administrator is redirected at once', () => {
  const { at } = renderPage(<SignInPage />, {}, { address: '/admin' });

  expect(at().pathname).toBe('/admin/dashboard');
});

test('a sign-in in another tab counts here too', async () => {
  const { at } = setup({});

  act(() => {
    localStorage.setItem('adminToken', 'from-another-tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  });

  expect(at().pathname).toBe('/admin/dashboard');
});

test('a refusal is shown, what was typed stays, and the forgotten password is offered only then (§2, §5, §6, §8)', async () => {
  setup({ SignIn: refusal });
  expect(screen.queryByText('Forgot Password?')).toBeNull();

  await signIn();

  expect((await screen.findByRole('alert')).textContent).toBe(
    'The email address or the password is wrong.',
  );
  screen.getByRole('button', { name: 'Forgot Password?' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@larkfare.example');
  expect(adminToken.read()).toBeNull();
});

test.each([
  ['broken' as const, 'Login failed'],
  [{ message: 'Please wait a minute.' }, 'Please wait a minute.'],
  [
    { data: { signIn: { __typename: 'TooManyRequests', message: 'Too many passwords.' } } },
    'Too many passwords.',
  ],
])('a failure is shown: %j', async (answer, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setup({ SignIn: answer });

  await signIn();

  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

describe('a forgotten password', () => {
  const ask = async (answers: Answers) => {
    const rendered = setup({ SignIn: refusal, ...answers });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    return rendered;
  };

  test('a problem is shown before anything is sent (§5, §6, §8)', async () => {
    const { operations } = await ask({});

    screen.getByText('Are you sure you want to reset your password?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(operations).toEqual(['SignIn']);
  });

  test('a refusal shows the server’s message (§5, §6, §8)', async () => {
    await ask({
      RequestPasswordReset: {
        data: {
          result: { __typename: 'PasswordResetRequested', message: 'On its way.' },
        },
      },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));

    await screen.findByText('On its way.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failure is shown (§5, §6, §8)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await ask({ RequestPasswordReset: 'broken' });

    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));

    await screen.findByText('Password Reset Failed');
  });
});

test('the reason for a new sign-in is shown', () => {
  setup({}, { sentence: 'Email updated successfully. Please sign in with the new one.' });

  screen.getByText('Email updated successfully. Please sign in with the new one.');
});

test('the way back to the visitors’ side is there (§2)', () => {
  setup({});

  expect(screen.getByRole('link', { name: 'Back to client Side' }).getAttribute('href')).toBe(
    '/home',
  );
});
