import { type DatabaseOptions, openDatabase, query } from '@larkfare/data-kit/database';
import { type Service } from '@larkfare/data-kit/subgraph';
import { administratorsOf } from '@larkfare/server-kit/administrator';
import { type GraphqlExecutor, type RequestHeaders } from '@larkfare/server-kit/executor';
import { Airline } from './airlines/airline.entity.ts';
import { Airport } from './airports/airport.entity.ts';
import { bookableReader } from './bookable/bookable.ts';
import { type CatalogueContext } from './catalogue-context.ts';
import { Country } from './countries/country.entity.ts';
import { demonstrationMedia } from './demonstration/media/demonstration-media.ts';
import { flightDeletion } from './flights/flight-bookings.ts';
import { Flight } from './flights/flight.entity.ts';
import { MonthlyPrice } from './flights/monthly-price.entity.ts';
import { createLoaders } from './loaders.ts';
import { Location } from './locations/location.entity.ts';
import { openCatalogueMemory } from './memory/catalogue-memory.ts';
import { offeredColumns } from './offers/offered-flight.ts';
import { postgresSearch } from './offers/postgres-search.ts';
import { Region } from './regions/region.entity.ts';
import { type RunQuery, queryReplica } from './replica/query-replica.ts';
import { subgraphSchema } from './subgraph.ts';

export interface CatalogueOptions {
  databaseUrl: string;
  /** Straight to PostgreSQL where `databaseUrl` is of a pooler, which cannot LISTEN. */
  listenUrl?: string | undefined;
  /** A streaming replica, for the first read of everything and for searches in PostgreSQL. */
  readUrl?: string | undefined;
  /** Resolves the signed-in administrator; if omitted, every request is anonymous. */
  content?: GraphqlExecutor;
  /** Checks whether a flight has bookings; without it only the foreign key does. */
  bookings?: GraphqlExecutor;
  /** The engine of searches: this process's memory, or PostgreSQL for a catalogue that does not fit there. */
  search?: 'memory' | 'postgres';
  /** The clock; a test may control it. */
  now?: () => Date;
  /** Random numbers from 0 up to 1; a test may control them. */
  random?: () => number;
}

export interface CatalogueService extends Service {
  /** Reads changes without waiting for PostgreSQL's notification. */
  refresh(): Promise<void>;
  /** Another number after every change of the catalogue; undefined while changes cannot be noticed. */
  revision(): number | undefined;
}

export async function createCatalogueService({
  databaseUrl,
  listenUrl = databaseUrl,
  readUrl,
  content,
  bookings,
  search = 'memory',
  now = () => new Date(),
  random = Math.random,
}: CatalogueOptions): Promise<CatalogueService> {
  const open = (options: Partial<DatabaseOptions> & { url: string }) =>
    openDatabase({
      schema: 'catalogue',
      // Few statements, planned once: planning took longer than running them. None is worth compiling.
      settings: { plan_cache_mode: 'force_generic_plan', jit: 'off' },
      ...options,
    });
  const db = await open({
    url: databaseUrl,
    entities: [Region, Country, Location, Airport, Airline, Flight, MonthlyPrice],
  });
  let revision = 0;
  const changed = () => {
    revision += 1;
  };
  const memory = await openCatalogueMemory({
    databaseUrl,
    listenUrl,
    readUrl,
    withOffers: search === 'memory',
    onChange: changed,
  });
  const primary: RunQuery = (sql, parameters) => query(db, sql, parameters);
  const replica =
    memory.offers || !readUrl ? undefined : await open({ url: readUrl, allowUnavailable: true });
  const offers =
    memory.offers ??
    postgresSearch(
      replica ? queryReplica(replica, { primary, position: memory.walPosition }) : primary,
      offeredColumns(db),
    );

  const bookable = bookableReader({ names: memory.names, offers, revision: () => revision });
  const administratorOf = administratorsOf(content);

  const createContext = async (headers: RequestHeaders): Promise<CatalogueContext> => {
    const context: CatalogueContext = {
      administrator: await administratorOf(headers),
      db,
      loaders: createLoaders(db, offers, memory.names),
      names: memory.names,
      offers,
      bookable,
      canDeleteFlight: flightDeletion(bookings, headers),
      now,
      random,
      async afterWrite() {
        context.loaders = createLoaders(db, offers, memory.names);
        changed();
        // The write is stored; if this fails, changes are read when PostgreSQL is available again.
        await memory.refresh().catch(() => undefined);
      },
    };
    return context;
  };
  return {
    subgraph: { ...subgraphSchema(), createContext },
    routes: demonstrationMedia(),
    refresh: memory.refresh,
    revision: () => (memory.isListening() ? revision : undefined),
    async close() {
      await memory.close();
      if (replica?.isInitialized) await replica.destroy();
      await db.destroy();
    },
  };
}
