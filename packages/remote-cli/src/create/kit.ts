import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RefusedError } from '../command/errors.ts';
import { siteRepository } from './repository.ts';

const own = fileURLToPath(new URL('../../', import.meta.url));
const workspaces = [
  'remote-contract',
  'ui-kit',
  'london-dates',
  'travellers',
  'graphql-codegen',
  'webpack-remote',
  'remote-cli',
];

/**
 * Packs the packages that a remote is built with into its `kit` folder: they are on no public registry, and a
 * committed kit builds the same remote years later. Each file is named by its content, so that npm never takes an
 * installed package for a newer one.
 * @returns package name to tarball file name
 */
export async function writeKit(target: string): Promise<Map<string, string>> {
  const kit = join(target, 'kit');
  mkdirSync(kit, { recursive: true });
  if (siteRepository)
    await pack(
      siteRepository,
      kit,
      workspaces.flatMap((name) => ['-w', `packages/${name}`]),
    );
  else {
    for (const file of readdirSync(join(own, 'kit')))
      copyFileSync(join(own, 'kit', file), join(kit, file));
    await pack(own, kit, ['--ignore-scripts']);
  }
  return new Map(
    readdirSync(kit).flatMap((file) => {
      const [, name, version] = /^larkfare-(.+)-(\d+\.\d+\.\d+)\.tgz$/.exec(file) ?? [];
      if (!name) return [];
      const content = createHash('sha256')
        .update(readFileSync(join(kit, file)))
        .digest('hex');
      const named = `larkfare-${name}-${version}-${content.slice(0, 8)}.tgz`;
      renameSync(join(kit, file), join(kit, named));
      return [[`@larkfare/${name}`, named] as const];
    }),
  );
}

/** The kit's lines of package.json. */
export const kitLines = (kit: Map<string, string>) =>
  [...kit].map(([name, file]) => `    "${name}": "file:kit/${file}"`).join(',\n');

async function pack(folder: string, kit: string, options: string[]) {
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', kit, ...options], {
    cwd: folder,
  }).catch((problem: unknown) => {
    throw new RefusedError(`npm could not pack the kit: ${String(problem)}`);
  });
}
