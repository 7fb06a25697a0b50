import { matchPath } from 'react-router';
import type { RemoteManifest, RemoteRoute } from '@larkfare/remote-contract';
import type { RemoteBuild, RemoteOnPage } from '../../src/page/page-data.ts';
import type { Remote } from './remote-folder.ts';

/** Where the files of one build of a remote are, for ever. */
export const baseOf = ({ name, build }: Pick<RemoteManifest, 'name' | 'build'>) =>
  `/_r/${name}/${build}/`;

/** Which build of each remote a page starts with. It is written into the page; nothing has to be asked for. */
export const toSnapshot = (remotes: Remote[]): RemoteOnPage[] =>
  remotes.map(({ name, title, paths, manifest, version, before, framed, isPreview }) => ({
    name,
    title,
    paths,
    ...(version && { version }),
    ...(framed && { trust: 'unreviewed' }),
    ...(isPreview && { isPreview }),
    ...(manifest && { build: toBuild(manifest) }),
    ...(before?.manifest && {
      before: {
        version: before.version ?? '',
        paths: before.paths,
        build: toBuild(before.manifest),
      },
    }),
  }));

/** What a browser needs to run a build. */
export const toBuild = (manifest: RemoteManifest): RemoteBuild => ({
  id: manifest.build,
  base: baseOf(manifest),
  entry: manifest.entry,
  container: manifest.container,
  chunkGlobal: manifest.chunkGlobal,
  integrity: Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
  ),
});

/** The remote that draws a path, and the files of that route. The first in the list wins, as in the browser. */
export function ownerOf(
  remotes: Remote[],
  path: string,
): { remote: Remote; route?: RemoteRoute } | undefined {
  const remote = remotes.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
  if (!remote) return undefined;
  const route = remote.manifest?.routes.find(({ path: pattern }) => matchPath(pattern, path));
  return { remote, route };
}
