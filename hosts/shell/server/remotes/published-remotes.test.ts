import type { RemoteManifest } from '@larkfare/remote-contract';
import { remotesForPath } from './page-remotes.ts';
import { withPublished } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { forGroup } from './visitor-group.rules.ts';

const manifest = {} as RemoteManifest;
const own: Remote = {
  name: 'public',
  title: 'The public site',
  paths: ['/home'],
  dist: 'own',
  css: new Map(),
  manifest,
};
const version = (changes: Partial<Remote> = {}): Remote => ({
  ...own,
  version: '1.0.0',
  dist: 'published',
  ...changes,
});
const live = (published: Remote) => withPublished([own], [published])[0];

test('a published version takes the place of the remote that came with the site, which is its last good one', () => {
  expect(live(version())).toMatchObject({ version: '1.0.0', isOwn: true, previous: own });
  expect(live(version({ previous: version({ version: '0.9.0' }) }))).toMatchObject({
    version: '1.0.0',
    previous: { version: '0.9.0', previous: own },
  });
});

test.each([
  ['not reviewed', { sandbox: { operations: [] } }],
  ['without its files', { manifest: undefined }],
])('one that is %s is left out', (_, changes) => {
  expect(live({ ...version(), ...changes } as Remote)).toEqual(own);
});

test('a share of the visitors gets it beside the remote that came with the site', () => {
  const remotes = withPublished([own], [version({ share: 50 })]);

  const dists = Array.from({ length: 100 }, (_, group) => forGroup(remotes, group)[0]?.dist);

  expect(dists.filter((dist) => dist === 'published')).toHaveLength(50);
  expect(dists.filter((dist) => dist === 'own')).toHaveLength(50);
});

test('the back office runs published versions of the site’s own remotes, and no partner’s', () => {
  const admin = { ...own, name: 'admin', paths: ['/admin'] };
  const guide = version({ name: 'guide', paths: ['/guide'] });
  const remotes = withPublished([own, admin], [version({ ...admin, version: '2.0.0' }), guide]);

  expect(remotesForPath(remotes, '/admin').map(({ name }) => name)).toEqual(['public', 'admin']);
  expect(remotesForPath(remotes, '/home').map(({ name }) => name)).toEqual(['public', 'guide']);
});
