import { createLog } from '@larkfare/service-kit';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Storage } from './storage/storage.ts';
import { type Sandbox, type SandboxedRemote } from './trust/sandbox.ts';
import { type Manifest } from './versions/published.input.ts';

/** A version with its files on this machine, as the shell's server reads remotes. */
export interface RemoteOnDisk {
  name: string;
  title: string;
  version: string;
  paths: string[];
  /** The folder of its files. */
  dist: string;
  /** Absent while its files could not be fetched: visitors are told that it is not available just now. */
  manifest?: Manifest;
  /** The styles of its routes by file name, to be written into the HTML. */
  css: Map<string, string>;
  /** For an unreviewed remote, which runs in a sandbox instead of the page. */
  sandbox?: Sandbox;
  /** What was live before: visitors get it while this version does not load. */
  previous?: RemoteOnDisk;
  /** What a share of the visitors, out of 100, tries in place of it. */
  candidate?: { share: number; remote: RemoteOnDisk };
}

export type Described = { version: string; manifest: Manifest; sandbox?: Sandbox };

const log = createLog('registry');

/** A version with its files, whether it is live or not. @throws when they are not here and cannot be fetched */
export async function onDisk(storage: Storage, described: Described): Promise<RemoteOnDisk> {
  const { manifest } = described;
  const dist = await storage.folderOf(manifest);
  const styles = [...new Set(manifest.routes.flatMap((route) => route.styles))];
  const css = await Promise.all(
    styles.map(async (name) => [name, await textOf(join(dist, name))] as const),
  );
  return { ...withoutFiles(described), dist, manifest, css: new Map(css) };
}

/**
 * Live remotes with their files and what stands beside them. A live version whose files cannot be fetched leaves the one
 * that was shown before it, if any; a version before or a candidate is done without.
 * @param shown what was shown until now
 */
export async function remotesOnDisk(
  storage: Storage,
  live: SandboxedRemote[],
  shown: RemoteOnDisk[],
): Promise<{ remotes: RemoteOnDisk[]; isWhole: boolean }> {
  let isWhole = true;
  const fetched = async (described: Described) => {
    try {
      return await onDisk(storage, described);
    } catch (problem) {
      isWhole = false;
      log.warn({ err: problem }, `${described.manifest.name} ${described.version} is not here`);
      return undefined;
    }
  };
  const remotes = await Promise.all(
    live.map(async ({ previous, candidate, ...described }) => {
      const remote = await fetched(described);
      if (!remote)
        return shown.find(({ name }) => name === described.remote) ?? withoutFiles(described);
      const previousOnDisk = previous && (await fetched(previous));
      const tried = candidate && (await fetched(candidate));
      return {
        ...remote,
        ...(previousOnDisk && { previous: previousOnDisk }),
        ...(candidate && tried && { candidate: { share: candidate.share, remote: tried } }),
      };
    }),
  );
  return { remotes, isWhole };
}

function withoutFiles({ version, manifest, sandbox }: Described): RemoteOnDisk {
  const { name, title, routes } = manifest;
  const paths = routes.map(({ path }) => path);
  return { name, title, version, paths, dist: '', css: new Map(), ...(sandbox && { sandbox }) };
}

/** A file that is lost costs its remote a style, and the other remotes nothing. */
const textOf = (file: string) =>
  readFile(file, 'utf8').catch((problem: unknown) => {
    log.error({ err: problem }, 'a published style is not where it was kept');
    return '';
  });
