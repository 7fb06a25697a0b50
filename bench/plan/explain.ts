import pg from 'pg';
import { type CapturedStatement } from '../doors/captured-statement.ts';
import { type ExplainedPlan, planEssentials, type PlanEssentials } from './plan.rules.ts';

/** The plan of a statement as the site's own connections run it, once everything it reads is in memory. */
export async function explain(
  connection: pg.ClientConfig,
  { text, values }: CapturedStatement,
): Promise<PlanEssentials> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(text, values);
    const { rows } = await client.query<{ 'QUERY PLAN': [ExplainedPlan] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL explained nothing.');
    return planEssentials(row['QUERY PLAN'][0]);
  } finally {
    await client.end();
  }
}
