import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeRegistry } from './registry/fake-registry.ts';
import { versionFixture } from './registry/remote-fixtures.ts';
import { Component as RemotesPage } from './remotes-page.tsx';

/** The registry's response for a remote with two versions. */
export const versions = {
  versions: [versionFixture({ version: '1.1.0' }), versionFixture({ version: '1.0.0' })],
};

/** Renders the screen of the remotes with this query in its address. */
export const renderRemotes = (query = '') =>
  renderPage(<RemotesPage />, {}, { address: `/admin/remotes${query}` });

/** Renders the view of the remote `guide`, which has two versions, and waits for these. */
export async function renderRemote(answers: Parameters<typeof fakeRegistry>[0] = {}) {
  const registry = fakeRegistry({
    'GET /remotes/guide/versions': versions,
    'GET /remotes/guide/reports': { versions: [] },
    ...answers,
  });
  const rendered = renderRemotes('?remote=guide');
  await screen.findByRole('table', { name: /^Versions/ });
  return { ...rendered, ...registry };
}

/** The text of each cell of the only table, row by row, its head included. */
export const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
