import { screen, within } from '@testing-library/react';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { cells, press, renderRemote, renderRemotes } from '../render-remotes.tsx';

describe('a remote', () => {
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

    await screen.findByText('3 failed (0.3%)');
    expect((await cells()).map((row) => row[3])).toEqual([
      'Loads in 24 h',
      'NoneErrors of 1.1.0',
      '1,2003 failed (0.3%)7 lateErrors of 1.0.0',
    ]);
  });

  test('a remote without figures still lists its versions', async () => {
    await renderRemote({ 'GET /remotes/guide/reports': 'broken' });

    expect((await cells()).map((row) => row[3])).toEqual([
      'Loads in 24 h',
      'UnavailableErrors of 1.1.0',
      'UnavailableErrors of 1.0.0',
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

  test.each(['production', 'preview'])(
    'a rollout in %s shows the reports of each step, beside those of the others',
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
        '1.1.010% of visitors20/11/2026 17:00 to now30 visitors, 40 loads6 failed (15%)hung: 61.0.01 visitor, 1 loadnone failed',
      );
    },
  );

  test('a remote without versions is reported', async () => {
    fakeRegistry({ 'GET /remotes/guide/versions': { versions: [] } });
    renderRemotes('?remote=guide');

    await screen.findByText(/Nothing has been published yet/);
  });

  test('a failure to load the versions is reported', async () => {
    fakeRegistry();
    renderRemotes('?remote=guide');

    await screen.findByText('The versions could not be loaded.');
  });

  test('an unknown remote is reported, with a link back', async () => {
    fakeRegistry();
    renderRemotes('?remote=atlas');

    await screen.findByText('There is no remote called atlas.');
    const link = screen.getByRole('link', { name: 'See what is live' });
    expect(link.getAttribute('href')).toBe('/admin/remotes');
    expect(screen.queryByRole('link', { name: 'Notifications' })).toBeNull();
  });
});
