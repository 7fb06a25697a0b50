import pg from 'pg';
import { pino } from 'pino';
import { type DataSource } from 'typeorm';
import { type CatalogueNames, readCatalogueNames } from './catalogue-names.ts';

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
  let names = await readCatalogueNames(db);
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const read = async () => {
    names = await readCatalogueNames(db);
  };

  /** One read at a time: who asks during one waits for the next, together with all others who do. */
  const refresh = (): Promise<void> => {
    if (!reading) return (reading = read().finally(() => (reading = undefined)));
    return (next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      }));
  };

  const refreshSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'the names could not be read again; the last ones stay for now');
        if (!listening.closed) refreshSoon();
      });
    }, gatherMs);
  };

  const listening = await listen(databaseUrl, refreshSoon);
  await refresh(); // What changed between the first read and the first moment of listening.
  return {
    names: () => names,
    refresh,
    async close() {
      await listening.close();
      clearTimeout(gathering);
      await Promise.allSettled([reading, next]);
    },
  };
}

/** Calls back on every change, and after a lost connection, because what changed meanwhile is unknown. */
async function listen(databaseUrl: string, onChange: () => void) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const state = { closed: false, close };

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
  }

  function reconnect(delay: number) {
    if (state.closed) return;
    retry = setTimeout(() => {
      connect().then(onChange, () => reconnect(Math.min(delay * 2, reconnectMs.longest)));
    }, delay);
  }

  async function close() {
    state.closed = true;
    clearTimeout(retry);
    await client?.end();
  }

  await connect();
  return state;
}
