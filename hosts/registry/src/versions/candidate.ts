import { createHash } from 'node:crypto';
import { valid } from 'semver';
import { type Candidate, type Manifest } from './published.input.ts';

/** A version is a full semantic version; build metadata would let one version be two. */
export const versionProblem = (version: string): string | undefined =>
  valid(version) === version && !version.includes('+')
    ? undefined
    : `“${version.slice(0, 40)}” is no version such as 1.4.0.`;

/** The files that came are exactly those of the manifest, byte for byte. */
export function fileProblems({ manifest, files }: Pick<Candidate, 'manifest' | 'files'>): string[] {
  const problems = [];
  for (const [name, { sha384, bytes }] of Object.entries(manifest.files)) {
    const file = files.get(name);
    if (!file) problems.push(`${name} is in the manifest and was not sent.`);
    else if (file.length !== bytes || sha384Of(file) !== sha384)
      problems.push(`${name} is not the file that the manifest describes.`);
  }
  for (const name of files.keys())
    if (!Object.hasOwn(manifest.files, name)) problems.push(`${name} is not in the manifest.`);
  for (const name of namedFiles(manifest))
    if (!Object.hasOwn(manifest.files, name))
      problems.push(`${name} is named by a route or as the entry and is not among the files.`);
  return problems;
}

const namedFiles = ({ entry, routes }: Manifest) =>
  new Set([entry, ...routes.flatMap(({ scripts, styles }) => [...scripts, ...styles])]);

const sha384Of = (content: Buffer) => createHash('sha384').update(content).digest('base64');

/** The same for the same manifest, operations and files, whoever sends them and in whatever order. */
export function contentHash({
  manifest,
  operations,
}: Pick<Candidate, 'manifest' | 'operations'>): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(sorted(manifest)));
  hash.update(JSON.stringify(sorted(operations)));
  return hash.digest('hex');
}

/** Object keys in order, all the way down; the order of lists means something and stays. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
