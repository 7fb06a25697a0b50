import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asOrdinaryUser } from '@larkfare/embedded-database/testing';
import { eventually, freePorts } from '@larkfare/server-kit/testing';
import { adminPassword } from '../attacks/attack.ts';
import { findPrograms, run } from './programs.ts';
import { query, startPostgres } from './start-postgres.ts';
import { startServers } from './start-servers.ts';
import { supervise } from './supervised.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Uses the flags of this process. */
const node = [process.execPath, ...process.execArgv];
const services = ['catalogue', 'bookings', 'content', 'registry'];
const secret = 'a password of the cluster';
const readyWithinMs = 180_000;
const host = '127.0.0.1';

interface ClusterSettings {
  /** Whole sites, or shells of separate servers. */
  sites?: number;
  separateServers?: boolean;
  env?: Record<string, string>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Sites behind HAProxy, on PostgreSQL behind pgbouncer, with Redis, all of them supervised, with the configurations that
 * docs/operations.md recommends. Everything listens on the loopback address and is in a temporary folder.
 */
export async function startCluster(
  opened: AsyncDisposableStack,
  { sites: siteCount = 2, separateServers = false, env = {} }: ClusterSettings = {},
) {
  const programs = findPrograms();
  const folder = temporaryFolder(opened, 'larkfare-cluster-');
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const started = (name: string, program: Omit<Parameters<typeof supervise>[0], 'log'>) =>
    opened.adopt(supervise({ ...program, log: join(folder, `${name}.log`) }), (each) =>
      each.stop(),
    );
  const [postgresPort = 0, pgbouncerPort = 0, redisPort = 0, port = 0, ...sitePorts] =
    await freePorts(4 + siteCount);
  const url = `http://${host}:${port}`;
  const siteUrls = sitePorts.map((each) => `http://${host}:${each}`);
  const addressOf = (login: string, at = postgresPort) =>
    `postgresql://${login}:${encodeURIComponent(secret)}@${host}:${at}/larkfare`;
  const behindPgbouncer = (login: string) => `${addressOf(login, pgbouncerPort)}?pgbouncer=true`;
  const databaseUrl = addressOf('owner');

  const passwordFile = file('password', secret);
  const postgres = await startPostgres(opened, { folder, port: postgresPort, passwordFile });
  await eventually(() =>
    query(databaseUrl.replace(/larkfare$/, 'postgres'), 'CREATE DATABASE larkfare'),
  );

  const users = file('userlist.txt', services.map((each) => `"${each}" "${secret}"\n`).join(''));
  const pgbouncerSettings = file(
    'pgbouncer.ini',
    recommended('pgbouncer.ini', {
      'port=5432': `port=${postgresPort}`,
      'listen_port = 6432': `listen_port = ${pgbouncerPort}`,
      '/etc/pgbouncer/userlist.txt': users,
    }),
  );
  const pgbouncer = started('pgbouncer', {
    command: [...asOrdinaryUser, programs.pgbouncer, pgbouncerSettings],
  });
  const redis = started('redis', {
    command: [programs.redis, '--port', `${redisPort}`, '--bind', host, '--save', ''],
  });

  const logins = (address: (login: string) => string) =>
    Object.fromEntries(
      services.map((login) => [`${login.toUpperCase()}_DATABASE_URL`, address(login)]),
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
  await run(migrate, { env: { ...usual, DATABASE_URL: databaseUrl, ...logins(addressOf) } });
  const start = (name: string, program: string[], own: Record<string, string>) =>
    started(name, { command: [...node, ...program], cwd: root, env: { ...usual, ...own } });
  const database = (login: string) => ({
    DATABASE_URL: behindPgbouncer(login),
    DATABASE_LISTEN_URL: addressOf(login),
  });
  // HAProxy, and this script before it, which calls from many addresses.
  const behindProxies = { TRUSTED_PROXIES: '2' };
  const sites = separateServers
    ? await startServers({ siteUrls, start, database, ofShells: behindProxies })
    : sitePorts.map((sitePort) =>
        start(`site-${sitePort}`, ['standalone/src/main.ts'], {
          ...logins(behindPgbouncer),
          ...database('content'),
          ...behindProxies,
          PORT: `${sitePort}`,
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
  const haproxy = started('haproxy', {
    command: [programs.haproxy, '-f', file('haproxy.cfg', proxySettings)],
    env: { LISTEN: `${host}:${port}` },
  });
  /** Waits for a site, or for any behind the proxy, and what it needs. */
  const isReady = (at = url) =>
    eventually(async () => (await fetch(`${at}/readyz`)).ok, readyWithinMs).catch((cause) => {
      const outputs = [postgres, pgbouncer, redis, ...sites, haproxy].map((each) => each.output());
      throw new Error(`${at} does not get ready:\n${outputs.join('')}`, { cause });
    });
  for (const at of [...siteUrls, url]) await isReady(at);
  return {
    url,
    siteUrls,
    databaseUrl,
    dataFolder: join(folder, 'data'),
    postgres,
    pgbouncer,
    redis,
    haproxy,
    sites,
    isReady,
  };
}

/** Exists as long as `opened`, and no longer than this process. */
export function temporaryFolder(opened: AsyncDisposableStack, prefix: string): string {
  return opened.adopt(mkdtempSync(join(tmpdir(), prefix)), (path) =>
    rmSync(path, { recursive: true }),
  );
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
