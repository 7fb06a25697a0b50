import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { adminToken } from '../../office/admin-token.ts';
import { Component as ChangeEmailPage } from './change-email-page.tsx';
import { Component as ChangePasswordPage } from './change-password-page.tsx';
import { Component as EmailChangePage } from './email-change-page.tsx';

const refusal = (field: string, message: string) => ({
  __typename: 'InvalidInput',
  message: 'Please check the form.',
  fields: [{ __typename: 'FieldProblem', field, message }],
});
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};

describe('the password', () => {
  const setup = (answers: Answers = {}) => renderPage(<ChangePasswordPage />, answers);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const typed = {
    'Old password': 'the old password',
    'New password': 'the new password',
    'Confirm new password': 'the new password',
  };

  test('is not sent while the new ones differ (§5, §6, §8)', async () => {
    const { sent } = setup();

    await fill({ ...typed, 'Confirm new password': 'something else' });
    await send();

    screen.getByText('New passwords do not match');
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm new password'));
    expect(sent).toEqual([]);
  });

  test('is not sent without the old one, and the new one has its length (§5)', async () => {
    const { sent } = setup();

    await send();
    screen.getByText('Old password is required.');
    screen.getByText('New password is required.');
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
    await fill({ 'Old password': 'the old password', 'New password': 'short' });

    expect(screen.queryByText(/is required/)).toBeNull();
    await send();
    screen.getByText('Use at least 10 characters for the password.');
    expect(sent).toEqual([]);
  });

  test('once it is changed, the session ends with the server’s message', async () => {
    const { sent, ended } = setup({
      ChangePassword: {
        data: { result: { __typename: 'PasswordChanged', message: 'Password updated.' } },
      },
    });

    await fill(typed);
    await send();

    expect(sent[0]?.variables).toEqual({
      oldPassword: 'the old password',
      newPassword: 'the new password',
    });
    expect(ended).toEqual(['Password updated.']);
  });

  test('a refusal is shown at its field, and the session continues (§5, §6, §8)', async () => {
    const { ended } = setup({
      ChangePassword: {
        data: { result: refusal('oldPassword', 'That is not your password.') },
      },
    });

    await fill(typed);
    await send();

    await screen.findByText('That is not your password.');
    expect(screen.getByLabelText('Old password').getAttribute('aria-invalid')).toBe('true');
    expect(ended).toEqual([]);
  });

  test('after too many guesses nothing is changed, the session continues, and the reason is shown', async () => {
    const { ended } = setup({
      ChangePassword: {
        data: { result: { __typename: 'TooManyRequests', message: 'Too many passwords.' } },
      },
    });

    await fill(typed);
    await send();

    expect((await screen.findByRole('alert')).textContent).toBe('Too many passwords.');
    expect(ended).toEqual([]);
  });

  test('an empty response is an unexpected response (§5, §6, §8)', async () => {
    setup({ ChangePassword: 'broken' });

    await fill(typed);
    await silently(send);

    expect((await screen.findByRole('alert')).textContent).toBe('Unexpected response');
  });

  test('can be made visible while it is typed', async () => {
    setup();
    const field = screen.getByLabelText('New password');

    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('the address', () => {
  const setup = (answers: Answers = {}) => renderPage(<ChangeEmailPage />, answers);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  const typed = {
    'Current email': 'ada@larkfare.example',
    'New email': 'bea@larkfare.example',
    'Confirm new email': 'bea@larkfare.example',
    Password: 'the password',
  };

  test.each([
    ['Current email does not match', { 'Current email': 'eve@larkfare.example' }],
    ['New emails do not match', { 'Confirm new email': 'bee@larkfare.example' }],
  ])('is not sent: %s (§5)', async (sentence, different) => {
    const { sent } = setup();

    await fill({ ...typed, ...different });
    await send();

    screen.getByText(sentence);
    expect(sent).toEqual([]);
  });

  test('an empty field shows its problem, and nothing is sent (§5)', async () => {
    const { sent } = setup();

    await send();

    for (const label of ['Current email', 'New email', 'Password'])
      screen.getByText(`${label} is required.`);
    expect(document.activeElement).toBe(screen.getByLabelText('Current email'));
    expect(sent).toEqual([]);
  });

  test('is sent with the password; the session continues until the new address is confirmed', async () => {
    const { sent, ended } = setup({
      ChangeEmail: {
        data: { result: { __typename: 'EmailChangeRequested', message: 'A link is on its way.' } },
      },
    });

    await fill(typed);
    await send();

    expect(sent[0]?.variables).toEqual({
      oldEmail: 'ada@larkfare.example',
      newEmail: 'bea@larkfare.example',
      password: 'the password',
    });
    expect((await screen.findByRole('status')).textContent).toBe('A link is on its way.');
    expect(ended).toEqual([]);
  });

  test.each([
    ['broken' as const, 'Error updating email'],
    [{ message: 'Please wait a minute.' }, 'Please wait a minute.'],
  ])('a failure is shown: %j (§5, §6, §8)', async (answer, sentence) => {
    setup({ ChangeEmail: answer });

    await fill(typed);
    await silently(send);

    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });
});

describe('the mailed links of a changed address', () => {
  const setup = (step: string, answers: Answers = {}) =>
    renderPage(<EmailChangePage />, answers, {
      address: `/admin/email-change#step=${step}&token=the-token`,
      path: '/admin/email-change',
    });
  const result = (message: string, __typename = 'EmailChanged') => ({
    data: { result: { __typename, message } },
  });

  test.each(['approve', 'confirm', 'undo'])('opening one sends nothing: %s', (step) => {
    const { sent } = setup(step);

    screen.getByRole('heading', { level: 1 });
    expect(sent).toEqual([]);
  });

  test('the old address allows the change and shows the next step', async () => {
    const { sent } = setup('approve', {
      ConfirmEmailChange: result('We sent a link.', 'EmailChangeRequested'),
    });

    await userEvent.click(screen.getByRole('button', { name: 'Allow the change' }));

    expect((await screen.findByRole('status')).textContent).toBe('We sent a link.');
    expect(sent[0]?.variables).toEqual({ token: 'the-token' });
    expect(adminToken.read()).toBe('a-token');
  });

  test('the new address confirms it, and the next sign-in is with it (§5, §6, §8)', async () => {
    const { at } = setup('confirm', { ConfirmEmailChange: result('Email updated successfully') });

    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));

    await screen.findByText('Elsewhere');
    expect(at()).toMatchObject({
      pathname: '/admin',
      state: { sentence: 'Email updated successfully. Please sign in with the new one.' },
    });
    expect(adminToken.read()).toBeNull();
  });

  test('the old address takes the account back with a new password', async () => {
    const { sent, at } = setup('undo', { UndoEmailChange: result('Your address is back.') });

    await fill({ 'New password': 'the new password', 'Confirm new password': 'the new password' });
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));

    await screen.findByText('Elsewhere');
    expect(sent[0]?.variables).toEqual({ token: 'the-token', newPassword: 'the new password' });
    expect(at().state).toEqual({ sentence: 'Your address is back.' });
  });

  test('a used link is reported', async () => {
    setup('confirm', {
      ConfirmEmailChange: { data: { result: refusal('token', 'This link was used already.') } },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));

    expect((await screen.findByRole('alert')).textContent).toContain('This link was used already.');
  });

  test('half a link is not one', () => {
    setup('other');

    screen.getByText('This link is incomplete.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** The problem is logged for the site’s operators; here it is expected. */
async function silently(act: () => Promise<void>) {
  const { error } = console;
  console.error = () => undefined;
  await act();
  await screen.findByRole('alert');
  console.error = error;
}
