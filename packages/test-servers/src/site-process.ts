import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { newTestDataFolder } from '@larkfare/embedded-database/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface SiteProcess {
  url: string;
  pid: number;
  dataFolder: string;
  /** Its embedded PostgreSQL, as superuser. */
  databaseUrl: string;
  /** SIGTERM; removes the data folder unless `keepData`. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

/**
 * Starts the real site in its own process, with its own data folder and a free port. The folder is a copy of the template
 * if there is one, unless the site brings its own or wants no demonstration. It logs to the file SITE_LOG, if that is set.
 */
export async function startSite(
  options: { dataFolder?: string; env?: Record<string, string> } = {},
): Promise<SiteProcess> {
  const dataFolder = options.dataFolder ?? (await newDataFolder(options.env));
  // SITE_URL would override the address of this site.
  const { SITE_URL: _, SITE_LOG: log, ...environment } = process.env;
  const child = spawn(
    join(root, 'node_modules/node/bin/node'),
    // The flags of scripts/node-flags.mjs
    [
      '--max-semi-space-size=16',
      '--max-old-space-size=1536',
      ...['--import', './scripts/swc-hook.mjs', 'standalone/src/main.ts'],
    ],
    {
      cwd: root,
      // Without the mount gate, so that broken remotes can be published.
      env: {
        ...environment,
        PORT: '0',
        DATA_DIR: dataFolder,
        MOUNT_BROWSER: 'off',
        DEMO_DATA: 'catalogue',
        // Each site of a run but the first starts from what V8 compiled for it.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', log ? openSync(log, 'a') : 'inherit', 'ipc'], // It ends with this process.
    },
  );
  const url = await readyAt(child);
  const socket = encodeURIComponent(join(dataFolder, 'database', 'socket'));

  return {
    url,
    pid: child.pid ?? 0,
    dataFolder,
    databaseUrl: `postgresql://larkfare@localhost/postgres?host=${socket}`,
    async stop({ keepData = false } = {}) {
      await end(child);
      if (!keepData) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function newDataFolder(env: Record<string, string> = {}): Promise<string> {
  const folder = await newTestDataFolder('larkfare-site-');
  const template = process.env.SITE_TEMPLATE;
  if (template && env.DEMO_DATA !== 'none')
    await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

/** Makes SITE_TEMPLATE, the data folder of a site that has loaded the demonstration. @returns a function that deletes it */
export async function makeSiteTemplate(env: Record<string, string>): Promise<() => Promise<void>> {
  const { dataFolder, stop } = await startSite({ env });
  await stop({ keepData: true });
  process.env.SITE_TEMPLATE = dataFolder;
  return () => rm(dataFolder, { recursive: true });
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    child.once('exit', (code) =>
      reject(new Error(`The site stopped with ${code}:\n${output.join('\n')}`)),
    );
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const ready = /ready at (\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
