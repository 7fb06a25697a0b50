import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sendRaw } from '@larkfare/server-kit/testing';
import { counted, type ObservedAttack } from './attack.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const targets = [
  'http://OTHER/api/%2e%2e/latest/meta-data',
  'http://OTHER/api/region',
  '/api/%2e%2e//OTHER/latest/meta-data',
  '//OTHER/api/%2e%2e/latest/meta-data',
];

/** A separate shell in front of the site is made to request another server of its network. */
export const attack: ObservedAttack = {
  name: 'requests through a shell to another server',
  async run({ site, seconds }) {
    let reached = 0;
    const other = createServer((_request, response) => {
      reached += 1;
      response.end('secret');
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const otherHost = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const shell = spawn(
      process.execPath,
      ['--import', './scripts/swc-hook.mjs', 'standalone/src/server.ts', 'shell'],
      {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DATA_DIR: site.dataFolder,
          DATABASE_URL: site.databaseUrl,
          SITE_URL: 'http://localhost',
          GATEWAY_URL: site.url,
          GATEWAY_INTERNAL_URL: site.url,
          REGISTRY_URL: site.url,
          LOG_LEVEL: 'fatal',
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // It ends with this process.
      },
    );
    const url = await new Promise<string>((resolve, reject) => {
      shell.once('exit', (code) => reject(new Error(`The shell stopped with ${code}.`)));
      if (!shell.stdout) return;
      createInterface({ input: shell.stdout }).on('line', (line) => {
        const [, address] = /ready at (\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      });
    });

    const { answers, count } = counted();
    const ends = performance.now() + seconds * 1000;
    for (let n = 0; performance.now() < ends; n += 1) {
      const target = (targets[n % targets.length] ?? '').replace('OTHER', otherHost);
      // A proxy in front passes on what names its own host only.
      const { status } = await sendRaw(url, target, n % 8 < 4 ? otherHost : 'localhost');
      count(status);
    }
    const exited = once(shell, 'exit');
    shell.kill('SIGTERM');
    await exited;
    await once(other.close(), 'close');
    const problems = reached > 0 ? [`The other server was reached ${reached} times.`] : [];
    return { answers: { ...answers, 'other server reached': reached }, problems };
  },
};
