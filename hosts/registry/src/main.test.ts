import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@larkfare/service-kit/testing';
import { migrations } from './index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const start = (settings: Record<string, string>) =>
  spawn(
    process.execPath,
    ['--import', `${root}scripts/swc-hook.mjs`, `${root}hosts/registry/src/main.ts`],
    { env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );

test('the registry runs as a process of its own and stops on SIGTERM', async () => {
  const database = await testDatabase(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-registry-main-'));
  const shell = join(folder, 'shell.json');
  await writeFile(shell, JSON.stringify({ shared: { react: '19.3.1' } }));
  const registry = start({
    PORT: '0',
    DATABASE_URL: database.url,
    CONTENT_URL: 'http://127.0.0.1:1/graphql',
    DATA_DIR: folder,
    SHELL_BUILD: shell,
    LOG_LEVEL: 'info',
  });

  const listening = /http:\/\/127\.0\.0\.1:\d+/;
  let address: string | undefined;
  for await (const line of createInterface(registry.stderr))
    if ((address = listening.exec(line)?.[0])) break;
  const snapshot = await fetch(`${address}/registry/v1/channels/production/snapshot`);
  const ended = once(registry, 'exit');
  registry.kill('SIGTERM');

  expect(snapshot.status).toBe(200);
  expect(await ended).toEqual([0, null]);
  await database.drop();
  await rm(folder, { recursive: true });
});

test('missing settings are named at start', async () => {
  const registry = start({});

  const said = Buffer.concat(await registry.stderr.toArray()).toString();

  expect(said).toContain('These settings are missing or wrong:');
  expect(said).toMatch(/DATABASE_URL.*\n.*CONTENT_URL/);
});
