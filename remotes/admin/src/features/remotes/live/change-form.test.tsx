import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  channelFixture,
  overviewFixture,
  placeFixture,
  remoteFixture,
} from '../registry/remote-fixtures.ts';
import { cells, press, renderRemote } from '../render-remotes.tsx';

const activation = 'PUT /channels/production/remotes/guide';
const activated = { revision: 13, version: '1.1.0', fromVersion: '1.0.0' };

describe('a remote', () => {
  test('gets another version on the revision that was seen', async () => {
    const { changes, successes } = await renderRemote({
      [activation]: activated,
    });

    await press('Activate 1.1.0 in production');
    screen.getByText('Make 1.1.0 live in production? It has 1.0.0 now.');
    expect(changes()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'New charts');
    await press('Activate');

    expect(changes()).toEqual([
      {
        call: activation,
        body: { version: '1.1.0', reason: 'New charts' },
        ifMatch: '"12"',
      },
    ]);
    expect(successes).toEqual(['Destination guide 1.1.0 is live in production.']);
  });

  test('an activation names the gates that could not run', async () => {
    const { successes } = await renderRemote({
      [activation]: {
        ...activated,
        gates: [
          { gate: 'routes', problems: [] },
          { gate: 'mount', problems: [], note: 'not run: no browser is installed' },
        ],
      },
    });

    await press('Activate 1.1.0 in production');
    await press('Activate');

    expect(successes).toEqual([
      'Destination guide 1.1.0 is live in production. mount: not run: no browser is installed',
    ]);
  });

  test('is first tried by some of the visitors', async () => {
    const { changes, answers, successes } = await renderRemote({
      [activation]: {
        revision: 13,
        version: '1.0.0',
        fromVersion: '1.0.0',
        candidate: '1.1.0',
        share: 10,
      },
    });

    await press('Activate 1.1.0 in production');
    await userEvent.selectOptions(screen.getByLabelText('For'), '10% of visitors');
    answers['GET /remotes'] = overviewFixture({
      remotes: [
        remoteFixture({ live: [placeFixture({ trial: { version: '1.1.0', share: 10 } })] }),
      ],
    });
    await press('Activate');

    await screen.findByText('1.1.0 for 10% of visitors');
    expect(changes()).toMatchObject([{ body: { version: '1.1.0', share: 10 } }]);
    expect(successes).toEqual([
      'Destination guide 1.1.0 is rolled out to 10% of visitors in production.',
    ]);
    expect((await cells())[1]?.[1]).toBe('10% of visitorsActivate 1.1.0 in production');
  });

  test('a first version is shown to everyone', async () => {
    await renderRemote();

    await press('Activate 1.1.0 in preview');

    screen.getByText('Make 1.1.0 live in preview? It does not have it now.');
    expect(screen.queryByLabelText('For')).toBeNull();
  });

  test('promotes what a staging site has', async () => {
    const { changes } = await renderRemote({
      'GET /remotes': overviewFixture({
        remotes: [
          remoteFixture({
            live: [placeFixture(), placeFixture({ channel: 'preview', version: '1.1.0' })],
          }),
        ],
      }),
    });

    await press('Promote Destination guide to production');
    screen.getByText('Make 1.1.0 live in production? It has 1.0.0 now.');
    await press('Activate');

    expect(changes()).toMatchObject([{ call: activation, body: { version: '1.1.0' } }]);
  });

  test('a refusal of a gate shows every reason', async () => {
    await renderRemote({
      [activation]: {
        status: 422,
        body: {
          message: 'guide 1.1.0 may not be activated.',
          gates: [
            { gate: 'contract', problems: [] },
            { gate: 'routes', problems: ['/guide clashes with /guide of atlas.'] },
            { gate: 'operations', problems: ['Spy: Cannot query field "secret".'] },
          ],
        },
      },
    });

    await press('Activate 1.1.0 in production');
    await press('Activate');

    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['routes', 'operations']);
    expect(alert.textContent).toContain('guide 1.1.0 may not be activated.');
    expect(alert.textContent).toContain('/guide clashes with /guide of atlas.');
    expect(alert.textContent).toContain('Spy: Cannot query field "secret".');
  });

  test('a concurrent change reloads the remote; the new revision needs another confirmation', async () => {
    const { answers, changes } = await renderRemote({
      [activation]: {
        status: 412,
        body: { message: 'The remote was changed meanwhile: the channel is now at revision 13.' },
      },
    });

    await press('Activate 1.1.0 in production');
    answers['GET /remotes'] = overviewFixture({
      channels: [channelFixture({ revision: 13 })],
      remotes: [remoteFixture({ live: [placeFixture({ version: '0.9.0' })] })],
    });
    await press('Activate');

    await screen.findByText(/production is at revision 13 and has 0\.9\.0 now/);
    screen.getByText('Not saved: someone else changed this remote.');
    expect(changes()).toHaveLength(1);

    answers[activation] = { revision: 14, version: '1.1.0', fromVersion: '0.9.0' };
    await press('Activate');
    expect(changes().map(({ ifMatch }) => ifMatch)).toEqual(['"12"', '"13"']);
  });

  test.each([
    ['the previous version', '', { reason: '' }],
    ['a chosen one', '1.1.0', { version: '1.1.0', reason: '' }],
  ])('goes back to %s', async (_, choice, body) => {
    const { changes, successes } = await renderRemote({
      'POST /channels/production/remotes/guide/rollback': {
        revision: 13,
        version: choice || '0.9.0',
        fromVersion: '1.0.0',
      },
    });

    await press('Roll back Destination guide in production');
    await screen.findByRole('option', { name: '1.1.0' });
    expect(screen.queryByRole('option', { name: '1.0.0' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Roll back to'), choice);
    await press('Roll back');

    expect(changes()).toEqual([
      {
        call: 'POST /channels/production/remotes/guide/rollback',
        body,
        ifMatch: '"12"',
      },
    ]);
    expect(successes).toEqual([`Destination guide ${choice || '0.9.0'} is live in production.`]);
  });

  test('in a locked channel cannot be activated, but goes back', async () => {
    await renderRemote({
      'GET /remotes': overviewFixture({
        channels: [channelFixture({ lockedReason: 'Bank holiday', lockedBy: 'ada' })],
      }),
    });

    expect(screen.queryByRole('button', { name: /Activate/ })).toBeNull();
    screen.getByText('Locked: “Bank holiday”, ada.');
    screen.getByRole('button', { name: 'Roll back Destination guide in production' });
  });
});
