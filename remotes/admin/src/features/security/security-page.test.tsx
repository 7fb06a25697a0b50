import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as SecurityPage } from './security-page.tsx';

const session = (id: string, agent: string, isCurrent = false) => ({
  __typename: 'AccountSession',
  id,
  createdAt: '2026-11-22T09:00:00.000Z',
  lastUsedAt: '2026-11-22T10:30:00.000Z',
  network: '203.0.113.0/24',
  agent,
  isCurrent,
});
const mine = session('mine', 'Firefox on Linux', true);
const other = session('other', 'Chrome on Windows');
const listed = (...sessions: unknown[]) => ({ data: { records: sessions } });
const log = (...items: object[]) => ({
  data: {
    records: {
      __typename: 'SecurityEventPage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
    },
  },
});
const event = {
  __typename: 'SecurityEvent',
  id: 'one',
  at: '2026-11-22T10:30:00.000Z',
  kind: 'email_change_requested',
  account: 'ada@larkfare.example',
  network: '203.0.113.0/24',
  agent: 'Firefox on Linux',
  detail: 'to new@larkfare.example, without the password',
};
const setup = (answers: Answers = {}, address = '/admin/security') =>
  renderPage(
    <SecurityPage />,
    { AccountSessions: listed(mine, other), SecurityLog: log(event), ...answers },
    { address },
  );
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));

test('sessions are listed, and this one is marked and not ended here', async () => {
  setup();

  const row = await rowOf(/Firefox on Linux.*This session/);
  row.getByText('22/11/2026 09:00');
  row.getByText('22/11/2026 10:30');
  expect(row.queryByRole('button')).toBeNull();
  (await rowOf(/Chrome on Windows/)).getByRole('button', { name: /^End the session/ });
});

test('a session is ended after a question, and the list is read again', async () => {
  const { sent, answers, successes } = setup({ EndSession: { data: { left: [] } } });
  await userEvent.click((await rowOf(/Chrome/)).getByRole('button', { name: /^End/ }));
  expect(sent.map(({ operation }) => operation)).not.toContain('EndSession');

  answers['AccountSessions'] = listed(mine);
  await confirm();

  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  expect(sent.find(({ operation }) => operation === 'EndSession')?.variables).toEqual({
    id: 'other',
  });
  expect(successes).toEqual(['The session has ended.']);
});

test('all other sessions are ended at once', async () => {
  const { operations, answers, successes } = setup({ EndOtherSessions: { data: { left: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  answers['AccountSessions'] = listed(mine);
  await confirm();

  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  expect(operations).toContain('EndOtherSessions');
  expect(successes).toEqual(['All other sessions have ended.']);
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('the log shows each event with its account and origin', async () => {
  setup();

  const row = await rowOf(/Change of email requested/);
  row.getByText('22/11/2026 10:30');
  row.getByText('to new@larkfare.example, without the password');
  row.getByText('ada@larkfare.example');
  row.getByText('203.0.113.0/24');
  await screen.findByText('1 entry');
});

test('the log is narrowed by kind and day, in the address', async () => {
  const { sent, at } = setup({}, '/admin/security?from=2026-11-01&page=2');
  await rowOf(/Change of email/);

  await userEvent.selectOptions(screen.getByLabelText('What'), 'Signed in');

  expect(at().search).toBe('?from=2026-11-01&kind=signed_in');
  expect(sent.findLast(({ operation }) => operation === 'SecurityLog')?.variables).toEqual({
    filter: { kind: 'signed_in', exceptKind: null, from: '2026-11-01', to: null },
    page: 1,
  });
});

test('an empty filter offers everything again', async () => {
  const { at } = setup({ SecurityLog: log() }, '/admin/security?kind=signed_in');

  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));

  expect(at().search).toBe('?kind=all');
  expect(screen.getByLabelText<HTMLSelectElement>('What').selectedOptions[0]?.text).toBe(
    'Everything',
  );
});

test('a problem of either list is shown with a retry', async () => {
  const { error } = console;
  console.error = () => undefined;
  setup({ AccountSessions: 'broken', SecurityLog: 'broken' });

  await screen.findByText('The sessions could not be loaded.');
  await screen.findByText('The security log could not be loaded.');
  console.error = error;
});

test.each([
  ['Rotate the key', 'Rotate', false, 'A new key is in use.'],
  ['Replace a leaked key', 'Replace', true, 'The key is replaced, and all sessions have ended.'],
])('“%s” is confirmed first', async (name, action, hasLeaked, message) => {
  const { operations, sent, successes } = setup({ RotateSigningKey: { data: { ended: 2 } } });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(operations).not.toContain('RotateSigningKey');

  const dialog = within(await screen.findByRole('dialog', { name }));
  await userEvent.click(dialog.getByRole('button', { name: action }));

  await waitFor(() => expect(successes).toEqual([message]));
  expect(sent.find(({ operation }) => operation === 'RotateSigningKey')?.variables).toEqual({
    hasLeaked,
  });
});

test('a key that could not be changed is reported', async () => {
  const { error } = console;
  console.error = () => undefined;
  const { errors } = setup({ RotateSigningKey: 'broken' });
  await userEvent.click(await screen.findByRole('button', { name: 'Rotate the key' }));

  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate' }),
  );

  await waitFor(() => expect(errors).toHaveLength(1));
  console.error = error;
});
