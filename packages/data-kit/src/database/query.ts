import { createHash } from 'node:crypto';
import { type Pool, type PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { throwIfOverdue } from '@larkfare/server-kit/waiting';

/** Values by the names they have in the statement. */
export type Parameters = Record<string, unknown>;

interface Prepared {
  name: string;
  text: string;
  names: string[];
}

/**
 * Runs one statement with named parameters (`:name`) as a prepared statement and returns its rows.
 * Inside a transaction, pass its EntityManager. The text is the key of the prepared statement,
 * so keep the number of different texts small.
 * @throws DeadlineExceeded when the operation that it is for has no time left
 */
export async function query<Row>(
  db: DataSource | EntityManager,
  sql: string,
  parameters: Parameters = {},
): Promise<Row[]> {
  const { name, text, names } = prepare(sql);
  throwIfOverdue();
  const client = await clientOf(db);
  const { extra } = dataSourceOf(db).options;
  const { rows } = await client.query<Row & object>({
    // Its connections are shared, and before 1.21 it does not record what was prepared on which.
    ...(!extra?.isBehindPgbouncer && { name }),
    text,
    values: names.map((each) => valueOf(parameters, each)),
  });
  return rows;
}

const prepared = new Map<string, Prepared>();

function prepare(sql: string): Prepared {
  const cached = prepared.get(sql);
  if (cached) return cached;

  const names: string[] = [];
  const text = sql.replace(/(?<![:\w]):([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const statement = { name: createHash('sha1').update(text).digest('base64url'), text, names };
  prepared.set(sql, statement);
  return statement;
}

function valueOf(parameters: Parameters, name: string): unknown {
  if (!(name in parameters))
    throw new Error(`The statement names :${name}, but no such parameter was given.`);
  return parameters[name] ?? null;
}

async function clientOf(db: DataSource | EntityManager): Promise<Pool | PoolClient> {
  const runner = db instanceof DataSource ? undefined : db.queryRunner;
  return runner ? ((await runner.connect()) as PoolClient) : poolOf(dataSourceOf(db));
}

const dataSourceOf = (db: DataSource | EntityManager): DataSource =>
  db instanceof DataSource ? db : db.connection;

function poolOf(database: DataSource): Pool {
  const { master } = database.driver as unknown as { master: Pool | undefined };
  if (!master) throw new Error('The database has not been reached yet.');
  return master;
}
