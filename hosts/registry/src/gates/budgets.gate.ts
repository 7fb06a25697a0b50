import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { type Candidate } from '../versions/published.input.ts';
import { type Gate } from './gate.ts';

/** Bytes after gzip: what a visitor on a slow line waits for. */
export const budgets = { firstScreen: 120_000, whole: 600_000 };

/** Small enough that a page with it stays quick, and nothing in it styles or names what is not its own. */
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
        `${path} loads ${kilobytes(bytes)} at once; at most ${kilobytes(budgets.firstScreen)} are allowed.`,
    );
  const whole = sizeOf(files.keys());
  if (whole > budgets.whole)
    problems.push(
      `All files are ${kilobytes(whole)}; at most ${kilobytes(budgets.whole)} are allowed.`,
    );
  return problems;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Every selector holds a class of the remote’s own; what is meant for the whole page is refused. */
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

/** The only globals of a remote are its container and the list through which its chunks arrive. */
function globalProblems({ manifest, files }: Candidate): string[] {
  const { name, container, chunkGlobal, entry } = manifest;
  const problems = [];
  if (container !== `remote_${name.replaceAll('-', '_')}`)
    problems.push(`Its container is called ${container}, not remote_${name.replaceAll('-', '_')}.`);
  if (!chunkGlobal.startsWith(`webpackChunk${container}_`))
    problems.push(`Its chunks arrive through ${chunkGlobal}, which is not its own.`);
  if (!files.get(entry)?.includes(container)) problems.push(`${entry} does not set ${container}.`);
  return problems;
}
