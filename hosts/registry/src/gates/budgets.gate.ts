import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { type Candidate } from '../versions/published.input.ts';
import { type Gate } from './gate.ts';

/** In bytes after gzip. */
export const budgets = { firstScreen: 120_000, total: 600_000 };

/** Limits a remote's size and keeps its styles and globals to its own. */
export const budgetsGate: Gate = {
  name: 'budgets',
  problems: (candidate) => [
    ...sizeProblems(candidate),
    ...[...candidate.files].flatMap(([name, file]) =>
      name.endsWith('.css')
        ? styleProblems(name, file.toString('utf8'), candidate.manifest.name)
        : [],
    ),
    ...globalProblems(candidate),
  ],
};

function sizeProblems({ manifest, files }: Candidate): string[] {
  const sizes = new Map([...files].map(([name, file]) => [name, gzipSync(file).length]));
  const sizeOf = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const problems = manifest.routes
    .map(({ path, scripts, styles }) => ({
      path,
      bytes: sizeOf([manifest.entry, ...scripts, ...styles]),
    }))
    .filter(({ bytes }) => bytes > budgets.firstScreen)
    .map(
      ({ path, bytes }) =>
        `${path} loads ${kilobytes(bytes)}; the limit is ${kilobytes(budgets.firstScreen)}.`,
    );
  const total = sizeOf(files.keys());
  if (total > budgets.total)
    problems.push(
      `All files together are ${kilobytes(total)}; the limit is ${kilobytes(budgets.total)}.`,
    );
  return problems;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Every selector must contain a class of the remote, so that no rule reaches the rest of the page. */
function styleProblems(file: string, css: string, remote: string): string[] {
  const own = new RegExp(`\\.${remote}_`);
  const problems: string[] = [];
  try {
    postcss.parse(css).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name))
        return;
      for (const selector of rule.selectors)
        if (!own.test(selector))
          problems.push(`${file}: “${selector}” styles more than this remote.`);
    });
  } catch (problem) {
    problems.push(`${file}: ${(problem as Error).message}`);
  }
  return problems;
}

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
