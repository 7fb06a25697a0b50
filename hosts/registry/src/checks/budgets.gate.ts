import { gzipSync } from 'node:zlib';
import { comesWithSite } from '../versions/own-remotes.rules.ts';
import { type Candidate } from '../versions/published.input.ts';
import { type Gate } from './gate.ts';

/** In bytes after gzip. */
const budgets = { firstScreen: 120_000, slot: 40_000, total: 600_000, server: 600_000 };

/** Limits a remote's size and keeps its globals to its own. */
export const budgetsGate: Gate = {
  name: 'budgets',
  problems: (candidate) => [...sizeProblems(candidate), ...globalProblems(candidate)],
};

function sizeProblems({ manifest, files }: Candidate): string[] {
  const sizes = new Map([...files].map(([name, file]) => [name, gzipSync(file).length]));
  const sizeOf = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const { entry, routes, slots = [] } = manifest;
  const problems = [
    ...routes.map(({ path, ...files }) => ({ ...files, part: path, limit: budgets.firstScreen })),
    ...slots.map(({ slot, ...files }) => ({ ...files, part: slot, limit: budgets.slot })),
  ].flatMap(({ part, limit, scripts, styles }) => {
    const bytes = sizeOf([entry, ...scripts, ...styles]);
    return bytes > limit
      ? [`${part} loads ${kilobytes(bytes)}; the limit is ${kilobytes(limit)}.`]
      : [];
  });
  const total = sizeOf(Object.keys(manifest.files));
  if (total > budgets.total)
    problems.push(
      `All files together are ${kilobytes(total)}; the limit is ${kilobytes(budgets.total)}.`,
    );
  const server = manifest.server && sizeOf([manifest.server.path]);
  if (server && server > budgets.server && !comesWithSite(manifest.name))
    problems.push(
      `The server build is ${kilobytes(server)}; the limit is ${kilobytes(budgets.server)}.`,
    );
  return problems;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A remote may set two globals: its container and its chunk list. */
function globalProblems({ manifest, files }: Candidate): string[] {
  const { name, container, chunkGlobal, entry } = manifest;
  const problems = [];
  if (container !== `remote_${name.replaceAll('-', '_')}`)
    problems.push(
      `The container is named ${container} instead of remote_${name.replaceAll('-', '_')}.`,
    );
  if (!chunkGlobal.startsWith(`webpackChunk${container}_`))
    problems.push(`The chunk list ${chunkGlobal} does not begin with webpackChunk${container}_.`);
  if (!files.get(entry)?.includes(container)) problems.push(`${entry} does not set ${container}.`);
  return problems;
}
