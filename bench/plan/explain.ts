import pg from 'pg';
import { type CapturedStatement } from '../servers/captured-statement.ts';
import { type ExplainedPlan, planEssentials, type PlanEssentials } from './plan.rules.ts';

/** The plan of a statement as the site runs it: prepared, with a warm cache. */
export async function explain(
  connection: pg.ClientConfig,
  { text, values }: CapturedStatement,
): Promise<PlanEssentials> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`PREPARE searched AS ${text}`);
    const searched = `EXECUTE searched (${values.map((value) => toLiteral(client, value)).join(', ')})`;
    await client.query(searched);
    const { rows } = await client.query<{ 'QUERY PLAN': [ExplainedPlan] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${searched}`,
    );
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL explained nothing.');
    return planEssentials(row['QUERY PLAN'][0]);
  } finally {
    await client.end();
  }
}

/** Searches send texts, numbers, flags and lists of ids. */
function toLiteral(client: pg.Client, value: unknown): string {
  if (value === null) return 'NULL';
  return client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}
