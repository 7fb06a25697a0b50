import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SigningKey } from '@larkfare/remote-cli/registry-api';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { renderRemotes } from '../render-remotes.tsx';

const pem = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n';
const key: SigningKey = {
  id: 'key-1',
  remote: 'guide',
  label: 'Release',
  publicKey: pem,
  createdBy: 'ada@larkfare.example',
  createdAt: '2026-11-01T12:00:00.000Z',
};

test('a key of a remote is added, listed, and removed after a confirmation', async () => {
  const { answers, changes } = fakeRegistry({
    'GET /signing-keys': { keys: [] },
    'POST /signing-keys': key,
    'DELETE /signing-keys/key-1': { message: 'The key is removed.' },
  });
  const { successes } = renderRemotes('?view=keys');
  await screen.findByText(/No team signs its versions yet/);
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Add a key' }));
  await user.type(screen.getByLabelText('Remote'), 'guide');
  await user.type(screen.getByLabelText('Label'), 'Release');
  await user.click(screen.getByLabelText('Public key'));
  await user.paste(pem);
  answers['GET /signing-keys'] = { keys: [key] };
  await user.click(screen.getByRole('button', { name: 'Add key' }));

  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(changes()).toMatchObject([
    { body: { remote: 'guide', label: 'Release', publicKey: pem } },
  ]);
  expect(Array.from(row?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'Release',
    'guide',
    'MCowBQYDK2VwAyEA',
    '01/11/2026 12:00ada@larkfare.example',
    'Remove Release',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Release' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(successes).toEqual(['“Release” is removed.']));
});
