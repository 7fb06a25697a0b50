import { createLog } from '@larkfare/server-kit/log';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageSlots, type PageSlot, type SlotOrders } from '../release/slot-order.rules.ts';
import { type Storage } from '../versions/storage.ts';
import { withNames } from './reviewed-names.ts';
import { type Running, type Sandbox, type SandboxedRemote } from './sandbox.ts';
import { type Manifest } from '../versions/published.input.ts';

/** A version with its files on this machine, as the shell's server reads remotes. */
export interface RemoteOnDisk {
  name: string;
  title: string;
  version: string;
  paths: string[];
  /** Contributions to pages of the site. */
  slots: PageSlot[];
  /** The folder of its files. */
  dist: string;
  /** Absent while its files could not be fetched: visitors see that it is not available. */
  manifest?: Manifest;
  /** The styles of its routes, slots and layout by file name, to be inlined in the HTML. */
  css: Map<string, string>;
  /** For an unreviewed remote, which runs in a sandbox instead of the page. */
  sandbox?: Sandbox;
  /** For a reviewed remote: the GraphQL operations that it may send while the server renders it. */
  operations?: string[];
  /** The previous live version: visitors get it while this one does not load. */
  previous?: RemoteOnDisk;
  /** Rolled out to a percentage of visitors in place of it. */
  candidate?: { share: number; remote: RemoteOnDisk };
  /** Percentage of visitors who get it, while the others get the remote that came with the site. */
  share?: number;
}

export type Described = Pick<RemoteOnDisk, 'version'> & Running & { manifest: Manifest };

const log = createLog('registry');

/** A version with its files, live or not. @throws when the files cannot be fetched */
export async function onDisk(
  storage: Storage,
  described: Described,
  orders: SlotOrders = {},
): Promise<RemoteOnDisk> {
  const { manifest } = described;
  const dist = await storage.folderOf(manifest);
  const styles = new Set(
    [
      ...manifest.routes,
      ...(manifest.slots ?? []),
      ...(manifest.layout ? [manifest.layout] : []),
    ].flatMap((part) => part.styles),
  );
  const css = await Promise.all(
    [...styles].map(async (name) => [name, await textOf(join(dist, name))] as const),
  );
  return { ...withoutFiles(described, orders), dist, manifest, css: new Map(css) };
}

/**
 * Live remotes with the files of their versions. When a live version's files cannot be fetched, the one that was served
 * before it stays, if any; a previous version or a candidate is left out.
 * @param known what was served until now, and who fills which slot
 */
export async function remotesOnDisk(
  storage: Storage,
  live: SandboxedRemote[],
  { shown, orders }: { shown: RemoteOnDisk[]; orders: SlotOrders },
): Promise<{ remotes: RemoteOnDisk[]; isWhole: boolean }> {
  let isWhole = true;
  const fetched = async (described: Described) => {
    try {
      return await onDisk(storage, described, orders);
    } catch (problem) {
      isWhole = false;
      log.warn(
        { err: problem },
        `${described.manifest.name} ${described.version} could not be fetched`,
      );
      return undefined;
    }
  };
  const remotes = await Promise.all(
    live.map(async ({ previous, candidate, share, ...described }) => {
      const remote = await fetched(described);
      if (!remote)
        return (
          shown.find(({ name }) => name === described.remote) ?? withoutFiles(described, orders)
        );
      const previousOnDisk = previous && (await fetched(previous));
      const tried = candidate && (await fetched(candidate));
      return {
        ...remote,
        ...(share && { share }),
        ...(previousOnDisk && { previous: previousOnDisk }),
        ...(candidate && tried && { candidate: { share: candidate.share, remote: tried } }),
      };
    }),
  );
  return { remotes, isWhole };
}

function withoutFiles(
  { version, manifest, names, sandbox, operations }: Described,
  orders: SlotOrders,
): RemoteOnDisk {
  const named = names ? withNames(manifest, names) : manifest;
  const { name, title, routes } = named;
  const paths = routes.map(({ path }) => path);
  return {
    name,
    title,
    version,
    paths,
    slots: pageSlots(named, orders),
    dist: '',
    css: new Map(),
    ...(sandbox && { sandbox }),
    ...(operations && { operations }),
  };
}

/** A file that is lost costs its remote a style, and the other remotes nothing. */
const textOf = (file: string) =>
  readFile(file, 'utf8').catch((problem: unknown) => {
    log.error({ err: problem }, 'a published style is missing');
    return '';
  });
