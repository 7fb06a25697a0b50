import { type LocalDate } from '@larkfare/london-dates';
import { type ClientBase } from 'pg';
import { type DataSource } from 'typeorm';
import { readAirports } from './airports.ts';
import { airlines, places } from './demonstration-tables.ts';
import { planCatalogue } from './plan-catalogue.ts';
import { storeAirlines } from './store-airlines.ts';
import { storeFlights } from './store-flights.ts';
import { storePlaces } from './store-places.ts';

/**
 * Fills an empty catalogue with demonstration data and marks it as such; a catalogue with a region in it is left alone.
 * The same day gives the same catalogue, ids and prices included.
 * @returns whether it was loaded
 */
export async function loadDemonstration(
  db: DataSource,
  { today }: { today: LocalDate },
): Promise<boolean> {
  const runner = db.createQueryRunner();
  const client = (await runner.connect()) as ClientBase;
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE regions IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount: regions } = await client.query('SELECT FROM regions LIMIT 1');
    if (!regions) await store(client, today);
    await client.query('COMMIT');
    if (!regions)
      await client.query(
        'VACUUM (ANALYZE) regions, countries, locations, airports, airlines, flights, monthly_prices',
      );
    return !regions;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // The first error is the one to report.
    throw error;
  } finally {
    await runner.release();
  }
}

/** Whether the catalogue holds demonstration data. */
export async function isDemonstration(db: Pick<DataSource, 'query'>): Promise<boolean> {
  const rows: unknown[] = await db.query('SELECT FROM demonstration');
  return rows.length > 0;
}

async function store(client: ClientBase, today: LocalDate): Promise<void> {
  const airports = await readAirports(places);
  const flights = planCatalogue(airlines, places, airports, today);
  await client.query('INSERT INTO demonstration DEFAULT VALUES');
  await storePlaces(client, places, airports);
  await storeAirlines(client, airlines, flights);
  await storeFlights(client, flights);
}
