import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { versionFixture } from '../registry/remote-fixtures.ts';
import { press, renderRemotes, versions } from '../render-remotes.tsx';

describe('withdrawing a version', () => {
  const path = 'PUT /remotes/guide/versions/1.1.0/availability';
  const withdrawn = {
    availability: 'yanked' as const,
    reason: 'Wrong times',
    decidedBy: 'ada@larkfare.example',
    decidedAt: '2026-11-21T09:00:00.000Z',
  };

  test('the reason is stored, and the version live instead is shown', async () => {
    const { answers, changes } = fakeRegistry({
      'GET /remotes/guide/versions': versions,
      [path]: { replaced: [{ channel: 'production', version: '1.0.0' }] },
    });
    const { successes } = renderRemotes('?remote=guide');
    await screen.findByRole('table');
    await press('Availability of 1.1.0');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Decision'), 'yanked');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong times');
    answers['GET /remotes/guide/versions'] = {
      versions: [versionFixture({ version: '1.1.0', withdrawn }), versionFixture()],
    };

    await press('Save');

    await waitFor(() =>
      expect(successes).toEqual([
        'Destination guide 1.1.0: Yanked. 1.0.0 is live in production instead.',
      ]),
    );
    expect(changes()).toMatchObject([
      { call: path, body: { availability: 'yanked', reason: 'Wrong times' } },
    ]);
    await screen.findByText('Wrong times');
    expect(screen.queryByRole('button', { name: /^Activate 1.1.0/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview 1.1.0' })).toBeNull();
  });

  test('a refusal is shown, and what was typed stays', async () => {
    const body = { message: 'The registry is unavailable.' };
    fakeRegistry({ 'GET /remotes/guide/versions': versions, [path]: { status: 503, body } });
    renderRemotes('?remote=guide');
    await screen.findByRole('table');
    await press('Availability of 1.1.0');
    await userEvent.type(await screen.findByLabelText('Reason'), 'Wrong times');

    await press('Save');

    await screen.findByText('The registry is unavailable.');
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Wrong times');
  });
});
