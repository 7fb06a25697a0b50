import type { RemoteManifest } from './remote-manifest.ts';

/** What a browser needs to run a build. */
export interface RemoteBuild {
  id: string;
  /** `/_r/<name>/<build>/` */
  base: string;
  entry: string;
  type?: 'module';
  container: string;
  chunkGlobal: string;
  /** Its pages bring a header and a main element of their own. */
  hasOwnLayout?: true;
  /** File name to `sha384-…`. */
  integrity: Record<string, string>;
}

/** The permanent base address of a build's files. */
export const baseOf = ({ name, build }: Pick<RemoteManifest, 'name' | 'build'>) =>
  `/_r/${name}/${build}/`;

export const toBuild = (manifest: Omit<RemoteManifest, 'server'>): RemoteBuild => ({
  id: manifest.build,
  base: baseOf(manifest),
  entry: manifest.entry,
  ...(manifest.type && { type: manifest.type }),
  container: manifest.container,
  chunkGlobal: manifest.chunkGlobal,
  ...(hasOwnLayout(manifest) && { hasOwnLayout: true }),
  integrity: Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
  ),
});

/** Until 1.4 of the contract the shell rendered no layout: what was built for those versions stays as it was. */
function hasOwnLayout({ needs }: Pick<RemoteManifest, 'needs'>): boolean {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(needs['@larkfare/remote-contract'] ?? '') ?? [];
  return major === '1' && Number(minor) < 4;
}
