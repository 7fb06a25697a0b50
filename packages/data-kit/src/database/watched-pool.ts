import { type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { observeGauges } from '@larkfare/server-kit/telemetry';
import { observedQuery } from './observed-query.ts';
import { trySelect } from './try-select.ts';

/** A wait longer than this starts a health check of the server. */
const suspiciousMs = 750;
/** Long-timeout health check: on a busy machine a connection takes its time. */
const probeTimeoutMs = (limitMs: number) => 0.8 * limitMs;
const probeEveryMs = 500;
/** A process that does not get to its timers for so long cannot distinguish who is late. */
const busyMs = 200;

/** For a connection of the pool, new or released by another request, unless the pool has its own limit. */
const usualLimitMs = 2000;
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** One PostgreSQL server, as all pools of this process see it. */
interface Server {
  isUnavailable: boolean;
  isProbed: boolean;
  pools: Set<WatchedPool>;
  /** Connections, also those that are being made. */
  clients: Set<pg.Client>;
}

const servers = new Map<string, Server>();

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * A pool that does not wait for a server that has stopped answering (frozen, or behind a lost network): while something
 * waits, a probe gets no response and nothing is received on any connection. All of them are then dropped, and every query
 * fails at once until a probe succeeds again.
 */
export class WatchedPool extends pg.Pool {
  readonly #server: Server;
  /** Since when each connection is in use, or each request for one is waiting. */
  readonly #since = new Map<object, number>();
  #timer: NodeJS.Timeout | undefined;
  readonly #endGauges: () => void;

  constructor(config: pg.PoolConfig) {
    const server = serverOf(config);
    const name = config.application_name ?? 'larkfare';
    const { connectionTimeoutMillis = usualLimitMs } = config;
    super({ ...config, ...keepAlive, connectionTimeoutMillis, Client: clientOf(server, name) });
    this.#server = server;
    server.pools.add(this);
    this.on('acquire', (client) => this.#began(client));
    this.on('release', (_, client) => this.#since.delete(client));
    this.#endGauges = this.#observe({ 'db.client.connection.pool.name': name });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      );
    if (this.#server.isUnavailable) {
      process.nextTick(callback, doesNotAnswer(), undefined, () => undefined);
      return;
    }
    this.#began(callback);
    super.connect((error, client, release) => {
      this.#since.delete(callback);
      callback(error, client, release);
    });
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearTimeout(this.#timer);
    this.#server.pools.delete(this);
    this.#endGauges();
    return callback ? super.end(callback) : super.end();
  }

  #observe(pool: Record<string, string>): () => void {
    const names = ['db.client.connection.count', 'db.client.connection.pending_requests'] as const;
    return observeGauges(names, (observe) => {
      const { totalCount, idleCount, waitingCount } = this;
      const state = (value: string) => ({ ...pool, 'db.client.connection.state': value });
      observe('db.client.connection.count', idleCount, state('idle'));
      observe('db.client.connection.count', totalCount - idleCount, state('used'));
      observe('db.client.connection.pending_requests', waitingCount, pool);
    });
  }

  #began(what: object): void {
    this.#since.set(what, performance.now());
    this.#timer ??= setTimeout(() => this.#check(), suspiciousMs).unref();
  }

  #check(): void {
    this.#timer = undefined;
    if (this.#since.size === 0) return;
    this.#timer = setTimeout(() => this.#check(), suspiciousMs / 3).unref();
    const oldest = Math.min(...this.#since.values());
    if (performance.now() - oldest > suspiciousMs) void probe(this.#server, this.options);
  }
}

function serverOf({ connectionString, host, port }: pg.PoolConfig): Server {
  const address = connectionString ?? `${host}:${port}`;
  const existing = servers.get(address);
  if (existing) return existing;
  const server = {
    isUnavailable: false,
    isProbed: false,
    pools: new Set<WatchedPool>(),
    clients: new Set<pg.Client>(),
  };
  servers.set(address, server);
  return server;
}

/** The factory of a pool's connections: it makes one for a request that waits as soon as another one fails. */
function clientOf(server: Server, pool: string): typeof pg.Client {
  class WatchedClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (!callback) return super.connect();
      if (server.isUnavailable) {
        process.nextTick(callback, doesNotAnswer());
        return;
      }
      server.clients.add(this);
      this.once('end', () => server.clients.delete(this));
      super.connect(callback);
    }
  }
  WatchedClient.prototype.query = observedQuery(pool);
  return WatchedClient;
}

const doesNotAnswer = () =>
  Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' });

async function probe(server: Server, config: pg.PoolConfig): Promise<void> {
  if (server.isProbed) return;
  server.isProbed = true;
  const lateness = monitorEventLoopDelay();
  lateness.enable();
  try {
    const isHeard = listenTo(server);
    do {
      lateness.reset();
      if ((await answers(config)) || isHeard()) return;
    } while (lateness.max > busyMs * 1e6);
    server.isUnavailable = true;
    // Without a word to the server: what waits for an answer or a connection fails.
    for (const { connection } of server.clients) connection.stream.destroy();
    while (server.pools.size > 0 && !(await answers(config)))
      await wait(probeEveryMs, undefined, { ref: false });
    server.isUnavailable = false;
  } finally {
    lateness.disable();
    server.isProbed = false;
  }
}

/** Reports whether anything was received on a connection since this call. */
function listenTo({ clients }: Server): () => boolean {
  const bytesRead = ({ connection }: pg.Client) => (connection.stream as Socket).bytesRead;
  const before = new Map([...clients].map((client) => [client, bytesRead(client)]));
  return () => [...clients].some((client) => bytesRead(client) > (before.get(client) ?? 0));
}

/** A server that refuses the connection, e.g. because it has too many, is available. */
function answers(config: pg.ClientConfig): Promise<boolean> {
  const { password, connectionTimeoutMillis: limitMs = usualLimitMs } = config;
  // The password of a pool is not enumerable, so a copy of its options lacks it.
  return trySelect({ ...config, password }, probeTimeoutMs(limitMs)).then(
    () => true,
    (problem: unknown) => problem instanceof pg.DatabaseError,
  );
}
