import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeRegistry } from './fake-registry.ts';
import {
  channelFixture,
  healthFixture,
  overviewFixture,
  placeFixture,
  remoteFixture,
  stepFixture,
  versionFixture,
} from './remote-fixtures.ts';
import { Component as RemotesPage } from './remotes-page.tsx';

const setup = (address = '/admin/remotes') => renderPage(<RemotesPage />, {}, { address });
const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const versions = {
  versions: [versionFixture({ version: '1.1.0' }), versionFixture({ version: '1.0.0' })],
};

describe('what is live', () => {
  test('each remote says which version each channel has, since when, and what was published last', async () => {
    fakeRegistry();
    setup();

    expect(await cells()).toEqual([
      ['Remote', 'Production', 'Preview', 'Published last'],
      [
        'Destination guide: versionsguide',
        '1.0.0Reviewedsince 19/11/2026 09:00Roll back Destination guide in production',
        'Not live',
        '1.1.020/11/2026 16:45',
      ],
    ]);
  });

  test('what came with the site has neither a review nor a promotion', async () => {
    const live = [placeFixture({ channel: 'preview', version: 'the site’s own' })];
    fakeRegistry({ 'GET /remotes': overviewFixture({ remotes: [remoteFixture({ live })] }) });
    setup();

    expect((await cells())[1]?.slice(1, 3)).toEqual([
      'Not live',
      'Site’s own versionsince 19/11/2026 09:00Roll back Destination guide in preview',
    ]);
  });

  test('each channel says its revision and whether it is locked, by whom and why', async () => {
    const locked = channelFixture({
      lockedReason: 'Bank holiday',
      lockedBy: 'ada@larkfare.example',
    });
    fakeRegistry({
      'GET /remotes': overviewFixture({ channels: [locked, channelFixture({ name: 'preview' })] }),
    });
    setup();

    const production = await screen.findByRole('region', { name: 'Production' });
    expect(production.textContent).toContain('Revision 12');
    expect(production.textContent).toContain('Locked');
    expect(production.textContent).toContain('“Bank holiday”, ada@larkfare.example.');
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Open');
  });

  test('while it is read it says so', () => {
    fakeRegistry({ 'GET /remotes': 'pending' });
    setup();

    screen.getByText('Loading remotes');
  });

  test('without any remote it says how one begins', async () => {
    fakeRegistry({ 'GET /remotes': overviewFixture({ remotes: [] }) });
    setup();

    const link = await screen.findByRole('link', { name: 'Create a deploy token' });
    expect(link.getAttribute('href')).toBe('/admin/remotes?view=tokens');
  });

  test('a failure is shown, and a retry brings the remotes', async () => {
    const { answers } = fakeRegistry({ 'GET /remotes': 'broken' });
    setup();
    await screen.findByText('The remotes could not be loaded.');

    answers['GET /remotes'] = overviewFixture();
    await press('Try again');

    await screen.findByRole('link', { name: /^Destination guide/ });
  });
});

describe('the checks of what is live', () => {
  test('say when it passed them last', async () => {
    fakeRegistry();
    setup();

    await screen.findByText(/pass every gate \(checked 20\/11\/2026 17:00/);
  });

  test('tell which version would not be let in today, with every reason', async () => {
    const failing = [{ gate: 'operations', problems: ['Spy: Cannot query field "secret".'] }];
    fakeRegistry({
      'GET /health': healthFixture({
        isHealthy: false,
        live: [{ channel: 'production', remote: 'guide', version: '1.0.0', failing }],
      }),
    });
    setup();

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('guide 1.0.0 would not pass today.');
    expect(alert.textContent).toContain('Spy: Cannot query field "secret".');
  });

  test('are made again when asked', async () => {
    const { answers, changes } = fakeRegistry({ 'POST /health': healthFixture() });
    setup();
    await screen.findByText(/pass every gate/);

    answers['GET /health'] = healthFixture({ checkedAt: '2026-11-20T18:00:00.000Z' });
    await press('Check again');

    await screen.findByText(/checked 20\/11\/2026 18:00/);
    expect(changes()).toMatchObject([{ call: 'POST /health' }]);
  });

  test('that are not known are shown as such', async () => {
    fakeRegistry({ 'GET /health': 'broken' });
    setup();

    await screen.findByText(/not known whether/);
    screen.getByRole('button', { name: 'Check again' });
  });
});

describe('a lock', () => {
  test('is put on with its reason', async () => {
    const { changes, answers } = fakeRegistry({
      'PUT /channels/production/lock': channelFixture(),
    });
    const { successes } = setup();
    await screen.findByRole('table');

    await press('Lock production');
    await userEvent.type(screen.getByLabelText('Reason'), ' Bank holiday ');
    answers['GET /remotes'] = overviewFixture({
      channels: [channelFixture({ lockedReason: 'Bank holiday', lockedBy: 'ada' })],
    });
    await press('Lock');

    await screen.findByRole('button', { name: 'Unlock production' });
    expect(changes()).toMatchObject([
      { call: 'PUT /channels/production/lock', body: { reason: 'Bank holiday' } },
    ]);
    expect(successes).toEqual(['Production is locked.']);
  });

  test('is taken off after a question', async () => {
    const { changes } = fakeRegistry({
      'GET /remotes': overviewFixture({
        channels: [channelFixture({ lockedReason: 'Bank holiday', lockedBy: 'ada' })],
      }),
      'DELETE /channels/production/lock': channelFixture(),
    });
    const { successes } = setup();
    await screen.findByRole('table');

    await press('Unlock production');
    expect(changes()).toEqual([]);
    await press('Unlock');

    await waitFor(() => expect(successes).toEqual(['Production is open again.']));
    expect(changes()).toMatchObject([{ call: 'DELETE /channels/production/lock' }]);
  });
});

describe('a remote', () => {
  const renderRemote = async (answers: Parameters<typeof fakeRegistry>[0] = {}) => {
    const registry = fakeRegistry({
      'GET /remotes/guide/versions': versions,
      'GET /remotes/guide/reports': { versions: [] },
      ...answers,
    });
    const rendered = setup('/admin/remotes?remote=guide');
    await screen.findByRole('table', { name: /^Versions/ });
    return { ...rendered, ...registry };
  };

  test('lists its versions with who published them, their size, build and hash', async () => {
    await renderRemote();

    expect((await cells())[2]).toEqual([
      '1.0.0ReviewedReview 1.0.0Preview 1.0.0Availability of 1.0.0',
      'Live',
      'Activate 1.0.0 in preview',
      'NoneErrors of 1.0.0',
      `19/11/2026 08:30CI of the guide (guide)Build of 12.3 kBBuildabc123def456Content hash${'0123456789abcdef'.repeat(4)}SourceNot signed.`,
    ]);
  });

  test('shows how often each version was loaded, and how often that failed', async () => {
    const figures = { version: '1.0.0', loads: 1200, failures: 3, failurePercent: 0.25, late: 7 };
    await renderRemote({ 'GET /remotes/guide/reports': { versions: [figures] } });

    await screen.findByText('3 failed (0.3 %)');
    expect((await cells()).map((row) => row[3])).toEqual([
      'Loads in 24 h',
      'NoneErrors of 1.1.0',
      '1,2003 failed (0.3 %)7 lateErrors of 1.0.0',
    ]);
  });

  test('whose figures cannot be read still lists its versions', async () => {
    await renderRemote({ 'GET /remotes/guide/reports': 'broken' });

    expect((await cells()).map((row) => row[3])).toEqual([
      'Loads in 24 h',
      'Not knownErrors of 1.1.0',
      'Not knownErrors of 1.0.0',
    ]);
  });

  test('gets another version on the revision that was seen', async () => {
    const { changes, successes } = await renderRemote({
      'PUT /channels/production/remotes/guide': {
        revision: 13,
        version: '1.1.0',
        fromVersion: '1.0.0',
      },
    });

    await press('Activate 1.1.0 in production');
    screen.getByText('Make 1.1.0 live in production? It has 1.0.0 now.');
    expect(changes()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'New charts');
    await press('Activate');

    expect(changes()).toEqual([
      {
        call: 'PUT /channels/production/remotes/guide',
        body: { version: '1.1.0', reason: 'New charts' },
        ifMatch: '"12"',
      },
    ]);
    expect(successes).toEqual(['Destination guide 1.1.0 is live in production.']);
  });

  test('that goes live says what could not be asked of it', async () => {
    const { successes } = await renderRemote({
      'PUT /channels/production/remotes/guide': {
        revision: 13,
        version: '1.1.0',
        fromVersion: '1.0.0',
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

  test('is previewed by a link that expires', async () => {
    const path = 'POST /remotes/guide/versions/1.1.0/preview';
    const { answers } = await renderRemote({ [path]: 'pending' });

    await press('Preview 1.1.0');
    const dialog = within(screen.getByRole('dialog', { name: 'Preview Destination guide 1.1.0' }));
    dialog.getByText('Making a link');
    await press('Close');

    answers[path] = 'broken';
    await press('Preview 1.1.0');
    await screen.findByText('The registry could not be reached. Please try again.');
    answers[path] = { path: '/registry/v1/preview/signed', ends: '2026-11-20T17:15:00.000Z' };
    await press('Try again');

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open it here' });
    expect(link.href).toMatch(/^http.*\/registry\/v1\/preview\/signed$/);
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(link.href);
    screen.getByText('20/11/2026 17:15');
  });

  test('is first tried by some of the visitors', async () => {
    const { changes, answers, successes } = await renderRemote({
      'PUT /channels/production/remotes/guide': {
        revision: 13,
        version: '1.0.0',
        fromVersion: '1.0.0',
        candidate: '1.1.0',
        share: 10,
      },
    });

    await press('Activate 1.1.0 in production');
    await userEvent.selectOptions(screen.getByLabelText('For'), '10 of 100 visitors');
    answers['GET /remotes'] = overviewFixture({
      remotes: [
        remoteFixture({ live: [placeFixture({ trial: { version: '1.1.0', share: 10 } })] }),
      ],
    });
    await press('Activate');

    await screen.findByText('1.1.0 for 10 of 100');
    expect(changes()).toMatchObject([{ body: { version: '1.1.0', share: 10 } }]);
    expect(successes).toEqual([
      'Destination guide 1.1.0 is rolled out to 10% of visitors in production.',
    ]);
    expect((await cells())[1]?.[1]).toBe('10 of 100Activate 1.1.0 in production');
  });

  test('whose first version goes live goes to all', async () => {
    await renderRemote();

    await press('Activate 1.1.0 in preview');

    screen.getByText('Make 1.1.0 live in preview? It does not have it now.');
    expect(screen.queryByLabelText('For')).toBeNull();
  });

  test.each(['production', 'preview'])(
    'that was rolled out in steps in %s shows what was reported of each, beside the others',
    async (channel) => {
      const reported = { failures: 0, failurePercent: 0, late: 0 };
      await renderRemote({
        [`GET /channels/${channel}/remotes/guide/steps`]: {
          steps: [
            {
              revision: 13,
              version: '1.1.0',
              share: 10,
              since: '2026-11-20T17:00:00.000Z',
              until: null,
              figures: [
                {
                  ...reported,
                  version: '1.1.0',
                  visitors: 30,
                  loads: 40,
                  failures: 6,
                  failurePercent: 15,
                  counts: { loaded: 40, hung: 6 },
                },
                { ...reported, version: '1.0.0', visitors: 1, loads: 1, counts: { loaded: 1 } },
              ],
            },
          ],
        },
      });

      const table = await screen.findByRole('table', {
        name: `Rollouts of Destination guide in ${channel}, the latest step first`,
      });
      expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
        '1.1.010 of 10020/11/2026 17:00 to now30 visitors, 40 loads6 failed (15 %)hung: 61.0.01 visitor, 1 loadnone failed',
      );
    },
  );

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

    expect(changes()).toMatchObject([
      { call: 'PUT /channels/production/remotes/guide', body: { version: '1.1.0' } },
    ]);
  });

  test('that a gate refuses says every reason', async () => {
    await renderRemote({
      'PUT /channels/production/remotes/guide': {
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

  test('changed by somebody else meanwhile is read again, and sent on the new revision only when asked once more', async () => {
    const path = 'PUT /channels/production/remotes/guide';
    const { answers, changes } = await renderRemote({
      [path]: {
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

    answers[path] = { revision: 14, version: '1.1.0', fromVersion: '0.9.0' };
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

  test('of which nothing is published says so', async () => {
    fakeRegistry({ 'GET /remotes/guide/versions': { versions: [] } });
    setup('/admin/remotes?remote=guide');

    await screen.findByText(/Nothing has been published yet/);
  });

  test('whose versions cannot be read says so', async () => {
    fakeRegistry();
    setup('/admin/remotes?remote=guide');

    await screen.findByText('The versions could not be loaded.');
  });

  test('that does not exist is shown', async () => {
    fakeRegistry();
    setup('/admin/remotes?remote=atlas');

    await screen.findByText('There is no remote called atlas.');
  });
});

describe('the history', () => {
  test('of a channel lists every step', async () => {
    fakeRegistry({
      'GET /channels/preview/history?page=1&size=50': {
        channel: channelFixture({ name: 'preview' }),
        history: [
          stepFixture({ revision: 3, action: 'shared', candidate: '1.1.0', share: 10 }),
          stepFixture({ revision: 2, action: 'rolled back', toVersion: null, reason: '' }),
          stepFixture({ revision: 1, fromVersion: null }),
        ],
        page: 1,
        totalPages: 1,
      },
    });
    setup('/admin/remotes?view=history&channel=preview');

    expect(await cells()).toEqual([
      ['Revision', 'What', 'From → to', 'Who and when', 'Reason'],
      [
        '3',
        'For someguide',
        '1.1.0 for 10 of 100 visitors, 1.0.0 for the others',
        'ada@larkfare.example19/11/2026 09:00',
        'New climate charts',
      ],
      [
        '2',
        'Rolled backguide',
        'from 0.9.0 →  to nothing',
        'ada@larkfare.example19/11/2026 09:00',
        '–',
      ],
      [
        '1',
        'Activatedguide',
        'from nothing →  to 1.0.0',
        'ada@larkfare.example19/11/2026 09:00',
        'New climate charts',
      ],
    ]);
  });

  test('of many steps has pages, and says which one is shown', async () => {
    const ofPage = (page: number, revision: number) => ({
      channel: channelFixture(),
      history: [stepFixture({ revision })],
      page,
      totalPages: 2,
    });
    fakeRegistry({
      'GET /channels/production/history?page=1&size=50': ofPage(1, 51),
      'GET /channels/production/history?page=2&size=50': ofPage(2, 1),
    });
    setup('/admin/remotes?view=history');
    await screen.findByText('51');

    await press('Next');

    await screen.findByText('Page 2 of 2');
  });

  test('that is empty says so', async () => {
    fakeRegistry({
      'GET /channels/production/history?page=1&size=50': {
        channel: channelFixture(),
        history: [],
        page: 1,
        totalPages: 1,
      },
    });
    setup('/admin/remotes?view=history');

    await screen.findByText('Nothing has been made live here yet.');
  });

  test('that cannot be read says so', async () => {
    fakeRegistry();
    setup('/admin/remotes?view=history');

    await screen.findByText('The history could not be loaded.');
  });
});

describe('withdrawing a version', () => {
  const path = 'PUT /remotes/guide/versions/1.1.0/availability';
  const withdrawn = {
    availability: 'yanked' as const,
    reason: 'Wrong times',
    decidedBy: 'ada@larkfare.example',
    decidedAt: '2026-11-21T09:00:00.000Z',
  };

  test('says why, and what is live instead', async () => {
    const { answers, changes } = fakeRegistry({
      'GET /remotes/guide/versions': versions,
      [path]: { replaced: [{ channel: 'production', version: '1.0.0' }] },
    });
    const { successes } = setup('/admin/remotes?remote=guide');
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
    setup('/admin/remotes?remote=guide');
    await screen.findByRole('table');
    await press('Availability of 1.1.0');
    await userEvent.type(await screen.findByLabelText('Reason'), 'Wrong times');

    await press('Save');

    await screen.findByText('The registry is unavailable.');
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Wrong times');
  });
});
