import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const version = '2.15.1';
/** Its quickest executor. */
const runtime = '@graphql-hive/router-runtime';
const root = new URL('../../../', import.meta.url);
const folder = fileURLToPath(new URL('.data/peers/', root));
const config = fileURLToPath(new URL('deploy/routers/hive-gateway.config.mjs', root));
const command = `${folder}node_modules/@graphql-hive/gateway/dist/bin.js`;
const triesAtMost = 120;

/** Hive Gateway (MIT) with our configuration. Half a gigabyte, so it is installed for those who start it only. */
export async function startHiveGateway(
  supergraphSdl: string,
  ...options: '--hive-router-runtime'[]
): Promise<{ pid: number; url: string; stop(): Promise<void> }> {
  await install();
  const port = await freePort();
  // Each gateway reads its file again and again.
  const supergraph = `${folder}supergraph-${port}.graphql`;
  await writeFile(supergraph, supergraphSdl);
  const child = spawn(
    process.execPath,
    [
      ...[command, 'supergraph', supergraph, `--config-path=${config}`],
      ...[`--port=${port}`, '--host=127.0.0.1', '--fork=1', ...options],
    ],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > triesAtMost || child.exitCode !== null)
      throw new Error('Hive Gateway did not start.');
    await wait(500);
  }
  return {
    pid: child.pid ?? 0,
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function install(): Promise<void> {
  if (existsSync(command) && existsSync(`${folder}node_modules/${runtime}`)) return;
  console.error(`Installing @graphql-hive/gateway ${version} in .data/peers…`);
  await mkdir(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', [
    ...args,
    `@graphql-hive/gateway@${version}`,
    `${runtime}@1.4.23`,
  ]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isUp = (url: string) =>
  fetch(`${url}/healthcheck`).then(
    ({ ok }) => ok,
    () => false,
  );
