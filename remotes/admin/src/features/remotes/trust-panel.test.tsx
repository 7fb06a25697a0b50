import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeRegistry } from './fake-registry.ts';
import { overviewFixture, remoteFixture } from './remote-fixtures.ts';
import { RemotesPage } from './remotes-page.tsx';

const overviewWith = (changes: Parameters<typeof remoteFixture>[0]) =>
  overviewFixture({ remotes: [remoteFixture(changes)] });
const review = {
  trust: 'reviewed' as const,
  decidedBy: 'ada@larkfare.example',
  decidedAt: '2026-11-19T09:00:00.000Z',
};
const unreviewed = overviewWith({ trust: 'unreviewed', reviews: [] });
const reviewed = overviewWith({ trust: 'reviewed', reviews: [review] });
const other = {
  'GET /remotes/guide/versions': { versions: [] },
  'GET /remotes/guide/reports': 'pending',
} as const;

const renderRemote = () =>
  renderPage(<RemotesPage />, {}, { address: '/admin/remotes?remote=guide' });
const panel = () => screen.findByRole('region', { name: 'Review' });
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('unreviewed code says so, and where it runs', async () => {
  fakeRegistry({ 'GET /remotes': unreviewed, ...other });
  renderRemote();

  expect((await panel()).textContent).toContain('Not reviewedIt runs in a frame of its own');
});

test('a review says who decided it and when', async () => {
  fakeRegistry({ 'GET /remotes': reviewed, ...other });
  renderRemote();

  expect((await panel()).textContent).toContain(
    'Marked as reviewed 19/11/2026 09:00, ada@larkfare.example',
  );
});

test('it is marked as reviewed after a question that says what that means', async () => {
  const registry = fakeRegistry({
    'GET /remotes': unreviewed,
    'PUT /remotes/guide/trust': { trust: 'reviewed', reviews: [review] },
    ...other,
  });
  renderRemote();
  await panel();

  await press(/^Mark as reviewed/);
  expect((await screen.findByRole('dialog')).textContent).toContain('runs in the page');
  registry.answers['GET /remotes'] = reviewed;
  await confirmWith('Mark as reviewed');

  await screen.findByRole('button', { name: /^Take the review back/ });
  expect(registry.changes()).toMatchObject([
    { call: 'PUT /remotes/guide/trust', body: { trust: 'reviewed' } },
  ]);
});

test('a review is taken back after a question', async () => {
  const registry = fakeRegistry({
    'GET /remotes': reviewed,
    'PUT /remotes/guide/trust': { trust: 'unreviewed', reviews: [] },
    ...other,
  });
  renderRemote();
  await panel();

  await press(/^Take the review back/);
  await confirmWith('Take the review back');

  await waitFor(() =>
    expect(registry.changes()).toMatchObject([{ body: { trust: 'unreviewed' } }]),
  );
});

test('closing the question decides nothing', async () => {
  const registry = fakeRegistry({ 'GET /remotes': reviewed, ...other });
  renderRemote();
  await panel();

  await press(/^Take the review back/);
  await confirmWith('Cancel');

  expect(registry.changes()).toEqual([]);
});

test('a refusal is shown in the registry’s words', async () => {
  fakeRegistry({
    'GET /remotes': unreviewed,
    'PUT /remotes/guide/trust': { status: 401, body: { message: 'Please sign in.' } },
    ...other,
  });
  const { errors } = renderRemote();
  await panel();

  await press(/^Mark as reviewed/);
  await confirmWith('Mark as reviewed');

  await waitFor(() => expect(errors).toEqual(['Please sign in.']));
});
