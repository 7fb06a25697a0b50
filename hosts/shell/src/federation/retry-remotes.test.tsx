import type { RemoteOnPage } from '../page/page-data.ts';
import { loadedApp, serveBuilds } from '../testing/served-builds.ts';
import { rememberFailure } from './failed-builds.ts';
import { createRemotes } from './remotes.ts';

const { remoteName, requests, fileOf, build, remote } = serveBuilds();

describe('a retry', () => {
  const snapshotIs = (remotes: RemoteOnPage[] | Error) => {
    globalThis.fetch = () =>
      remotes instanceof Error
        ? Promise.reject(remotes)
        : Promise.resolve(new Response(JSON.stringify(remotes)));
  };

  test.each(['is missing', 'has a syntax error', 'throws when its app is evaluated'] as const)(
    'loads a build whose script %s again, from another address',
    async (fault) => {
      const guide = remote(fault);
      const remotes = createRemotes([guide]);
      await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({
        remoteName: remoteName(),
      });
      await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({
        remoteName: remoteName(),
      });
      expect(requests).toEqual([fileOf('b')]);

      build('b', 'works');
      snapshotIs([guide]);
      expect(await remotes.refresh(remoteName())).toEqual({ needsReload: false });

      expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} b`);
      expect(requests).toEqual([fileOf('b'), `${fileOf('b')}?attempt=1`]);
    },
  );

  test('loads the newest build, and the known one while the snapshot cannot be loaded', async () => {
    const guide = remote('is missing');
    const remotes = createRemotes([guide]);
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName: remoteName() });

    snapshotIs(new TypeError('Failed to fetch'));
    await remotes.refresh(remoteName());
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName: remoteName() });
    snapshotIs([{ ...guide, build: build('c', 'works') }]);
    await remotes.refresh(remoteName());

    expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} c`);
    expect(requests).toEqual([fileOf('b'), `${fileOf('b')}?attempt=1`, `${fileOf('c')}?attempt=1`]);
  });

  test('tries a version again that crashed in this tab', async () => {
    const guide = remote('works');
    const remotes = createRemotes([guide]);
    rememberFailure(remoteName(), 'b');
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName: remoteName() });

    snapshotIs([guide]);
    await remotes.refresh(remoteName());

    expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName()} b`);
  });

  test('needs a reload when another build runs on the page, or the newest is for a sandbox', async () => {
    const guide = remote('is missing', 'works');
    const remotes = createRemotes([guide]);
    await remotes.load(guide, '/guide');

    snapshotIs([guide]);
    expect(await remotes.refresh(remoteName())).toEqual({ needsReload: true });
    snapshotIs([{ ...guide, build: build('a', 'works') }]);
    expect(await remotes.refresh(remoteName())).toEqual({ needsReload: false });
    snapshotIs([{ ...guide, build: build('a', 'works'), trust: 'unreviewed' }]);
    expect(await remotes.refresh(remoteName())).toEqual({ needsReload: true });
  });
});
