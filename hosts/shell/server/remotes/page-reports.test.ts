import { aRemote } from '../testing/a-remote.ts';
import { recordCode, recordPage } from './page-reports.ts';
import type { Remote } from './remote-folder.ts';
import { toSnapshot } from './page-remotes.ts';
import { forGroup } from './visitor-group.rules.ts';

const version = (changes: Partial<Remote> = {}) =>
  aRemote({ version: '1.1.0', paths: ['/guide/:place'], ...changes });
const { version: _, ...own } = version({ name: 'public', paths: ['/home'] });
const visitor = { ip: '192.0.2.1' };
let group: number;
let sent: string[];
const published = {
  groups: { of: () => group, signed: () => undefined, read: () => undefined },
  reports: {
    sent: (of: { remote: string; version: string }, address: string) => {
      sent.push(`${of.remote} ${of.version} to ${address}`);
      return `${of.remote} ${of.version} for ${address}`;
    },
    nonceOf: async () => undefined,
    failed: () => undefined,
  },
};
beforeEach(() => {
  [group, sent] = [0, []];
});

const page = (remotes: Remote[], path: string, all = remotes) =>
  recordPage(visitor, { remotes, path, all, published });

test('a page has a nonce for the published version that it shows, and for no other', () => {
  const remotes = [own, version(), version({ name: 'weather', paths: ['/weather'] })];
  const { nonceOf } = page(remotes, '/guide/oban');

  expect(toSnapshot(remotes, nonceOf).map(({ nonce }) => nonce)).toEqual([
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

  expect(page(remotes, '/guide/oban').counted?.name).toBe('guide');
  expect(page(remotes, '/elsewhere').counted).toBeUndefined();
  expect(sent).toEqual([
    'guide 1.1.0 to 192.0.2.1',
    'public 2.0.0 to 192.0.2.1',
    'public 2.0.0 to 192.0.2.1',
  ]);
});

test.each([
  ['a published remote', '/guide/oban', version(), ['guide 1.1.0 to 192.0.2.1']],
  ['a preview', '/guide/oban', version({ isPreview: true }), []],
  ['the site itself', '/home', version(), []],
  ['nothing', '/elsewhere', version(), []],
])('a page of %s at %s is recorded', (_name, path, remote, expected) => {
  const { counted } = page([own, remote], path);

  expect(sent).toEqual(expected);
  expect(counted?.name).toBe(expected.length > 0 ? 'guide' : undefined);
});

test.each([
  [9, ['guide 1.2.0 to 192.0.2.1', 'guide 1.2.0 to 192.0.2.1']],
  [10, []],
])(
  'a page of a rollout to a tenth of the visitors counts for a network of group %i: %j',
  (place, expected) => {
    const candidate = { share: 10, remote: version({ version: '1.2.0' }) };
    const all = [own, version({ candidate })];
    // The cookie belongs to a group that gets the candidate.
    const groups = Array.from({ length: 100 }, (_, each) => each);
    const chosen = groups.filter((each) => forGroup(all, each)[1]?.version === '1.2.0');
    group = (chosen[0] ?? 0) + place;

    page(forGroup(all, chosen[0]), '/guide/oban', all);
    recordCode(visitor, candidate.remote, { all, published });

    expect(sent).toEqual(expected);
  },
);
