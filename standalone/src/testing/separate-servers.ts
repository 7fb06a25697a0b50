import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@larkfare/server-kit/testing';
import { emptySite } from './empty-site.ts';
import { calledAt, startProcess } from './processes.ts';
import { serviceLogins } from './service-logins.ts';

/** Every server, with the schema that it reads and writes. */
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
 * Every server of the site in a separate process, as their start commands run them, on an empty database, each with its
 * service's own login. With PGBOUNCER=/usr/sbin/pgbouncer they connect through that program.
 */
export async function startSeparateServers() {
  await using opened = new AsyncDisposableStack();
  const { databaseUrl, folder, env: siteEnv } = await emptySite(opened);
  const logins = opened.adopt(serviceLogins(databaseUrl), ({ drop }) => drop());
  const ports = await freePorts(names.length + 2);
  const at = (name: string) => `http://127.0.0.1:${ports[names.indexOf(name)]}`;
  const [internalPort, pgbouncerPort] = ports.slice(-2);
  const env = {
    ...siteEnv,
    SITE_URL: at('shell'),
    CATALOGUE_URL: at('catalogue'),
    BOOKINGS_URL: at('bookings'),
    CONTENT_URL: at('content'),
    GATEWAY_URL: at('gateway'),
    GATEWAY_INTERNAL_URL: `http://127.0.0.1:${internalPort}`,
    INTERNAL_PORT: `${internalPort}`,
    INTERNAL_SECRET: 'known to the servers of this site alone',
    REGISTRY_URL: at('registry'),
    READS_PER_MINUTE: '1000000000',
    POSTS_PER_MINUTE: '100000000',
    MAIL_WORKER: 'off',
  };
  await logins.migrate(env);
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
      startProcess(opened, ['standalone/src/server.ts', name], {
        ...env,
        ...databaseSettings(schema),
        PORT: `${ports[index]}`,
        // The tests act as a proxy in front of the shell, so that their requests come from several addresses.
        ...(name === 'shell' && { TRUSTED_PROXIES: '1' }),
      }),
    ),
  );

  const running = opened.move();
  return {
    ...calledAt(at('shell')),
    /** Addresses that only other servers may call. */
    internalUrls: [...['catalogue', 'bookings', 'content'].map(at), env.GATEWAY_INTERNAL_URL],
    databaseUrl,
    folder,
    close: () => running.disposeAsync(),
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
