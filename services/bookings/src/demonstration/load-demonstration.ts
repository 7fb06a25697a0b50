import { type LocalDate, tomorrow } from '@larkfare/london-dates';
import { query } from '@larkfare/data-kit/database';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type DataSource, type EntityManager } from 'typeorm';
import { popularFlights } from './offered-flight.ts';
import { planBookings } from './plan-bookings.rules.ts';
import { planMessages, planQuotes } from './plan-enquiries.rules.ts';
import { type Columns, type Seed } from './seed-columns.rules.ts';
import { seededRandom } from './seeded-random.rules.ts';
import { readTexts } from './texts.ts';

export interface DemonstrationOptions {
  /** London's. */
  today: LocalDate;
  /** Queried for the flights that are booked. */
  catalogue: GraphqlExecutor;
}

const counts = { bookings: 900, quotes: 160, messages: 140 };

/**
 * Fills empty bookings with what customers of a year and a half would have sent, and what the office did about it. The
 * same day gives the same. It queues no mail, and runs once: deleted demonstration data is not loaded again.
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
    await insert(manager, 'bookings', planBookings(seed, counts.bookings));
    await insert(manager, 'quotes', planQuotes(seed, counts.quotes));
    await insert(manager, 'contact_messages', planMessages(seed, counts.messages));
    return true;
  });
  // Lists are read from their indexes alone once the tables have been looked through.
  if (isLoaded) await query(db, 'VACUUM (ANALYZE) bookings, quotes, contact_messages');
  return isLoaded;
}

async function isUntouched(db: EntityManager): Promise<boolean> {
  const [found] = await query<{ touched: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM demonstration) OR EXISTS (SELECT FROM bookings) OR EXISTS (SELECT FROM quotes)
       OR EXISTS (SELECT FROM contact_messages) AS touched`,
  );
  return found?.touched === false;
}

/** All rows of a table in one statement; one whose random reference is taken is left out. */
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
