import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';
import { npmStart, postgresId } from './testing/npm-start.ts';

const marked = { name: 'Marguerite Markwell', email: 'marked@example.org', phone: '07700 900123' };
const password = 'a wrong password of Markwell';

let folder: string;
let site: ReturnType<typeof npmStart>;
let url: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'larkfare-failures-')), 'data');
  site = npmStart(folder, { PORT: '0', LOG_LEVEL: 'info' });
  url = await site.line(/ready at (\S+)/);
});
afterAll(async () => {
  site.npm.kill('SIGTERM');
  await site.exited;
  await rm(join(folder, '..'), { recursive: true });
});

const send = (path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const message = { ...marked, message: 'Please call me. Marguerite Markwell' };
/** All lines of the log so far. */
const logged = () =>
  site.errors
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Runs statements as PostgreSQL’s superuser. */
async function asOwner(...statements: string[]): Promise<void> {
  const socket = encodeURIComponent(join(folder, 'database/socket'));
  const client = new pg.Client(`postgresql://larkfare@localhost/postgres?host=${socket}`);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('a reference that is shown is in the log, with the request, its route and the cause', async () => {
  await asOwner('ALTER TABLE bookings.contact_messages RENAME TO lost');
  const answer = await send('/api/contact', message);
  await asOwner('ALTER TABLE bookings.lost RENAME TO contact_messages');

  expect(answer.status).toBe(500);
  const [, reference] = /reference (\w+)/.exec(await answer.text()) ?? [];
  const lines = await eventually(() => {
    const found = logged().filter((line) => line.reference === reference);
    return found.length > 0 && found;
  });
  expect(lines[0]).toMatchObject({
    requestId: answer.headers.get('x-request-id'),
    route: '/api/contact',
    err: { message: 'relation "bookings.contact_messages" does not exist' },
  });
});

test('a wrong password and every request leave a line, and nothing that a person has sent is in any', async () => {
  const query = new URLSearchParams({ ...marked, password }).toString();
  await send('/api/auth/login', { email: marked.email, password });
  await send('/api/contact', message);
  await send('/api/contact', { ...message, email: `${marked.name}, no address` });
  await send('/graphql', { query: `{ marked(email: "${marked.email}") }` });
  await fetch(`${url}/home?${query}`);
  await fetch(`${url}/${encodeURIComponent(marked.email)}?${query}`);
  const unreadable = await fetch(`${url}/api/${encodeURIComponent(marked.name)}/%zz`);

  expect(unreadable.status).toBe(400);
  await eventually(() => logged().some(({ route }) => route === '/*'));
  expect(logged()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'a sign-in was refused', route: '/api/auth/login' }),
      expect.objectContaining({ msg: 'request', route: '/api/auth/login', status: 401 }),
      expect.objectContaining({ msg: 'request', route: '/api/contact', status: 201 }),
    ]),
  );
  const all = site.errors.join('');
  expect(all).not.toMatch(/Marguerite|Markwell|marked(@|%40)|900.?123|127\.0\.0\.1","/);
});

test('while PostgreSQL is frozen requests are refused, and served again when it continues', async () => {
  const server = postgresId(folder);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], {
    encoding: 'utf8',
  });
  const ids = [server, ...children.trim().split(/\s+/).map(Number)];
  for (const id of ids) process.kill(id, 'SIGSTOP');

  const paths = ['/api/region', '/api/airline', '/readyz'];
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  const login = await send('/api/auth/login', { email: marked.email, password });
  const live = await fetch(`${url}/livez`);
  for (const id of ids) process.kill(id, 'SIGCONT');

  for (const answer of [...answers, login])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(live.status).toBe(200);
  await eventually(async () => (await fetch(`${url}/api/region`)).ok);
});

test('PostgreSQL that is killed is started again, and mails are sent again', async () => {
  process.kill(postgresId(folder), 'SIGKILL');
  const statuses = new Set<number>();
  await eventually(async () => {
    const { status } = await fetch(`${url}/api/region`);
    statuses.add(status);
    return statuses.has(503) && status === 200;
  });
  const sent = await send('/api/contact', { ...message, message: 'After the failure' });

  expect([...statuses].sort()).toEqual([200, 503]);
  expect(sent.status).toBe(201);
  await eventually(async () => {
    const mails = execFileSync('grep', ['-rl', 'After the failure', join(folder, 'outbox')]);
    return mails.length > 0;
  });
});
