import type { RemoteManifest } from './remote-manifest.ts';

/** Facts that a browser needs to run a build. */
export interface RemoteBuild {
  id: string;
  /** `/_r/<name>/<build>/` */
  base: string;
  entry: string;
  type?: 'module';
  container: string;
  chunkGlobal: string;
  /** Its pages bring a header and a main element. */
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

/** The ranges that `create` wrote before remote.json had the field `contract`, while remotes brought a layout. */
const rangesOfContract1: (string | undefined)[] = ['^1.0.0', '^1.1.0', '^1.2.0', '^1.3.0'];

function hasOwnLayout({ contract, needs }: Pick<RemoteManifest, 'contract' | 'needs'>): boolean {
  const isRangeOf1 = rangesOfContract1.includes(needs['@larkfare/remote-contract']);
  return (contract ?? (isRangeOf1 ? 1 : 2)) === 1;
}
