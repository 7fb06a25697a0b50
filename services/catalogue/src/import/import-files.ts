import { type ClientBase } from 'pg';
import { knownCountries } from './known-countries.ts';
import { countryDirectory } from './country-region.rules.ts';
import { importAirlines } from './import-airlines.ts';
import { importAirports, type AirportsSeen } from './import-airports.ts';
import { importCountries } from './import-countries.ts';
import { importPrices } from './import-prices.ts';
import { importRoutes } from './import-routes.ts';
import { emptyTallies, type ImportRun, type CreatedParents, type Tally } from './import-run.ts';
import { inReadingOrder, type SourceFile, type SourceKind } from './source-files.ts';

export interface ImportResult {
  tallies: Record<SourceKind, Tally>;
  createdParents: CreatedParents;
  contestedCodes: string[];
}

/** Any two imports wait for each other. */
const importLock = 5_277_002;

/**
 * Loads the files in one transaction: a run that fails, or is killed, leaves the catalogue as it was.
 * Bad rows do not fail a run; they go to the report.
 */
export async function importFiles(
  client: ClientBase,
  files: readonly SourceFile[],
  options: Pick<ImportRun, 'newId' | 'report'> & Partial<Pick<ImportRun, 'onProgress'>>,
): Promise<ImportResult> {
  const run: ImportRun = {
    ...options,
    onProgress: options.onProgress ?? (() => undefined),
    client,
    directory: countryDirectory(await knownCountries()),
    tallies: emptyTallies(),
    createdParents: { regions: 0, countries: 0, locations: 0 },
    contestedCodes: [],
  };
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [importLock]);
    await importInOrder(run, inReadingOrder(files));
    await client.query('COMMIT');
  } catch (error) {
    // A lost connection has rolled back already and refuses this too; the first error is the one to report.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await client.query('ANALYZE countries, locations, airports, airlines, flights, monthly_prices');
  const { tallies, createdParents, contestedCodes } = run;
  return { tallies, createdParents, contestedCodes: contestedCodes.sort() };
}

async function importInOrder(run: ImportRun, files: SourceFile[]): Promise<void> {
  const airportsSeen: AirportsSeen = new Map();
  const routes = files.find(({ kind }) => kind === 'routes.dat');
  for (const file of files) {
    if (file.kind === 'countries.csv') await importCountries(run, file);
    if (file.kind === 'airports.csv' || file.kind === 'airports.dat')
      await importAirports(run, file, airportsSeen);
    if (file.kind === 'airlines.dat') await importAirlines(run, file, routes);
    if (file.kind === 'routes.dat') await importRoutes(run, file);
    if (file.kind === 'prices.csv') await importPrices(run, file);
  }
}
