import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrustedPublisher } from '@larkfare/remote-cli/registry-api';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { renderRemotes } from '../render-remotes.tsx';

const publisher: TrustedPublisher = {
  id: 'publisher-1',
  remote: 'guide',
  issuer: 'https://gitlab.com',
  project: 'acme/guide',
  projectId: null,
  ref: 'refs/tags/v*',
  environment: null,
  workflow: null,
  scopes: ['publish'],
  createdBy: 'ada@larkfare.example',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
};
const setup = () => renderRemotes('?view=publishers');

test('a project is trusted with the details of the form, and is listed', async () => {
  const { answers, changes } = fakeRegistry({
    'GET /trusted-publishers': { publishers: [] },
    'POST /trusted-publishers': publisher,
  });
  setup();
  await screen.findByText(/No project is trusted yet/);
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Trust a project' }));
  await user.type(screen.getByLabelText('Remote'), 'guide');
  await user.type(screen.getByLabelText('Project'), 'acme/guide');
  await user.type(screen.getByLabelText(/Branch or tags/), 'refs/tags/v*');
  answers['GET /trusted-publishers'] = { publishers: [publisher] };
  await user.click(screen.getByRole('button', { name: 'Trust project' }));

  const table = await screen.findByRole('table');
  expect(changes()).toMatchObject([
    {
      call: 'POST /trusted-publishers',
      body: {
        remote: 'guide',
        issuer: 'https://token.actions.githubusercontent.com',
        project: 'acme/guide',
        ref: 'refs/tags/v*',
        scopes: ['publish'],
      },
    },
  ]);
  const [, row] = within(table).getAllByRole('row');
  expect(Array.from(row?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'acme/guidehttps://gitlab.com',
    'guideMay publish',
    'refs/tags/v*',
    '01/11/2026 12:00ada@larkfare.exampleNever used',
    'Remove acme/guide',
  ]);
});

test('a project is removed after a confirmation', async () => {
  const { changes } = fakeRegistry({
    'GET /trusted-publishers': { publishers: [publisher] },
    'DELETE /trusted-publishers/publisher-1': { message: 'The publisher is no longer trusted.' },
  });
  const { successes } = setup();
  await screen.findByRole('table');

  await userEvent.click(screen.getByRole('button', { name: 'Remove acme/guide' }));
  expect(changes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(successes).toEqual(['acme/guide is no longer trusted.']));
});
