import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeRegistry } from './fake-registry.ts';
import { Component as RemotesPage } from './remotes-page.tsx';

const moment = '2026-11-19T08:30:00.000Z';
const delivery = {
  id: 'd1',
  address: 'https://hooks.example/',
  kind: 'rolled back',
  version: '1.1.0',
  happenedAt: moment,
  attempts: 0,
  nextAttemptAt: moment,
  deliveredAt: null,
  problem: null,
};
const failed = { ...delivery, attempts: 2, problem: 'The receiver answered 500.' };

test('the addresses and the deliveries of a remote are listed with what became of them', async () => {
  fakeRegistry({
    'GET /remotes/guide/notifications': {
      targets: [
        { id: 'a1', address: 'https://hooks.example/', createdBy: 'CI', createdAt: moment },
      ],
      deliveries: [
        delivery,
        { ...failed, id: 'd2' },
        { ...failed, id: 'd3', nextAttemptAt: null },
        { ...delivery, id: 'd4', attempts: 1, nextAttemptAt: null, deliveredAt: moment },
      ],
    },
  });
  renderPage(<RemotesPage />, {}, { address: '/admin/remotes?remote=guide&view=notifications' });

  const table = await screen.findByRole('table', { name: 'Deliveries, the latest first' });
  const states = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(states).toEqual([
    'Waiting',
    'RetriedThe receiver answered 500. Next attempt 19/11/2026 08:30.',
    'Given upThe receiver answered 500. ',
    'Delivered19/11/2026 08:30',
  ]);
});
