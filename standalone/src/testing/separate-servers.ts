import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type OutgoingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testDatabase } from '@larkfare/service-kit/testing';
import { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { email, password } from './whole-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Every server, and whose tables it reads and writes. */
const schemas = {
  catalogue: 'catalogue',
  bookings: 'bookings',
  mails: 'bookings',
  content: 'content',
  gateway: 'registry',
  registry: 'registry',
  shell: 'registry',
};
const names = Object.keys(schemas);

/**
 * Every server of the site in a process of its own, as their start commands run them, on an empty database, each with its
 * service's own login. PGBOUNCER=/usr/sbin/pgbouncer puts that program between.
 */
export async function startSeparateServers() {
  await using opened = new AsyncDisposableStack();
  const { url: databaseUrl } = opened.adopt(await testDatabase(), (own) => own.drop());
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-servers-')), (path) =>
    rm(path, { recursive: true }),
  );
  const logins = opened.adopt(serviceLogins(databaseUrl), ({ drop }) => drop());
  const ports = await freePorts(names.length + 2);
  const at = (name: string) => `http://127.0.0.1:${ports[names.indexOf(name)]}`;
  const [internalPort, pgbouncerPort] = ports.slice(-2);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_DATA: 'none',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    HOST: '127.0.0.1',
    SITE_URL: at('shell'),
    CATALOGUE_URL: at('catalogue'),
    BOOKINGS_URL: at('bookings'),
    CONTENT_URL: at('content'),
    GATEWAY_URL: at('gateway'),
    GATEWAY_INTERNAL_URL: `http://127.0.0.1:${internalPort}`,
    INTERNAL_PORT: `${internalPort}`,
    REGISTRY_URL: at('registry'),
    READS_PER_MINUTE: '1000000000',
    POSTS_PER_MINUTE: '100000000',
    MAIL_WORKER: 'off',
    MOUNT_BROWSER: 'off',
  };
  const typescript = ['--import', `${root}scripts/swc-hook.mjs`];
  const migrate = [...typescript, `${root}standalone/src/migrate.ts`];
  await promisify(execFile)(process.execPath, migrate, { env: { ...env, ...logins.settings } });
  const program = process.env.PGBOUNCER;
  if (program)
    opened.adopt(
      await startPgbouncer(program, { port: pgbouncerPort ?? 0, folder, databaseUrl, logins }),
      (child) => void child.kill(),
    );
  const databaseSettings = (schema: string) => {
    const direct = logins.urlOf(schema);
    if (!program) return { DATABASE_URL: direct };
    const { username, password, pathname } = new URL(direct);
    const address = `${username}:${password}@127.0.0.1:${pgbouncerPort}${pathname}`;
    return {
      DATABASE_URL: `postgresql://${address}?pgbouncer=true`,
      DATABASE_LISTEN_URL: direct,
    };
  };
  await Promise.all(
    Object.entries(schemas).map(([name, schema], index) =>
      ready(
        opened.adopt(
          spawn(process.execPath, [...typescript, `${root}standalone/src/server.ts`, name], {
            env: {
              ...env,
              ...databaseSettings(schema),
              PORT: `${ports[index]}`,
              // The tests are a proxy in front of the shell, to come from several addresses.
              ...(name === 'shell' && { TRUSTED_PROXIES: '1' }),
            },
            stdio: ['ignore', 'pipe', 'pipe'],
          }),
          end,
        ),
      ),
    ),
  );

  const url = at('shell');
  const inject = (request: string | InjectOptions) => send(url, request);
  const running = opened.move();
  return {
    url,
    databaseUrl,
    folder,
    server: { inject },
    async signIn() {
      const payload = { email, password };
      const answer = await inject({ method: 'POST', url: '/api/auth/login', payload });
      return answer.json<{ token: string }>().token;
    },
    close: () => running.disposeAsync(),
  };
}

/** What `inject` of Fastify does, over the network. */
async function send(site: string, request: string | InjectOptions) {
  const options = typeof request === 'string' ? { url: request } : request;
  const { method = 'GET', url, query = {}, headers = {}, payload, remoteAddress } = options;
  const address = new URL(String(url), site);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const isJson = payload !== undefined && !Buffer.isBuffer(payload);
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
      ...(headers as Record<string, string>),
    },
    ...(payload !== undefined && {
      body: isJson ? JSON.stringify(payload) : new Uint8Array(payload as Buffer),
    }),
  });
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers) as OutgoingHttpHeaders,
    body,
    json: (() => JSON.parse(body)) as LightMyRequestResponse['json'],
  };
}

/** Login names belong to the whole server, so each test has its own. */
function serviceLogins(databaseUrl: string) {
  const schemasWithLogin = [...new Set(Object.values(schemas))];
  const urlOf = (schema: string) => {
    const url = new URL(databaseUrl);
    url.username = `${url.pathname.slice(1)}_${schema}`;
    url.password = 'secret';
    return url.href;
  };
  const users = schemasWithLogin.map((schema) => new URL(urlOf(schema)).username);
  return {
    urlOf,
    users,
    settings: Object.fromEntries(
      schemasWithLogin.map((schema) => [`${schema.toUpperCase()}_DATABASE_URL`, urlOf(schema)]),
    ),
    async drop() {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(`DROP ROLE IF EXISTS ${users.join(', ')}`);
      await client.end();
    },
  };
}

async function startPgbouncer(
  program: string,
  {
    port,
    folder,
    databaseUrl,
    logins,
  }: { port: number; folder: string; databaseUrl: string; logins: { users: string[] } },
): Promise<ChildProcess> {
  const { hostname, port: serverPort, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users.txt')];
  await writeFile(users, logins.users.map((user) => `"${user}" "secret"\n`).join(''));
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
`,
  );
  const [command = '', ...args] = [...program.split(' '), settings];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(child.stderr)) if (line.includes('process up')) break;
  return child;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout || !child.stderr) return;
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready at')) return;
  throw new Error(errors.join(''));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} ended with ${code}.`);
}
