import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, freePorts } from '@larkfare/service-kit/testing';
import { adminPassword } from '../attacks/attack.ts';
import { asOrdinaryUser, findPrograms, run } from './programs.ts';
import { query, startPostgres } from './start-postgres.ts';
import { supervise } from './supervised.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = [
  join(root, 'node_modules/node/bin/node'),
  ...['--import', join(root, 'scripts/swc-hook.mjs')],
];
const services = ['catalogue', 'bookings', 'content', 'registry'];
const secret = 'a password of the cluster';
const readyWithinMs = 60_000;
const host = '127.0.0.1';

/**
 * Two whole sites behind HAProxy, on PostgreSQL behind pgbouncer, all of them supervised, with the configurations that
 * docs/operations.md recommends. Everything listens on the loopback address and is in a temporary folder.
 */
export async function startCluster(env: Record<string, string> = {}) {
  const programs = findPrograms();
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), 'larkfare-cluster-')), (path) =>
    rmSync(path, { recursive: true }),
  );
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const started = (name: string, program: Omit<Parameters<typeof supervise>[0], 'log'>) =>
    opened.adopt(supervise({ ...program, log: join(folder, `${name}.log`) }), (each) =>
      each.stop(),
    );
  const [postgresPort = 0, pgbouncerPort = 0, port = 0, ...sitePorts] = await freePorts(5);
  const url = `http://${host}:${port}`;
  const siteUrls = sitePorts.map((each) => `http://${host}:${each}`);
  const addressOf = (login: string, at = postgresPort) =>
    `postgresql://${login}:${encodeURIComponent(secret)}@${host}:${at}/larkfare`;
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

  const logins = (at?: number, query = '') =>
    Object.fromEntries(
      services.map((login) => [
        `${login.toUpperCase()}_DATABASE_URL`,
        addressOf(login, at) + query,
      ]),
    );
  const usual = {
    ADMIN_PASSWORD: adminPassword,
    READS_PER_MINUTE: '1000000000',
    POSTS_PER_MINUTE: '100000000',
    // HAProxy, and this script before it, which calls from many addresses.
    TRUSTED_PROXIES: '2',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const migrate = [...node, join(root, 'standalone/src/migrate.ts')];
  await run(migrate, { env: { ...usual, DATABASE_URL: databaseUrl, ...logins() } });
  const behindPgbouncer = logins(pgbouncerPort, '?pgbouncer=true');
  const sites = sitePorts.map((sitePort, nth) =>
    started(`site${nth + 1}`, {
      command: [...node, join(root, 'standalone/src/main.ts')],
      cwd: root,
      env: {
        ...usual,
        ...behindPgbouncer,
        DATABASE_URL: behindPgbouncer.CONTENT_DATABASE_URL ?? '',
        DATABASE_LISTEN_URL: addressOf('bookings'),
        DATA_DIR: join(folder, 'data'),
        HOST: host,
        PORT: `${sitePort}`,
        SITE_URL: url,
        MOUNT_BROWSER: 'off',
        SHUTDOWN_DELAY_SECONDS: '2',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      },
    }),
  );
  const [site1 = '', site2 = ''] = sitePorts.map((each) => `${host}:${each}`);
  // What fails has to be seen.
  const proxySettings = recommended('haproxy.cfg', { 'retries 3': 'retries 0' });
  const haproxy = started('haproxy', {
    command: [programs.haproxy, '-f', file('haproxy.cfg', proxySettings)],
    env: { LISTEN: `${host}:${port}`, SITE_1: site1, SITE_2: site2 },
  });
  /** Waits for a site, or for any behind the proxy, and what it needs. */
  const isReady = (at = url) =>
    eventually(async () => (await fetch(`${at}/readyz`)).ok, readyWithinMs);
  try {
    for (const at of [...siteUrls, url]) await isReady(at);
  } catch (problem) {
    for (const each of [postgres, pgbouncer, ...sites, haproxy]) console.error(each.output());
    throw problem;
  }

  const running = opened.move();
  return {
    url,
    siteUrls,
    databaseUrl,
    dataFolder: join(folder, 'data'),
    postgres,
    pgbouncer,
    sites,
    isReady,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** A configuration that docs/operations.md recommends, with other values. */
function recommended(name: string, changes: Record<string, string>): string {
  let text = readFileSync(join(root, 'docs/cluster', name), 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`${name} has no '${before}'.`);
    text = text.replace(before, after);
  }
  return text;
}
