import { createHash } from 'node:crypto';
import { valid } from 'semver';
import { type Candidate, type Manifest } from './published.input.ts';
import { storedFiles } from './stored-files.rules.ts';

/** Semantic versions without build metadata, which semver ignores when it compares versions. */
export const versionProblem = (version: string): string | undefined =>
  valid(version) === version && !version.includes('+')
    ? undefined
    : `“${version.slice(0, 40)}” is not a version such as 1.4.0.`;

/** The uploaded files must be exactly those of the manifest, byte for byte. */
export function fileProblems({ manifest, files }: Pick<Candidate, 'manifest' | 'files'>): string[] {
  const problems = [];
  const described = storedFiles(manifest);
  for (const [name, { sha384, bytes }] of Object.entries(described)) {
    const file = files.get(name);
    if (!file) problems.push(`${name} is in the manifest but was not uploaded.`);
    else if (file.length !== bytes || sha384Of(file) !== sha384)
      problems.push(`${name} does not match its hash in the manifest.`);
  }
  for (const name of files.keys())
    if (!Object.hasOwn(described, name)) problems.push(`${name} is not in the manifest.`);
  for (const name of namedFiles(manifest))
    if (!Object.hasOwn(manifest.files, name))
      problems.push(
        `${name} is used by a route, by a slot or as the entry but is not in the manifest.`,
      );
  return problems;
}

const namedFiles = ({ entry, routes, slots = [] }: Manifest) =>
  new Set([
    entry,
    ...[...routes, ...slots].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ]);

const sha384Of = (content: Buffer) => createHash('sha384').update(content).digest('base64');
