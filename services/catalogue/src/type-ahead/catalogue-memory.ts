import pg from 'pg';
import { pino } from 'pino';
import { type DataSource } from 'typeorm';
import { type CatalogueNames, catalogueNames, readCatalogueNames } from './catalogue-names.ts';
import { oneReadAtATime } from './one-read-at-a-time.ts';

export interface CatalogueMemory {
  /** As last read; a moment behind the database at most. */
  names(): CatalogueNames;
  /** Reads again, and resolves when a read that began after this call is done. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const log = pino({ name: 'catalogue', level: process.env.LOG_LEVEL ?? 'info' });

/** An import changes many rows: one read answers all changes within this time. */
const gatherMs = 100;
const reconnectMs = { first: 100, longest: 5_000 };

/** Keeps the catalogue's names in memory and reads them again whenever PostgreSQL says that they changed. */
export async function keepInMemory(db: DataSource, databaseUrl: string): Promise<CatalogueMemory> {
  let names = catalogueNames([], []);
  let lastRead: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;

  const read = async () => {
    names = await readCatalogueNames(db);
  };
  const refresh = oneReadAtATime(() => (lastRead = read()));

  const refreshSoon = () => {
    if (closed) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'the names could not be read again; the last ones stay for now');
        refreshSoon();
      });
    }, gatherMs);
  };

  // Listening comes first, so that nothing changes unheard between the first read and the first moment of listening.
  const stopListening = await listen(databaseUrl, refreshSoon);
  const close = async () => {
    closed = true;
    clearTimeout(gathering);
    await stopListening();
    await lastRead.catch(() => undefined); // Who asked for it was told; here it only has to be over.
  };
  try {
    await refresh();
  } catch (error) {
    await close();
    throw error;
  }
  return { names: () => names, refresh, close };
}

/** Calls back on every change, and after a lost connection, because what changed meanwhile is unknown. */
async function listen(databaseUrl: string, onChange: () => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const candidate = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'larkfare catalogue listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    candidate.on('notification', onChange);
    candidate.on('error', (error) => log.warn({ err: error }, 'the listener lost its connection'));
    candidate.on('end', () => {
      if (candidate === client) reconnect(reconnectMs.first);
    });
    await candidate.connect();
    await candidate.query('LISTEN catalogue_changed');
    client = candidate;
    if (stopped) await candidate.end();
  }

  function reconnect(delay: number) {
    if (stopped) return;
    retry = setTimeout(() => {
      connect().then(onChange, () => reconnect(Math.min(delay * 2, reconnectMs.longest)));
    }, delay);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
