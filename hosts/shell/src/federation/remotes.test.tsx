import type { RemoteOnPage } from '../page/page-data.ts';
import { loadedApp, serveBuilds, type Served } from '../testing/served-builds.ts';
import { rememberFailure } from './failed-builds.ts';
import { createRemotes } from './remotes.ts';

const { remoteName, requests, fileOf, build, remote, reported, sentReports } = serveBuilds();

const faults: [fault: Served, outcome: string][] = [
  ['is missing', 'missing'],
  ['has another hash', 'missing'],
  ['has a syntax error', 'broken'],
  ['throws while it runs', 'broken'],
  ['sets something else', 'broken'],
  ['throws when its app is evaluated', 'broken'],
  ['needs another React', 'broken'],
  ['exposes no routes', 'broken'],
];

test('the live version is loaded with its integrity hash, once, and reported', async () => {
  const guide = remote('works', 'works');
  const remotes = createRemotes([guide]);

  const apps = await Promise.all([remotes.load(guide, '/guide'), remotes.load(guide, '/guide/1')]);

  expect(apps.map(loadedApp)).toEqual([`${remoteName()} b`, `${remoteName()} b`]);
  expect(requests).toEqual([fileOf('b')]);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'loaded']));
});

test.each(faults)(
  'a version whose script %s gives way to the previous one',
  async (fault, outcome) => {
    const guide = remote(fault, 'works');

    const app = await createRemotes([guide]).load(guide, '/guide');

    expect(loadedApp(app)).toBe(`${remoteName()} a`);
    expect(requests).toEqual([fileOf('b'), fileOf('a')]);
    expect(await sentReports()).toEqual(reported(['1.1.0', outcome], ['1.0.0', 'loaded']));
  },
);

test.each(faults)(
  'without a previous version, one whose script %s fails by name',
  async (fault, outcome) => {
    const guide = remote(fault);

    const loading = createRemotes([guide]).load(guide, '/guide');

    await expect(loading).rejects.toMatchObject({
      name: 'RemoteFailure',
      remoteName: remoteName(),
    });
    expect(await sentReports()).toEqual(reported(['1.1.0', outcome]));
  },
);

test.each(faults)(
  'a previous version whose script %s fails with the live one',
  async (fault, outcome) => {
    const guide = remote('has a syntax error', fault);

    const loading = createRemotes([guide]).load(guide, '/guide');

    await expect(loading).rejects.toMatchObject({
      name: 'RemoteFailure',
      remoteName: remoteName(),
    });
    expect(await sentReports()).toEqual(reported(['1.1.0', 'broken'], ['1.0.0', outcome]));
  },
);

test('a version that crashed in this tab is not loaded or reported again', async () => {
  const guide = remote('works', 'works');
  rememberFailure(remoteName(), 'b');

  const app = await createRemotes([guide]).load(guide, '/guide');

  expect(loadedApp(app)).toBe(`${remoteName()} a`);
  expect(await sentReports()).toEqual(reported(['1.0.0', 'loaded']));
});

test('a version whose files the site does not have is not reported as failed', async () => {
  const { build: _, ...guide } = remote('works', 'works');

  const app = await createRemotes([guide]).load(guide, '/guide');

  expect(loadedApp(app)).toBe(`${remoteName()} a`);
  expect(await sentReports()).toEqual(reported(['1.0.0', 'loaded']));
});

test('the previous version is not loaded for a path that only the live one has', async () => {
  const guide = remote('is missing', 'works');
  const remotes = createRemotes([guide]);

  await expect(remotes.load(guide, '/guide/1')).rejects.toMatchObject({ remoteName: remoteName() });
  expect(requests).toEqual([fileOf('b')]);

  expect(remotes.isOutOfReach(guide, '/guide/1')).toBe(false);
  await remotes.load(guide, '/guide');
  expect(remotes.isOutOfReach(guide, '/guide/1')).toBe(true);
  await expect(remotes.load(guide, '/guide/1')).rejects.toMatchObject({ remoteName: remoteName() });
});

test('each remote is registered under its own name and gets its own app', async () => {
  const guide = remote('works');
  const map: RemoteOnPage = {
    ...guide,
    name: `${remoteName()}-map`,
    paths: ['/map'],
    build: build('m', 'works', `${remoteName()}-map`),
  };
  const remotes = createRemotes([guide, map]);

  const apps = await Promise.all([remotes.load(guide, '/guide'), remotes.load(map, '/map')]);

  expect(apps.map(loadedApp)).toEqual([`${remoteName()} b`, `${remoteName()}-map m`]);
  expect(remotes.ownerOf('/map')?.name).toBe(map.name);
  expect(remotes.ownerOf('/guide/7')?.name).toBe(guide.name);
  expect(remotes.ownerOf('/elsewhere')).toBeUndefined();
});

test('previews and the site’s own remotes, which have no nonce, are not reported', async () => {
  const { version: _, nonce: __, ...own } = remote('works');
  const preview = { ...own, name: `${remoteName()}-preview`, version: '2.0.0', isPreview: true };
  const remotes = createRemotes([own, preview]);

  await remotes.load(own, '/guide');
  await remotes.load(preview, '/guide');

  expect(await sentReports()).toEqual([]);
});
