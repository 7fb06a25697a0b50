import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RefusedError } from '../command/errors.ts';
import { siteRepository } from './repository.ts';

export const own = fileURLToPath(new URL('../../', import.meta.url));

/** Version of this command line, and so of every package of its kit: they are released together. */
export const kitVersion: string = JSON.parse(
  readFileSync(join(own, 'package.json'), 'utf8'),
).version;

/** Package name to its version in package.json. */
export type Kit = Map<string, string>;

/** The kit as a registry has it. */
export function publishedKit(): Kit {
  const names = siteRepository
    ? workspaces(siteRepository)
    : [...packed(join(own, 'kit')).keys(), '@larkfare/remote-cli'];
  return new Map(names.map((name) => [name, kitVersion]));
}

/**
 * Packs the packages that a remote is built with into its `kit` folder: a committed kit builds the same remote years
 * later, without a registry that has it. Each file is named by its content, because npm identifies a package by its
 * address and never reads a replaced file again.
 */
export async function writeKit(target: string): Promise<Kit> {
  const kit = join(target, 'kit');
  mkdirSync(kit, { recursive: true });
  if (siteRepository)
    await pack(
      siteRepository,
      kit,
      workspaces(siteRepository).flatMap((name) => ['-w', name]),
    );
  else {
    for (const file of readdirSync(join(own, 'kit')))
      copyFileSync(join(own, 'kit', file), join(kit, file));
    await pack(own, kit, ['--ignore-scripts']);
  }
  return new Map(
    [...packed(kit)].map(([name, file]) => {
      const content = createHash('sha256')
        .update(readFileSync(join(kit, file)))
        .digest('hex');
      const named = file.replace(/\.tgz$/, `-${content.slice(0, 8)}.tgz`);
      renameSync(join(kit, file), join(kit, named));
      return [name, `file:kit/${named}`];
    }),
  );
}

/** The kit's lines of package.json. */
export const kitLines = (kit: Kit) =>
  [...kit].map(([name, version]) => `    "${name}": "${version}"`).join(',\n');

/** The packages that are released together, with which a remote is built. */
const workspaces = (repository: string): string[] =>
  JSON.parse(readFileSync(join(repository, '.changeset/config.json'), 'utf8')).fixed[0];

/** Package name to the file that `npm pack` has written. */
const packed = (folder: string) =>
  new Map(
    readdirSync(folder).flatMap((file) => {
      const [, name] = /^larkfare-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
      return name ? [[`@larkfare/${name}`, file] as const] : [];
    }),
  );

async function pack(folder: string, kit: string, options: string[]) {
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', kit, ...options], {
    cwd: folder,
  }).catch((problem: unknown) => {
    throw new RefusedError(`npm could not pack the kit: ${String(problem)}`);
  });
}
