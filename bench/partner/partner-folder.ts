import { startRemoteDev } from '@larkfare/test-servers';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const commandLine = fileURLToPath(
  new URL('../../packages/remote-cli/bin/larkfare-remote.mjs', import.meta.url),
);

/** A partner's folder outside this repository, and the commands that they type there. */
export function partnerFolder(
  home: string,
  name: string,
  { site, token }: { site: string; token: string },
) {
  const folder = join(home, name);
  const page = join(folder, 'src/features/regions/regions-page.tsx');
  const styles = join(folder, 'src/features/regions/regions-page.module.css');
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    LARKFARE_SITE: site,
    LARKFARE_TOKEN: token,
  };
  const type = async (cwd: string, program: string, ...argv: string[]) => {
    await promisify(execFile)(program, argv, { cwd, env });
  };
  return {
    create: () => type(home, process.execPath, commandLine, 'create', name),
    install: () => type(folder, 'npm', 'install', '--no-audit', '--no-fund'),
    build: () => type(folder, 'npm', 'run', 'build'),
    publishAndActivate: () => type(folder, 'npx', 'larkfare-remote', 'publish', '--activate'),
    activate: (version: string) =>
      type(folder, 'npx', 'larkfare-remote', 'activate', '--version', version),
    rollBack: () => type(folder, 'npx', 'larkfare-remote', 'rollback'),

    async change(text: string, other: string) {
      await writeFile(page, (await readFile(page, 'utf8')).replaceAll(`"${text}"`, `"${other}"`));
    },
    /** Adds a field whose text shows whether a page kept its state. */
    async addField() {
      const text = await readFile(page, 'utf8');
      await writeFile(
        page,
        text
          .replace('<ul role', '<><input aria-label="Note" /><ul role')
          .replace('</ul>', '</ul></>'),
      );
    },
    async changeStyles(text: RegExp, other: string) {
      await writeFile(styles, (await readFile(styles, 'utf8')).replace(text, other));
    },
    /** Starts `larkfare-remote dev` on a free port. @returns its address, and a function that stops it */
    dev() {
      const program = join(folder, 'node_modules/.bin/larkfare-remote');
      return startRemoteDev([process.execPath, program, 'dev'], { cwd: folder, env });
    },
    async setVersion(version: string) {
      const path = join(folder, 'package.json');
      const described = JSON.parse(await readFile(path, 'utf8'));
      await writeFile(path, JSON.stringify({ ...described, version }, null, 2));
    },
    async buildId(): Promise<string> {
      const { build }: { build: string } = JSON.parse(
        await readFile(join(folder, 'dist/remote.json'), 'utf8'),
      );
      return build;
    },
  };
}
