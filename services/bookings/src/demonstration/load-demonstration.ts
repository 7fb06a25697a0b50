import { type LocalDate, tomorrow } from '@larkfare/london-dates';
import { query } from '@larkfare/data-kit/database';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type DataSource, type EntityManager } from 'typeorm';
import { type RequestKind, requestKinds } from '../customer/request-kinds.rules.ts';
import { popularFlights } from './offered-flight.ts';
import { planBookings } from './plan-bookings.rules.ts';
import { planMessages, planQuotes } from './plan-enquiries.rules.ts';
import { type Columns, type Seed } from './seed-columns.rules.ts';
import { seededRandom } from './seeded-random.rules.ts';
import { readTexts } from './texts.ts';

export interface DemonstrationOptions {
  /** The day in London. */
  today: LocalDate;
  /** Queried for the flights that are booked. */
  catalogue: GraphqlExecutor;
}

const plans: Record<RequestKind, (seed: Seed) => Columns[]> = {
  booking: (seed) => planBookings(seed, 900),
  quote: (seed) => planQuotes(seed, 160),
  contact: (seed) => planMessages(seed, 140),
};
const kinds = Object.keys(plans) as RequestKind[];
const tables = kinds.map((kind) => requestKinds[kind].table);

/**
 * Fills an empty service with the requests of a year and a half, as the office left them. The same day gives the same
 * rows. It queues no mail, and runs once: deleted demonstration data is not loaded again.
 * @returns whether it was loaded
 */
export async function loadDemonstration(
  db: DataSource,
  { today, catalogue }: DemonstrationOptions,
): Promise<boolean> {
  if (!(await isUntouched(db.manager))) return false;

  const flights = await popularFlights(catalogue, tomorrow(today));
  if (!flights.length) return false;

  const isLoaded = await db.transaction(async (manager) => {
    await query(manager, 'LOCK TABLE demonstration IN SHARE ROW EXCLUSIVE MODE');
    if (!(await isUntouched(manager))) return false;
    await query(manager, 'INSERT INTO demonstration DEFAULT VALUES');
    const seed: Seed = { random: seededRandom(20_260_101), flights, today, texts: readTexts() };
    for (const kind of kinds) await insert(manager, requestKinds[kind].table, plans[kind](seed));
    return true;
  });
  // Vacuumed tables let lists read their indexes alone.
  if (isLoaded) await query(db, `VACUUM (ANALYZE) ${tables.join(', ')}`);
  return isLoaded;
}

async function isUntouched(db: EntityManager): Promise<boolean> {
  const [found] = await query<{ touched: boolean }>(
    db,
    `SELECT ${['demonstration', ...tables].map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')} AS touched`,
  );
  return found?.touched === false;
}

/** All rows of a table in one statement; a row whose random reference is used already is left out. */
async function insert(db: EntityManager, table: string, rows: Columns[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  await query(
    db,
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, :rows::jsonb)
     ON CONFLICT DO NOTHING`,
    { rows: JSON.stringify(rows) },
  );
}
