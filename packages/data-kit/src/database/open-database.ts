import { type TlsOptions } from 'node:tls';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { rolesOf } from './database-settings.ts';
import { WatchedPool } from './watched-pool.ts';

const usualTimeoutMs = 10_000;

export interface DatabaseOptions {
  /**
   * postgresql://… of the one database all services share. `?connection_limit=20` sizes the pool; `?connect_timeout=5` are
   * the seconds for a connection; `?pgbouncer=true` is for pgbouncer in transaction mode; `?roles=acme` begins the names of
   * the services' roles.
   */
  url: string;
  /** The service's own schema; it also acts as the role that owns it. */
  schema: string;
  entities?: DataSourceOptions['entities'];
  /** Connections at most where the address does not state it; 10 by default. A pool of one stays one. */
  poolSize?: number;
  /** PostgreSQL settings of this service's connections, e.g. `{ plan_cache_mode: 'force_generic_plan' }`. */
  settings?: Record<string, string>;
  /** PostgreSQL cancels a statement after that; 0 for never. 10 seconds by default. */
  statementTimeoutMs?: number;
  /** False for a pool that waits for a server that responds late. */
  isWatched?: boolean;
  /** Then what comes back may have to be initialised once the database is there. */
  allowUnavailable?: boolean;
}

/** Bulk work sends for longer than a statement of a request may take, and is not ended when the server responds late. */
export const bulkWork = { poolSize: 1, statementTimeoutMs: 0, isWatched: false } as const;

/**
 * Opens a service's pool: its own role, its own schema first, unqualified names find nothing of a neighbour's.
 * @throws when the database cannot be reached, unless `allowUnavailable`
 */
export async function openDatabase({
  url,
  schema,
  entities = [],
  poolSize = 10,
  settings = {},
  statementTimeoutMs = usualTimeoutMs,
  isWatched = true,
  allowUnavailable = false,
}: DatabaseOptions): Promise<DataSource> {
  const { options, isBehindPgbouncer, connectionLimit, ...connection } = connectionOptions(
    url,
    schema,
    {
      statement_timeout: String(statementTimeoutMs),
      ...settings,
    },
  );
  const database = new DataSource({
    type: 'postgres',
    ...connection,
    schema,
    entities,
    synchronize: false,
    migrationsRun: false,
    poolSize: poolSize === 1 ? 1 : (connectionLimit ?? poolSize),
    driver: isWatched ? { ...pg, Pool: WatchedPool } : pg,
    // For a server that does not keep its own limit.
    extra: {
      options,
      isBehindPgbouncer,
      // Lost while the pool hands it over, no one else listens to it; the next statement on it fails.
      onConnect: (client: pg.Client) => client.on('error', () => undefined),
      ...(statementTimeoutMs && { query_timeout: statementTimeoutMs + 2000 }),
    },
    applicationName: `larkfare ${schema}`,
    poolErrorHandler: () => undefined, // A lost idle connection is replaced on the next query.
  });
  return database.initialize().catch((fault: unknown) => {
    if (!allowUnavailable) throw fault;
    return database;
  });
}

/** The role of a service, as that address names it. */
export const roleOf = (schema: string, url: string): string => `${rolesOf(url)}_${schema}`;

/** The start-up options of a service's connections. */
const asService = (schema: string, url: string) => ({
  role: roleOf(schema, url),
  search_path: `${schema},public`,
});

/** The defaults of a service's own login. */
export const loginDefaults = (schema: string, url: string): Record<string, string> => ({
  ...asService(schema, url),
  statement_timeout: String(usualTimeoutMs),
});

/** The options with which `pg` and TypeORM reach that database as a service's role. */
export function connectionOptions(
  url: string,
  schema: string,
  settings: Record<string, string> = {},
) {
  const { host, port, user, password, database, ssl } = parse(url);
  const { searchParams } = new URL(url);
  // It hands a connection to another client after each transaction, so nothing may be set for a session.
  const isBehindPgbouncer = searchParams.get('pgbouncer') === 'true';
  return {
    host: host ?? 'localhost',
    port: Number(port ?? 5432),
    username: user,
    password: typeof password === 'string' ? password : undefined,
    database: database ?? undefined,
    ssl: ssl as TlsOptions | boolean | undefined,
    isBehindPgbouncer,
    connectionLimit: Number(searchParams.get('connection_limit')) || undefined,
    connectTimeoutMS: 1000 * Number(searchParams.get('connect_timeout')) || undefined,
    options: isBehindPgbouncer
      ? undefined
      : Object.entries({ ...asService(schema, url), ...settings })
          .map(([name, value]) => `-c ${name}=${value}`)
          .join(' '),
  };
}
