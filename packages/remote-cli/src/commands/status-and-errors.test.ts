import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../index.ts';

const publishedAt = '2026-01-02T03:04:05.000Z';
const versions = Array.from({ length: 12 }, (_, index) => ({
  version: `1.${11 - index}.0`,
  trust: 'reviewed',
  publishedAt,
}));
const counts = { loaded: 40, shown: 30, hung: 6 };
const answers: Record<string, object> = {
  '/channels/production/snapshot': {
    revision: 2,
    remotes: [{ remote: 'weather', version: '1.0.0', candidate: { version: '1.11.0', share: 10 } }],
  },
  '/remotes/weather/versions': { versions },
  '/channels/production/history': {
    channel: { revision: 2, lockedReason: null },
    history: [
      {
        revision: 2,
        action: 'shared',
        toVersion: '1.0.0',
        candidate: '1.11.0',
        share: 10,
        reason: '',
        changedAt: publishedAt,
      },
      {
        revision: 1,
        action: 'activated',
        toVersion: '1.0.0',
        candidate: null,
        share: null,
        reason: '',
        changedAt: publishedAt,
      },
    ],
  },
  '/remotes/weather/reports': {
    minutes: 1440,
    versions: [{ version: '1.11.0', counts, loads: 40, failures: 6, failurePercent: 15, late: 0 }],
  },
};

let folder: string;
let registry: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-status-'));
  await writeFile(join(folder, 'remote.json'), '{"name":"weather","routes":[]}');
  await writeFile(join(folder, 'package.json'), '{"version":"1.11.0"}');
  registry = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    response.end(JSON.stringify(answers[pathname.replace('/registry/v1', '')]));
  }).listen(0);
  await once(registry, 'listening');
});
afterEach(async () => {
  registry.close();
  await rm(folder, { recursive: true });
});

async function run(command: string) {
  let said = '';
  const { port } = registry.address() as AddressInfo;
  const code = await runCommand([command], {
    folder,
    environment: { LARKFARE_SITE: `http://localhost:${port}`, LARKFARE_TOKEN: 'lfdeploy_x' },
    out: { write: (text) => (said += text) },
    err: { write: () => undefined },
  });
  expect(code).toBe(0);
  return said;
}

test('the status shows the live version however old it is, and steps in per cent', async () => {
  const said = await run('status');

  expect(said).toContain('● 1.0.0 ');
  expect(said).not.toContain('  1.1.0 ');
  expect(said).toContain('2     1.11.0 for 10 %  2026-01-02 03:04\n');
  expect(said).not.toContain('undefined');
});

test('errors lists the failures of each version, without what went well', async () => {
  expect(await run('errors')).toBe('weather 1.11.0: 6 of 40 loads failed (15 %).\n  ✗ hung: 6\n');
});
