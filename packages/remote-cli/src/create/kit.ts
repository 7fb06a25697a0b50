import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
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
 * committed kit builds the same remote years later.
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
      const name = /^larkfare-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1];
      return name ? [[`@larkfare/${name}`, file] as const] : [];
    }),
  );
}

async function pack(folder: string, kit: string, options: string[]) {
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', kit, ...options], {
    cwd: folder,
  }).catch((problem: unknown) => {
    throw new RefusedError(`npm could not pack the kit: ${String(problem)}`);
  });
}
