import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRegistry } from '../registry/fake-registry.ts';
import {
  channelFixture,
  healthFixture,
  overviewFixture,
  placeFixture,
  remoteFixture,
} from '../registry/remote-fixtures.ts';
import { cells, press, renderRemotes } from '../render-remotes.tsx';

describe('live remotes', () => {
  test('each remote shows its version in each channel, since when, and its latest version', async () => {
    fakeRegistry();
    renderRemotes();

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

  test('a version that came with the site has neither a review nor a promotion', async () => {
    const live = [placeFixture({ channel: 'preview', version: 'the site’s own' })];
    fakeRegistry({ 'GET /remotes': overviewFixture({ remotes: [remoteFixture({ live })] }) });
    renderRemotes();

    expect((await cells())[1]?.slice(1, 3)).toEqual([
      'Not live',
      'Site’s own versionsince 19/11/2026 09:00Roll back Destination guide in preview',
    ]);
  });

  test('each channel shows its revision and whether it is locked, by whom and why', async () => {
    const locked = channelFixture({
      lockedReason: 'Bank holiday',
      lockedBy: 'ada@larkfare.example',
    });
    fakeRegistry({
      'GET /remotes': overviewFixture({ channels: [locked, channelFixture({ name: 'preview' })] }),
    });
    renderRemotes();

    const production = await screen.findByRole('region', { name: 'Production' });
    expect(production.textContent).toContain('Revision 12');
    expect(production.textContent).toContain('Locked');
    expect(production.textContent).toContain('“Bank holiday”, ada@larkfare.example.');
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Open');
  });

  test('is left for another view, whose heading gets the focus', async () => {
    fakeRegistry();
    renderRemotes();
    expect(document.activeElement).toBe(document.body);

    await userEvent.click(screen.getByRole('link', { name: 'Deploy tokens' }));

    await screen.findByRole('button', { name: 'New token' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('loading is shown', () => {
    fakeRegistry({ 'GET /remotes': 'pending' });
    renderRemotes();

    screen.getByText('Loading remotes');
  });

  test('an empty list shows the first step', async () => {
    fakeRegistry({ 'GET /remotes': overviewFixture({ remotes: [] }) });
    renderRemotes();

    const link = await screen.findByRole('link', { name: 'Create a deploy token' });
    expect(link.getAttribute('href')).toBe('/admin/remotes?view=tokens');
  });

  test('a failure is shown, and a retry brings the remotes', async () => {
    const { answers } = fakeRegistry({ 'GET /remotes': 'broken' });
    renderRemotes();
    await screen.findByText('The remotes could not be loaded.');

    answers['GET /remotes'] = overviewFixture();
    await press('Try again');

    await screen.findByRole('link', { name: /^Destination guide/ });
  });
});

describe('the checks of what is live', () => {
  test('the time of the last check is shown', async () => {
    fakeRegistry();
    renderRemotes();

    await screen.findByText(/pass every gate \(checked 20\/11\/2026 17:00/);
  });

  test('a version that would no longer pass is shown with every reason', async () => {
    const failing = [{ gate: 'operations', problems: ['Spy: Cannot query field "secret".'] }];
    fakeRegistry({
      'GET /health': healthFixture({
        isHealthy: false,
        live: [{ channel: 'production', remote: 'guide', version: '1.0.0', failing }],
      }),
    });
    renderRemotes();

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('guide 1.0.0 would not pass today.');
    expect(alert.textContent).toContain('Spy: Cannot query field "secret".');
  });

  test('a button repeats the checks', async () => {
    const { answers, changes } = fakeRegistry({ 'POST /health': healthFixture() });
    renderRemotes();
    await screen.findByText(/pass every gate/);

    answers['GET /health'] = healthFixture({ checkedAt: '2026-11-20T18:00:00.000Z' });
    await press('Check again');

    await screen.findByText(/checked 20\/11\/2026 18:00/);
    expect(changes()).toMatchObject([{ call: 'POST /health' }]);
  });

  test('unavailable checks are reported', async () => {
    fakeRegistry({ 'GET /health': 'broken' });
    renderRemotes();

    await screen.findByText('We couldn’t check the live versions.');
    screen.getByRole('button', { name: 'Check again' });
  });
});

describe('a lock', () => {
  test('is put on with its reason', async () => {
    const { changes, answers } = fakeRegistry({
      'PUT /channels/production/lock': channelFixture(),
    });
    const { successes } = renderRemotes();
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
    const { successes } = renderRemotes();
    await screen.findByRole('table');

    await press('Unlock production');
    expect(changes()).toEqual([]);
    await press('Unlock');

    await waitFor(() => expect(successes).toEqual(['Production is open again.']));
    expect(changes()).toMatchObject([{ call: 'DELETE /channels/production/lock' }]);
  });
});
