import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { tokenFixture } from '../registry/remote-fixtures.ts';
import { press, renderRemotes } from '../render-remotes.tsx';

const setup = () => renderRemotes('?view=tokens');
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('tokens show their remote, author and last use', async () => {
  fakeRegistry({
    'GET /tokens': {
      tokens: [
        tokenFixture({ id: 'old', label: 'Old CI', revokedAt: '2026-11-10T10:00:00.000Z' }),
        tokenFixture({
          scopes: ['publish', 'activate', 'notify'],
          lastUsedAt: '2026-11-20T16:45:00.000Z',
        }),
      ],
    },
  });
  setup();

  expect(await rows()).toEqual([
    [
      'CI of the guide',
      'guideMay publish, activate and notify',
      '01/11/2026 12:00ada@larkfare.example',
      '20/11/2026 16:45Expires 30/01/2027 12:00',
      'Revoke CI of the guide',
    ],
    [
      'Old CI',
      'guideMay publish',
      '01/11/2026 12:00ada@larkfare.example',
      'NeverExpires 30/01/2027 12:00',
      'Revoked 10/11/2026 10:00',
    ],
  ]);
});

test('a new token is shown once and can be copied', async () => {
  const { changes, answers } = fakeRegistry({
    'GET /tokens': { tokens: [] },
    'POST /tokens': { id: 'token-1', token: 'lfdeploy_secret' },
  });
  setup();
  await screen.findByText(/No team can publish yet/);
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(screen.getByLabelText('Remote'), 'guide');
  await user.type(screen.getByLabelText('Label'), 'CI of the guide');
  await user.selectOptions(screen.getByLabelText('Rights'), 'Publish, activate and notify');
  answers['GET /tokens'] = { tokens: [tokenFixture()] };
  await user.click(screen.getByRole('button', { name: 'Create token' }));

  const shown = await screen.findByLabelText<HTMLInputElement>('Deploy token');
  expect(shown.value).toBe('lfdeploy_secret');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe('lfdeploy_secret');
  expect(changes()).toMatchObject([
    {
      call: 'POST /tokens',
      body: {
        remote: 'guide',
        label: 'CI of the guide',
        scopes: ['publish', 'activate', 'notify'],
        days: 90,
      },
    },
  ]);

  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('lfdeploy_secret')).toBeNull());
  expect(await rows()).toHaveLength(1);
});

test('a missing value is shown at its field until it is corrected, and nothing is sent', async () => {
  const { changes } = fakeRegistry({ 'GET /tokens': { tokens: [] } });
  setup();
  await screen.findByText(/No team can publish yet/);
  await press('New token');
  await userEvent.clear(screen.getByLabelText('Expires after (days)'));

  await press('Create token');

  screen.getByText('Remote is required.');
  screen.getByText('Label is required.');
  screen.getByText('Enter days from 1 to 366.');
  expect(document.activeElement).toBe(screen.getByLabelText('Remote'));
  await userEvent.keyboard('Guide');
  expect(screen.queryByText('Remote is required.')).toBeNull();
  await press('Create token');
  screen.getByText('Enter a lower-case word, such as guide or city-breaks.');
  expect(changes()).toEqual([]);
});

test('a refusal of the registry is shown in the form', async () => {
  fakeRegistry({
    'GET /tokens': { tokens: [] },
    'POST /tokens': {
      status: 400,
      body: { message: 'A remote’s name is a lower-case word of up to 40 characters.' },
    },
  });
  setup();
  await screen.findByText(/No team can publish yet/);

  await press('New token');
  await userEvent.type(screen.getByLabelText('Remote'), 'guide');
  await userEvent.type(screen.getByLabelText('Label'), 'CI');
  await press('Create token');

  await screen.findByText('A remote’s name is a lower-case word of up to 40 characters.');
});

test('a token is revoked after a question', async () => {
  const { changes } = fakeRegistry({
    'GET /tokens': { tokens: [tokenFixture()] },
    'DELETE /tokens/token-1': { message: 'The token is revoked.' },
  });
  const { successes } = setup();
  await screen.findByRole('table');

  await press('Revoke CI of the guide');
  screen.getByText(/Anything that publishes guide with “CI of the guide” stops working/);
  expect(changes()).toEqual([]);
  await press('Revoke');

  await waitFor(() => expect(successes).toEqual(['“CI of the guide” is revoked.']));
  expect(changes()).toMatchObject([{ call: 'DELETE /tokens/token-1' }]);
});

test('tokens that cannot be read are shown, and a retry brings them', async () => {
  const { answers } = fakeRegistry();
  setup();
  await screen.findByText('The tokens could not be loaded.');

  answers['GET /tokens'] = { tokens: [tokenFixture()] };
  await press('Try again');

  await screen.findByRole('rowheader', { name: 'CI of the guide' });
});
