import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asOrdinaryUser } from '@larkfare/embedded-database/testing';
import { eventually, freePorts } from '@larkfare/server-kit/testing';
import { adminPassword, openFolder, queryOnce } from '../harness/sites.ts';
import { z } from 'zod';
import { run, supervise, type Supervised } from './supervise.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Uses the flags of this process. */
const node = [process.execPath, ...process.execArgv];
const logins = ['catalogue', 'bookings', 'content', 'registry'];
const secret = 'a password of the cluster';
const readyWithinMs = 180_000;
const host = '127.0.0.1';

const count = z.coerce.number().int().positive();

export const clusterOptions = {
  /** Requests a second during rolling restarts. */
  rate: count.default(200),
  /** Rolling restarts of both sites. */
  restarts: count.default(10),
  kills: count.default(5),
  bookings: count.default(1000),
  /** A commit; by default the last one before the newest migration. */
  older: z.string().optional(),
};

export interface ClusterOptions extends z.infer<z.ZodObject<typeof clusterOptions>> {
  /** Ends with the row, or when the script is interrupted. */
  opened: AsyncDisposableStack;
}

/** A row of the table. */
export interface Row {
  figures: string;
  /** Violations, as sentences. */
  problems: string[];
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Debian's programs. @throws naming the packages that are missing */
function findPrograms() {
  const postgres = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';
  const programs = {
    postgres: join(postgres, 'postgres'),
    initdb: join(postgres, 'initdb'),
    pgbouncer: '/usr/sbin/pgbouncer',
    haproxy: '/usr/sbin/haproxy',
    redis: '/usr/bin/redis-server',
  };
  if (Object.values(programs).every((path) => existsSync(path))) return programs;
  throw new Error(
    'Please run this first: apt-get install postgresql pgbouncer haproxy redis-server',
  );
}

/** Debian's PostgreSQL in a folder; `passwordFile` has its owner's password, who needs none without it. */
export async function startPostgres(
  opened: AsyncDisposableStack,
  { folder, port, passwordFile }: { folder: string; port: number; passwordFile?: string },
): Promise<Supervised> {
  const { initdb, postgres } = findPrograms();
  const data = join(folder, 'postgres');
  const login = passwordFile ? ['scram-sha-256', `--pwfile=${passwordFile}`] : ['trust'];
  const initialise = [initdb, '-D', data, '-U', 'owner', '--encoding=UTF8', '--locale=C'];
  await run([...asOrdinaryUser, ...initialise, '-A', ...login]);
  const start = [postgres, '-D', data, '-p', `${port}`, '-k', folder, '-h', host];
  return supervise(opened, {
    command: [...asOrdinaryUser, ...start],
    log: join(folder, 'postgres.log'),
    stopSignal: 'SIGINT',
  });
}

/**
 * Sites behind HAProxy, on PostgreSQL behind pgbouncer, with Redis, all of them supervised, with the configurations that
 * docs/operations.md recommends. Everything listens on the loopback address and is in a temporary folder.
 */
export async function startCluster(
  opened: AsyncDisposableStack,
  { sites: siteCount = 2, env = {} }: { sites?: number; env?: Record<string, string> } = {},
) {
  const programs = findPrograms();
  const folder = await openFolder(opened, 'larkfare-cluster-');
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const started = (name: string, command: string[], more: { env?: Record<string, string> } = {}) =>
    supervise(opened, { command, cwd: root, log: join(folder, `${name}.log`), ...more });
  const [postgresPort = 0, pgbouncerPort = 0, redisPort = 0, port = 0, ...sitePorts] =
    await freePorts(4 + siteCount);
  const url = at(port);
  const siteUrls = sitePorts.map(at);
  const addressOf = (login: string, ofPort = postgresPort) =>
    `postgresql://${login}:${encodeURIComponent(secret)}@${host}:${ofPort}/larkfare`;
  const behindPgbouncer = (login: string) => `${addressOf(login, pgbouncerPort)}?pgbouncer=true`;
  const databaseUrl = addressOf('owner');

  const passwordFile = file('password', secret);
  const postgres = await startPostgres(opened, { folder, port: postgresPort, passwordFile });
  await eventually(() =>
    queryOnce(databaseUrl.replace(/larkfare$/, 'postgres'), 'CREATE DATABASE larkfare'),
  );
  const users = file('userlist.txt', logins.map((each) => `"${each}" "${secret}"\n`).join(''));
  const pgbouncerSettings = file(
    'pgbouncer.ini',
    recommended('pgbouncer.ini', {
      'port=5432': `port=${postgresPort}`,
      'listen_port = 6432': `listen_port = ${pgbouncerPort}`,
      '/etc/pgbouncer/userlist.txt': users,
    }),
  );
  const pgbouncer = started('pgbouncer', [
    ...asOrdinaryUser,
    programs.pgbouncer,
    pgbouncerSettings,
  ]);
  const redis = started('redis', [
    ...[programs.redis, '--port', `${redisPort}`],
    ...['--bind', host, '--save', ''],
  ]);

  const databases = (address: (login: string) => string) =>
    Object.fromEntries(
      logins.map((login) => [`${login.toUpperCase()}_DATABASE_URL`, address(login)]),
    );
  const usual = {
    ADMIN_PASSWORD: adminPassword,
    READS_PER_MINUTE: '1000000000',
    POSTS_PER_MINUTE: '100000000',
    REDIS_URL: `redis://${host}:${redisPort}`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    HOST: host,
    SITE_URL: url,
    MOUNT_BROWSER: 'off',
    SHUTDOWN_DELAY_SECONDS: '2',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...env,
  };
  const migrate = [...node, join(root, 'standalone/src/migrate.ts')];
  await run(migrate, { env: { ...usual, DATABASE_URL: databaseUrl, ...databases(addressOf) } });
  const sites = sitePorts.map((sitePort) =>
    started(`site-${sitePort}`, [...node, 'standalone/src/main.ts'], {
      env: {
        ...usual,
        ...databases(behindPgbouncer),
        DATABASE_URL: behindPgbouncer('content'),
        DATABASE_LISTEN_URL: addressOf('content'),
        // HAProxy, and this script before it, which calls from many addresses.
        TRUSTED_PROXIES: '2',
        PORT: `${sitePort}`,
      },
    }),
  );
  const proxySettings = recommended('haproxy.cfg', {
    // Failures have to be visible.
    'retries 3': 'retries 0',
    '\n  mode http\n':
      '\n  mode http\n  log stdout format raw local0\n  option httplog\n  option dontlog-normal\n',
    '  server site1 "${SITE_1}"\n  server site2 "${SITE_2}"\n': sitePorts
      .map((each) => `  server site${each} ${host}:${each}\n`)
      .join(''),
  });
  const haproxy = started('haproxy', [programs.haproxy, '-f', file('haproxy.cfg', proxySettings)], {
    env: { LISTEN: `${host}:${port}` },
  });
  /** Waits for a site, or for any behind the proxy, and what it needs. */
  const isReady = (site = url) =>
    eventually(async () => (await fetch(`${site}/readyz`)).ok, readyWithinMs).catch((cause) => {
      const outputs = [postgres, pgbouncer, redis, ...sites, haproxy].map((each) =>
        each.log().slice(-2000),
      );
      throw new Error(`${site} does not get ready:\n${outputs.join('')}`, { cause });
    });
  for (const each of [...siteUrls, url]) await isReady(each);
  const dataFolder = join(folder, 'data');
  return {
    url,
    siteUrls,
    databaseUrl,
    dataFolder,
    postgres,
    pgbouncer,
    redis,
    haproxy,
    sites,
    isReady,
  };
}

function at(port?: number): string {
  return `http://${host}:${port}`;
}

/** A configuration that docs/operations.md recommends, with other values. */
function recommended(name: string, changes: Record<string, string>): string {
  let text = readFileSync(join(root, 'docs/cluster', name), 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`${name} has no '${before}'.`);
    text = text.replaceAll(before, after);
  }
  return text;
}
