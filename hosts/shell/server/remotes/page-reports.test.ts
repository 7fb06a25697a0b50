import { aRemote } from '../testing/a-remote.ts';
import { nonceFor, recordSent } from './page-reports.ts';
import type { Remote } from './remote-folder.ts';
import { toSnapshot } from './snapshot.ts';

const version = (changes: Partial<Remote> = {}) =>
  aRemote({ version: '1.1.0', paths: ['/guide/:place'], ...changes });
const { version: _, ...own } = version({ name: 'public', paths: ['/home'] });
const visitor = { ip: '192.0.2.1' };
let sent: string[];
const published = {
  reports: {
    nonce: (of: { remote: string; version: string }, address: string) =>
      `${of.remote} ${of.version} for ${address}`,
    sent: (of: { remote: string; version: string }, address: string) =>
      sent.push(`${of.remote} ${of.version} to ${address}`),
    failed: () => undefined,
  },
};
beforeEach(() => (sent = []));

test('a page has a nonce for each published version that it may run, and for no other', () => {
  const remotes = [own, version(), version({ name: 'weather', isPreview: true })];

  expect(toSnapshot(remotes, nonceFor(visitor, published)).map(({ nonce }) => nonce)).toEqual([
    undefined,
    'guide 1.1.0 for 192.0.2.1',
    undefined,
  ]);
});

test('a page of a partner counts for the version that brings its header and footer, too', () => {
  const layout = { scripts: [], styles: [] };
  const manifest = { layout, needs: {}, files: {}, routes: [], name: 'public', build: 'b' };
  const site = { ...own, version: '2.0.0', isOwn: true, manifest } as unknown as Remote;
  const remotes = [site, version()];

  expect(recordSent(visitor, { remotes, path: '/guide/oban', published })?.name).toBe('guide');
  expect(recordSent(visitor, { remotes, path: '/elsewhere', published })).toBeUndefined();
  expect(sent).toEqual([
    'guide 1.1.0 to 192.0.2.1',
    'public 2.0.0 to 192.0.2.1',
    'public 2.0.0 to 192.0.2.1',
  ]);
});

test.each([
  ['a published remote', '/guide/oban', ['guide 1.1.0 to 192.0.2.1']],
  ['the site itself', '/home', []],
  ['nothing', '/elsewhere', []],
])('what is sent with a page of %s is recorded: %s', (_name, path, expected) => {
  const recorded = recordSent(visitor, { remotes: [own, version()], path, published });

  expect(sent).toEqual(expected);
  expect(recorded?.name).toBe(expected.length > 0 ? 'guide' : undefined);
});
