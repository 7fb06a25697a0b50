import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VersionReview } from '@larkfare/remote-cli/registry-api';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { versionFixture } from '../registry/remote-fixtures.ts';
import { press, renderRemotes } from '../render-remotes.tsx';

const review = {
  trust: 'reviewed' as const,
  decidedBy: 'ada@larkfare.example',
  decidedAt: '2026-11-19T09:00:00.000Z',
};
const none = { added: [], removed: [] };
const reviewFixture = (
  version: Parameters<typeof versionFixture>[0] = {},
  changes: Partial<VersionReview> = {},
): VersionReview => ({
  version: versionFixture({ version: '1.1.0', trust: 'unreviewed', ...version }),
  before: { version: '1.0.0', build: 'aaa111', hasSources: true },
  files: [
    {
      name: 'app.2222.js',
      bytes: 1200,
      change: 'changed',
      before: { name: 'app.1111.js', bytes: 1000 },
    },
    { name: 'page.css', bytes: 90, change: 'same' },
  ],
  routes: none,
  operations: none,
  slots: none,
  ...changes,
});
const path = 'GET /remotes/guide/versions/1.1.0/review';
const decision = 'PUT /remotes/guide/versions/1.1.0/trust';

const renderReview = () => renderRemotes('?remote=guide&review=1.1.0');
const panel = () => screen.findByRole('region', { name: 'Decision' });
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('an unreviewed version shows where it runs, and the files that differ from the last reviewed one', async () => {
  fakeRegistry({ [path]: reviewFixture() });
  renderReview();

  expect((await panel()).textContent).toContain('Not reviewedThis version runs in a frame');
  screen.getByText('Compared with 1.0.0, the version that was reviewed last.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FileChangeSize',
    'app.2222.jsChanged1.2 kBwas 1.0 kB',
    'Changes in app.2222.jsLoading the changes…',
    'page.cssUnchanged90 bytes',
  ]);
});

test('the commit and the run that a version was built from are named, and the key that signed it', async () => {
  const source = { commit: '0123456789abcdef', run: 'https://ci.example.com/runs/7' };
  fakeRegistry({ [path]: reviewFixture({ source, signature: { label: 'Release', value: '' } }) });
  renderReview();

  expect((await panel()).textContent).toContain(
    'Commit 0123456789ab, run at ci.example.com. Signed with the key “Release”.',
  );
  expect(screen.getByRole('link', { name: 'run at ci.example.com' }).getAttribute('href')).toBe(
    source.run,
  );
});

test('the changes of a file are shown when they are opened', async () => {
  fakeRegistry({
    [path]: reviewFixture(),
    'GET /_r/guide/abc123def456/app.2222.js': { text: 'let a=1;steal();let b=2;' },
    'GET /_r/guide/aaa111/app.1111.js': { text: 'let a=1;let b=2;' },
  });
  renderReview();

  await userEvent.click(await screen.findByText('Changes in app.2222.js'));

  expect((await screen.findByText('+steal();')).tagName).toBe('INS');
});

const sources: VersionReview['sources'] = {
  files: [
    {
      path: 'src/app.tsx',
      name: './src/app.tsx',
      bytes: 300,
      change: 'changed',
      before: { name: '../src/app.tsx', bytes: 200 },
    },
  ],
  same: 12,
  packages: [{ name: 'd3', files: 9, bytes: 4000, added: 1, changed: 2, removed: 0 }],
  omitted: 0,
};
const sourcesOf = () => screen.findByRole('region', { name: 'Sources' });
const sourceCall = (version: string, name: string) =>
  `GET /remotes/guide/versions/${version}/source?name=${encodeURIComponent(name)}`;

test('the sources of a version are compared by file, and those of packages counted', async () => {
  fakeRegistry({ [path]: reviewFixture({}, { sources }) });
  renderReview();

  const section = await sourcesOf();
  const rows = within(section).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FileChangeSize',
    'src/app.tsxChanged300 byteswas 200 bytes',
    'Changes in src/app.tsxLoading the changes…',
    'PackageChangeSourcesSize',
    'd31 added, 2 changed94.0 kB',
  ]);
  expect(section.textContent).toContain('12 sources of the remote did not change.');
  expect(section.textContent).toContain('What runs are the built files below.');
  screen.getByRole('region', { name: 'Built files' });
});

test('the changed lines of a source are shown when it is opened', async () => {
  fakeRegistry({
    [path]: reviewFixture({}, { sources }),
    [sourceCall('1.1.0', './src/app.tsx')]: { status: 200, body: { text: 'a();\nsteal();\n' } },
    [sourceCall('1.0.0', '../src/app.tsx')]: { status: 200, body: { text: 'a();\n' } },
  });
  renderReview();

  await userEvent.click(await screen.findByText('Changes in src/app.tsx'));

  expect((await screen.findByText('+steal();')).tagName).toBe('INS');
});

test('a failure to load a source is reported', async () => {
  fakeRegistry({ [path]: reviewFixture({}, { sources }) });
  renderReview();

  await userEvent.click(await screen.findByText('Changes in src/app.tsx'));

  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});

test.each([
  ['without sources', {}, 'There are no sources of this version'],
  [
    'after one without sources',
    { sources, before: { version: '1.0.0', build: 'aaa111', hasSources: false } },
    'Version 1.0.0 was published without sources',
  ],
  [
    'with too many sources',
    { sources: { ...sources, omitted: 1200 } },
    '1,200 more are not listed',
  ],
])('a version %s is marked', async (_, changes, words) => {
  fakeRegistry({ [path]: reviewFixture({}, changes) });
  renderReview();

  expect((await sourcesOf()).textContent).toContain(words);
});

test('new paths and operations are listed', async () => {
  const operations = { added: ['query Spy {\n  regions\n}'], removed: ['query Old'] };
  fakeRegistry({ [path]: reviewFixture({}, { operations }) });
  renderReview();

  const list = await screen.findByRole('region', { name: 'GraphQL operations' });
  expect(list.textContent).toContain('+ query Spy {\n+   regions\n+ }- query Old');
  expect(screen.queryByRole('region', { name: 'Paths' })).toBeNull();
});

test('a review shows its author and time', async () => {
  fakeRegistry({ [path]: reviewFixture({ trust: 'reviewed', reviews: [review] }) });
  renderReview();

  expect((await panel()).textContent).toContain(
    'Marked as reviewed 19/11/2026 09:00, ada@larkfare.example',
  );
});

test('a version is marked as reviewed after a question that explains the consequence', async () => {
  const registry = fakeRegistry({ [path]: reviewFixture(), [decision]: { trust: 'reviewed' } });
  renderReview();
  await panel();

  await press(/^Mark as reviewed/);
  expect((await screen.findByRole('dialog')).textContent).toContain('runs in the page');
  registry.answers[path] = reviewFixture({ trust: 'reviewed', reviews: [review] });
  await confirmWith('Mark as reviewed');

  await screen.findByRole('button', { name: /^Withdraw the review/ });
  expect(registry.changes()).toMatchObject([{ call: decision, body: { trust: 'reviewed' } }]);
});

test('a review is withdrawn after a question', async () => {
  const registry = fakeRegistry({
    [path]: reviewFixture({ trust: 'reviewed' }),
    [decision]: { trust: 'unreviewed' },
  });
  renderReview();
  await panel();

  await press(/^Withdraw the review/);
  await confirmWith('Withdraw the review');

  await waitFor(() =>
    expect(registry.changes()).toMatchObject([{ body: { trust: 'unreviewed' } }]),
  );
});

test('closing the question decides nothing', async () => {
  const registry = fakeRegistry({ [path]: reviewFixture() });
  renderReview();
  await panel();

  await press(/^Mark as reviewed/);
  await confirmWith('Cancel');

  expect(registry.changes()).toEqual([]);
});

test('a refusal is shown in the registry’s words', async () => {
  fakeRegistry({
    [path]: reviewFixture(),
    [decision]: { status: 401, body: { message: 'Please sign in.' } },
  });
  const { errors } = renderReview();
  await panel();

  await press(/^Mark as reviewed/);
  await confirmWith('Mark as reviewed');

  await waitFor(() => expect(errors).toEqual(['Please sign in.']));
});
