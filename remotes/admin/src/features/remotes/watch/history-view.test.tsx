import { screen } from '@testing-library/react';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { channelFixture, stepFixture } from '../registry/remote-fixtures.ts';
import { cells, press, renderRemotes } from '../render-remotes.tsx';

describe('the history', () => {
  test('each step of a channel is listed', async () => {
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
    renderRemotes('?view=history&channel=preview');

    expect(await cells()).toEqual([
      ['Revision', 'What', 'From → to', 'Who and when', 'Reason'],
      [
        '3',
        'For someguide',
        '1.1.0 for 10% of visitors, 1.0.0 for the others',
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

  test('a long history has pages, and the current one is marked', async () => {
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
    renderRemotes('?view=history');
    await screen.findByText('51');

    await press('Next');

    await screen.findByText('Page 2 of 2');
  });

  test('an empty history is reported', async () => {
    fakeRegistry({
      'GET /channels/production/history?page=1&size=50': {
        channel: channelFixture(),
        history: [],
        page: 1,
        totalPages: 1,
      },
    });
    renderRemotes('?view=history');

    await screen.findByText('Nothing has been made live here yet.');
  });

  test('a failure to load the history is reported', async () => {
    fakeRegistry();
    renderRemotes('?view=history');

    await screen.findByText('The history could not be loaded.');
  });
});
