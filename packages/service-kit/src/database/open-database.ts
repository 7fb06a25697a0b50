import { type TlsOptions } from 'node:tls';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseOptions {
  /** postgresql://… of the one database all services share. */
  url: string;
  /** The service's own schema; it also acts as the role `larkfare_<schema>`. */
  schema: string;
  entities?: DataSourceOptions['entities'];
  /** Connections at most; 10 by default. */
  poolSize?: number;
  /** PostgreSQL settings of this service's connections, e.g. `{ plan_cache_mode: 'force_generic_plan' }`. */
  settings?: Record<string, string>;
  /** PostgreSQL cancels a statement after that; 0 for bulk work. 10 seconds by default. */
  statementTimeoutMs?: number;
  /** Then what comes back may have to be initialised once the database is there. */
  mayBeAway?: boolean;
}

/**
 * Opens a service's pool: its own role, its own schema first, unqualified names find nothing of a neighbour's.
 * @throws when the database cannot be reached and may not be away
 */
export async function openDatabase({
  url,
  schema,
  entities = [],
  poolSize = 10,
  settings = {},
  statementTimeoutMs = 10_000,
  mayBeAway = false,
}: DatabaseOptions): Promise<DataSource> {
  const { options, ...connection } = connectionOptions(url, schema, {
    statement_timeout: String(statementTimeoutMs),
    ...settings,
  });
  const database = new DataSource({
    type: 'postgres',
    ...connection,
    schema,
    entities,
    synchronize: false,
    migrationsRun: false,
    poolSize,
    driver: { ...pg, Pool: WatchedPool },
    // For a server that does not keep its own limit.
    extra: { options, ...(statementTimeoutMs && { query_timeout: statementTimeoutMs + 2000 }) },
    applicationName: `larkfare ${schema}`,
    poolErrorHandler: () => undefined, // A lost idle connection is replaced on the next query.
  });
  return database.initialize().catch((fault: unknown) => {
    if (!mayBeAway) throw fault;
    return database;
  });
}

/** What `pg` and TypeORM need to reach that database as a service's role. */
export function connectionOptions(
  url: string,
  schema: string,
  settings: Record<string, string> = {},
) {
  const { host, port, user, password, database, ssl } = parse(url);
  return {
    host: host ?? 'localhost',
    port: Number(port ?? 5432),
    username: user,
    password: typeof password === 'string' ? password : undefined,
    database: database ?? undefined,
    ssl: ssl as TlsOptions | boolean | undefined,
    options: Object.entries({
      role: `larkfare_${schema}`,
      search_path: `${schema},public`,
      ...settings,
    })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
