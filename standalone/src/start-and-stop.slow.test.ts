import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { npmStart } from './testing/npm-start.ts';

let folder: string;
let site: ReturnType<typeof npmStart>;
const start = (port: number | string) => {
  site = npmStart(folder, { PORT: String(port) });
  return site;
};

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'larkfare-start-')), 'data');
});
afterEach(async () => {
  // Runs still if the test failed.
  site.npm.kill('SIGTERM');
  await site.exited;
  await rm(join(folder, '..'), { recursive: true });
});

/** All processes that `npm start` has started, PostgreSQL's too. */
function startedBy({ pid: npmId = 0 }: ChildProcess): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [id: number, parent: number]);
  const withChildren = (id: number): number[] => [
    id,
    ...all.filter(([, parent]) => parent === id).flatMap(([child]) => withChildren(child)),
  ];
  return withChildren(npmId);
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

async function untilNoneRuns(ids: number[]): Promise<void> {
  while (ids.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 50));
}

const socket = () => encodeURIComponent(join(folder, 'database/socket'));

test.each<[string, (npm: ChildProcess) => void]>([
  ['SIGTERM to npm', (npm) => npm.kill('SIGTERM')],
  ['SIGTERM to its group', ({ pid = 0 }) => process.kill(-pid, 'SIGTERM')],
])(
  '%s answers the running request, then ends the site, PostgreSQL and all else',
  async (_, end) => {
    const { npm, line, exited } = start(0);
    const url = await line(/ready at (\S+)/);
    const started = startedBy(npm);
    const client = new pg.Client(`postgresql://larkfare@localhost/postgres?host=${socket()}`);
    // PostgreSQL may end before this connection is closed.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN; LOCK TABLE catalogue.regions');
    const request = fetch(`${url}/api/region`);
    await client.query(`DO $$ BEGIN WHILE NOT EXISTS (SELECT FROM pg_locks WHERE NOT granted)
      LOOP PERFORM pg_sleep(0.01); END LOOP; END $$`);

    end(npm);
    await line(/(Stopping)/);
    await client.query('COMMIT');
    await client.end();

    expect(await (await request).json()).toEqual([]);
    await exited;
    await untilNoneRuns(started);
  },
);

test.each<[string, (npm: ChildProcess) => void]>([
  ['npm alone', (npm) => npm.kill('SIGKILL')],
  ['its group', ({ pid = 0 }) => process.kill(-pid, 'SIGKILL')],
])('SIGKILL to %s leaves nothing running', async (_, end) => {
  const { npm, line } = start(0);
  await line(/ready at (\S+)/);
  const started = startedBy(npm);
  expect(started.length).toBeGreaterThan(5);

  end(npm);

  await untilNoneRuns(started);
  expect(existsSync(join(folder, 'database/postgres/postmaster.pid'))).toBe(false);
});

test('the first password is not in a log but in a file for the owner alone', async () => {
  const { line, output } = start(0);
  const url = await line(/ready at (\S+)/);
  const file = await line(/the password is in (.+)/);

  const password = readFileSync(file, 'utf8').trim();
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@larkfare.example', password }),
  });

  expect(signedIn.status).toBe(200);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(output.join('\n')).not.toContain(password);
});

test('a start in a test builds nothing, even if a source file has changed', async () => {
  const source = fileURLToPath(new URL('../../packages/london-dates/LICENSE', import.meta.url));
  const { atime, mtime } = statSync(source);
  utimesSync(source, atime, new Date());

  try {
    const { line, output } = start(0);
    await line(/ready at (\S+)/);

    expect(output.join('')).not.toContain('Building');
  } finally {
    utimesSync(source, atime, mtime);
  }
});

test.each(['abc', '99999', '-1'])('PORT=%s is reported in one sentence', async (port) => {
  const { exited, errors } = start(port);

  expect(await exited).toEqual([1, null]);
  expect(errors.join('').trim()).toBe(`PORT=${port} must be a whole number from 0 to 65535.`);
});

test('a port in use is reported before anything else is done', async () => {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;

  const { exited, errors, output } = start(port);

  expect(await exited).toEqual([1, null]);
  expect(errors.join('')).toContain(`Port ${port} is in use.`);
  expect(output.join('')).not.toMatch(/Installing|Building|Starting/);
  expect(existsSync(folder)).toBe(false);
  server.close();
});
