import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm start` in a separate process group, as a terminal or a service manager runs it. */
export function npmStart(folder: string, env: Record<string, string>) {
  const { NODE_ENV: _, ...environment } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: {
      ...environment,
      DATA_DIR: folder,
      DEMO_DATA: 'none',
      MOUNT_BROWSER: 'off',
      LARKFARE_BUILD: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const errors: string[] = [];
  npm.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const lines = createInterface({ input: npm.stdout }).on('line', (line) => output.push(line));
  const line = (text: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const read = (printed: string) => {
        const [, match] = text.exec(printed) ?? [];
        if (match) resolve(match);
      };
      output.forEach(read);
      lines.on('line', read);
      lines.once('close', () => reject(new Error([...output, ...errors].join('\n'))));
    });
  return { npm, output, errors, line, exited: once(npm, 'exit') };
}

/** PostgreSQL’s own process. */
export const postgresId = (folder: string): number =>
  Number(readFileSync(join(folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
