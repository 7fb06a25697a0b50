import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedError } from '../command/errors.ts';
import { own } from './kit.ts';

/** A release of the kit: `1.3.0` and its part of the changelog. */
export interface Release {
  version: string;
  changes: string;
}

/** The releases after that version, newest first. */
export const releasesAfter = (
  version: string,
  changelog = readFileSync(join(own, 'CHANGELOG.md'), 'utf8'),
): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { version: heading.trim(), changes: lines.join('\n').trim() };
    })
    .filter((release) => isNewer(release.version, version));

/**
 * Runs the codemods of the releases in the remote's folder, oldest first. A release that requires remotes to change what a
 * program can change brings one, `codemods/<version>.mjs`. @returns the versions of those that ran @throws RefusedError
 * if one fails
 */
export const runCodemods = (
  releases: Release[],
  folder: string,
  codemods = join(own, 'codemods'),
) =>
  releases.toReversed().flatMap(({ version }) => {
    const script = join(codemods, `${version}.mjs`);
    if (!existsSync(script)) return [];
    try {
      execFileSync(process.execPath, [script], { cwd: folder });
    } catch {
      // Its output is in the terminal.
      throw new RefusedError(
        `The codemod of ${version} failed. The kit is replaced: change the rest by hand, as its changelog describes.`,
      );
    }
    return [version];
  });

const isNewer = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;
