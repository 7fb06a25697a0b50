import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
        revision: 3,
        action: 'rolled back',
        toVersion: '1.0.0',
        candidate: null,
        share: null,
        reason: '',
        changedAt: publishedAt,
      },
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
        reason: 'Warmer words',
        changedAt: publishedAt,
      },
    ],
  },
  '/remotes/weather/reports': {
    minutes: 1440,
    versions: [{ version: '1.11.0', counts, loads: 40, failures: 6, failurePercent: 15, late: 0 }],
  },
};

answers['/channels/production/remotes/weather/steps'] = {
  steps: [
    {
      revision: 2,
      version: '1.11.0',
      share: 10,
      since: publishedAt,
      until: null,
      figures: [
        { version: '1.11.0', visitors: 30, counts, loads: 40, failures: 6, failurePercent: 15 },
        {
          version: '1.0.0',
          visitors: 270,
          counts: { loaded: 300 },
          loads: 300,
          failures: 0,
          failurePercent: 0,
        },
      ],
    },
  ],
};

const anError = {
  version: '1.11.0',
  name: 'TypeError',
  message: 'No sun',
  place: 'src/page.tsx:3:3',
  count: 7,
  visitors: 1,
  firstSeenAt: publishedAt,
  lastSeenAt: publishedAt,
  sample: {
    outcome: 'crashed',
    browser: 'Firefox',
    frames: ['src/page.tsx:3:3', 'src/app.tsx:1:1'],
    routes: ['/home', '/weather'],
    operations: ['WeatherRegions'],
  },
};
answers['/remotes/weather/versions/1.11.0/preview'] = { path: '/p/7', ends: publishedAt };
answers['/remotes/weather/errors'] = { errors: [anError] };
const anEvent = {
  id: '7',
  version: '1.11.0',
  kind: 'rolled back',
  text: 'It failed.',
  author: 'automatic',
  happenedAt: publishedAt,
};
const events = [
  { ...anEvent, kind: 'shared', text: '10 % of production.', author: 'CI' },
  anEvent,
  { ...anEvent, kind: 'offered', text: '', author: 'ann@site.example' },
];
answers['/remotes/weather/events'] = { events };
answers['/remotes/weather/notifications'] = {
  targets: [{ id: 'a1', address: 'https://hooks.example/', isConfirmed: true }],
  deliveries: [
    {
      ...anEvent,
      address: 'https://hooks.example/',
      attempts: 2,
      problem: 'The receiver answered 500.',
      nextAttemptAt: null,
      deliveredAt: null,
    },
  ],
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

/** @param stop aborted by the first output */
async function run(command: string, stop = new AbortController()) {
  let output = '';
  const { port } = registry.address() as AddressInfo;
  const code = await runCommand(command.split(' '), {
    folder,
    stopped: stop.signal,
    environment: { LARKFARE_SITE: `http://localhost:${port}`, LARKFARE_TOKEN: 'lfdeploy_x' },
    out: {
      write(text) {
        output += text;
        stop.abort();
      },
    },
    err: { write: () => undefined },
  });
  expect(code).toBe(0);
  return output;
}

test('the status shows the live version however old it is, and steps in per cent', async () => {
  const output = await run('status');

  expect(output).toContain('● 1.0.0 ');
  expect(output).not.toContain('  1.1.0 ');
  expect(output).toContain('3     rolled back to 1.0.0  2026-01-02 03:04\n');
  expect(output).toContain('2     1.11.0 for 10 %  2026-01-02 03:04\n');
  expect(output).toContain('1     activated 1.0.0  2026-01-02 03:04  Warmer words\n');
  expect(output).toContain(`
Rollouts
  1.11.0 for 10 %  2026-01-02 03:04 until now
    1.11.0: 30 visitors, 6 of 40 loads failed (15 %), hung: 6
    1.0.0: 270 visitors, 0 of 300 loads failed (0 %)
`);
  expect(output).not.toContain('undefined');
});

test('errors lists the failures of each version, without what went well, and each error with its place in the source', async () => {
  expect(await run('errors')).toBe(`weather 1.11.0: 6 of 40 loads failed (15 %).
  ✗ hung: 6

1.11.0  TypeError: No sun
    at src/page.tsx:3:3
    at src/app.tsx:1:1
  7 times, 1 visitor, 2026-01-02 03:04 to 2026-01-02 03:04, Firefox
  pages: /home → /weather
  operations: WeatherRegions
`);
});

test('logs lists what happened in words, and follows until it is stopped', async () => {
  const lines = `2026-01-02 03:04:05  1.11.0 rolled out  CI: 10 % of production.
2026-01-02 03:04:05  1.11.0 rolled back  automatic: It failed.
2026-01-02 03:04:05  1.11.0 offered again  ann@site.example
`;

  expect(await run('logs')).toBe(lines);

  expect(await run('logs --follow')).toBe(lines);
  expect(await run('logs --follow --json')).toBe(
    events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  );
});

test('webhook lists who is notified and what became of it', async () => {
  expect(await run('webhook')).toBe(`a1  https://hooks.example/

Deliveries
  2026-01-02 03:04  1.11.0 rolled back  https://hooks.example/  ✗ The receiver answered 500. 2 attempts, given up
`);
});

test('preview prints until when its link works', async () => {
  expect(await run('preview')).toContain('sees weather 1.11.0 until 2026-01-02 03:04 UTC:\n');
});
