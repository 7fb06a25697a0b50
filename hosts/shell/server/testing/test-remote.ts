import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { RemoteManifest, RemoteRoute, RemoteSlot } from '@larkfare/remote-contract';

const describe = (text: string) => ({
  sha384: createHash('sha384').update(text).digest('base64'),
  bytes: text.length,
});

/** A built remote in a temporary folder, for tests that remove or change its files. */
export function testRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  const dist = join(folder, 'dist');
  const usualRoutes = [
    { path: '/deals', scripts: ['app.js', 'deals.js'], styles: ['deals.css'] },
    { path: '/flight/:id', scripts: ['app.js', 'airline.js'], styles: [] },
  ];
  writeFileSync(
    join(folder, 'remote.json'),
    JSON.stringify({
      name: 'partner',
      title: 'The partner',
      routes: usualRoutes.map(({ path }) => ({ path })),
    }),
  );

  function build(
    id = 'aaaaaaaaaaaa',
    files: Record<string, string> = {},
    ownRoutes?: Omit<RemoteRoute, 'scripts' | 'styles'>[],
    slots: RemoteSlot[] = [],
  ): RemoteManifest {
    const routes =
      ownRoutes?.map((route) => ({ scripts: [], styles: [], ...route })) ?? usualRoutes;
    const contents = {
      'entry.js': `entry ${id}`,
      'app.js': 'app',
      'deals.js': 'deals',
      'airline.js': 'airline',
      'deals.css': '.deals{}',
      ...files,
    };
    mkdirSync(dist, { recursive: true });
    for (const [file, text] of Object.entries(contents)) writeFileSync(join(dist, file), text);
    writeFileSync(join(dist, 'app.js.map'), 'map');
    const server = `server ${id}`;
    mkdirSync(join(dist, 'server'), { recursive: true });
    writeFileSync(join(dist, 'server/app.cjs'), server);
    const manifest: RemoteManifest = {
      name: 'partner',
      title: 'The partner',
      build: id,
      container: 'remote_partner',
      chunkGlobal: `webpackChunkremote_partner_${id}`,
      needs: {},
      entry: 'entry.js',
      routes,
      slots,
      server: { path: 'server/app.cjs', ...describe(server) },
      files: Object.fromEntries(
        Object.entries(contents).map(([file, text]) => [file, describe(text)]),
      ),
    };
    writeFileSync(join(dist, 'remote.json'), JSON.stringify(manifest));
    return manifest;
  }

  return {
    folder,
    build,
    remove: () => renameSync(dist, join(folder, 'away')),
    restore: () => renameSync(join(folder, 'away'), dist),
    damage: (file: string) => writeFileSync(join(dist, file), 'this is not ( javascript'),
    delete: () => rmSync(folder, { recursive: true }),
  };
}
