import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { renderRemotes } from '../render-remotes.tsx';

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

const target = {
  ...{ id: 'a1', address: 'https://hooks.example/', isConfirmed: true },
  ...{ createdBy: 'CI', createdAt: moment },
};
const setup = () => renderRemotes('?remote=guide&view=notifications');

test('the addresses and the deliveries of a remote are listed with what became of them', async () => {
  fakeRegistry({
    'GET /remotes/guide/notifications': {
      targets: [target],
      deliveries: [
        delivery,
        { ...failed, id: 'd2' },
        { ...failed, id: 'd3', nextAttemptAt: null },
        { ...delivery, id: 'd4', attempts: 1, nextAttemptAt: null, deliveredAt: moment },
      ],
    },
  });
  setup();

  const table = await screen.findByRole('table', { name: 'Deliveries, the latest first' });
  const states = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(states).toEqual([
    'Waiting',
    'RetriedThe receiver answered 500.Next attempt 19/11/2026 08:30',
    'Given upThe receiver answered 500.',
    'Delivered19/11/2026 08:30',
  ]);
});

test('a webhook is added, and its secret is shown once', async () => {
  const { answers, changes } = fakeRegistry({
    'GET /remotes/guide/notifications': { targets: [], deliveries: [] },
    'POST /remotes/guide/notifications': { ...target, secret: 'whsec_secret' },
  });
  setup();
  await screen.findByText('No one is notified about this remote yet.');

  await userEvent.click(screen.getByRole('button', { name: 'New address' }));
  await userEvent.type(screen.getByLabelText('Address'), target.address);
  answers['GET /remotes/guide/notifications'] = { targets: [target], deliveries: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));

  expect(await screen.findByLabelText<HTMLInputElement>('Secret')).toHaveProperty(
    'value',
    'whsec_secret',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('rowheader', { name: target.address });
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_secret')).toBeNull());
  expect(changes()).toMatchObject([{ body: { address: target.address } }]);
});

test('without an address nothing is sent', async () => {
  const { changes } = fakeRegistry({
    'GET /remotes/guide/notifications': { targets: [], deliveries: [] },
  });
  setup();
  await userEvent.click(await screen.findByRole('button', { name: 'New address' }));

  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));

  screen.getByText('Address is required.');
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(changes()).toEqual([]);
});

test('an e-mail address is added as such, and removed after a question', async () => {
  const ann = { ...target, address: 'mailto:ann@example.com', isConfirmed: false };
  const { changes } = fakeRegistry({
    'GET /remotes/guide/notifications': { targets: [ann], deliveries: [] },
    'POST /remotes/guide/notifications': { ...ann, secret: 'whsec_secret' },
    'DELETE /remotes/guide/notifications/a1': { message: 'It is no longer notified.' },
  });
  const { successes } = setup();

  await userEvent.click(await screen.findByRole('button', { name: 'New address' }));
  await userEvent.type(screen.getByLabelText('Address'), 'ann@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  await waitFor(() => expect(screen.queryByLabelText('Address')).toBeNull());
  await screen.findByText('Not confirmed');
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${ann.address}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(successes).toEqual([`${ann.address} is no longer notified.`]));
  expect(changes()).toMatchObject([{ body: { address: ann.address } }, {}]);
});
