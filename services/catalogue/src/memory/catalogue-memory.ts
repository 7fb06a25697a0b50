import { listen, openDatabase } from '@larkfare/data-kit/database';
import { observeGauges } from '@larkfare/server-kit/telemetry';
import { type EntityManager } from 'typeorm';
import { Airport } from '../airports/airport.entity.ts';
import { Location } from '../locations/location.entity.ts';
import { Flight } from '../flights/flight.entity.ts';
import { log } from '../log.ts';
import { MemorySearch } from '../offers/memory-search.ts';
import { type OfferSearch } from '../offers/offer-search.ts';
import { readAllFlights, readFlights } from '../offers/read-flights.ts';
import {
  type CatalogueNames,
  type FlightCounts,
  readAirlineNames,
  readPlaceNames,
} from './catalogue-names.ts';
import { changeFeed, type Changes, pruneFeed } from './change-feed.ts';
import { repeatedReads } from './repeated-reads.ts';

interface CatalogueMemory {
  /** The last names read, a moment behind the database at most. */
  names(): CatalogueNames;
  /** Absent where PostgreSQL searches. */
  offers: OfferSearch | undefined;
  /** Resolves when everything that was committed before this call is in memory. */
  refresh(): Promise<void>;
  /** Whether a change made now would be noticed. */
  isListening(): boolean;
  /** Where the write-ahead log was when the last known change had been written; undefined while changes cannot be noticed. */
  walPosition(): string | undefined;
  close(): Promise<void>;
}

interface MemoryOptions {
  databaseUrl: string;
  listenUrl: string;
  /** A replica, for the first read of everything. */
  readUrl?: string | undefined;
  /** Whether offers are in memory, too. */
  withOffers: boolean;
  /** Called after every change. */
  onChange: () => void;
}

const placeTables = ['regions', 'countries', 'locations', 'airports'];
const pruneEveryMs = 3_600_000;

/**
 * Keeps the catalogue in memory: reads all of it, and then what changes. PostgreSQL's notification only wakes the
 * reader; what to read is in the change feed, so that nothing is missed while no connection is there.
 */
export async function openCatalogueMemory({
  databaseUrl,
  listenUrl,
  readUrl,
  withOffers,
  onChange,
}: MemoryOptions): Promise<CatalogueMemory> {
  await using opened = new AsyncDisposableStack();
  const open = (url: string) =>
    openDatabase({
      url,
      schema: 'catalogue',
      entities: [Airport, Location, Flight],
      poolSize: 1,
      statementTimeoutMs: 0,
      settings: { jit: 'off' },
    });
  const db = opened.adopt(await open(databaseUrl), (pool) => pool.destroy());
  const contents = memoryContents(withOffers, onChange);
  const read = changeFeed(db, contents.read);
  const reads = repeatedReads(read);
  opened.defer(
    observeGauges(['larkfare.feed.failing'], (observe) =>
      observe('larkfare.feed.failing', reads.failingSeconds()),
    ),
  );

  if (readUrl)
    try {
      await using replica = new AsyncDisposableStack();
      // However old that is: what changed since then is read from the primary below.
      await read(replica.adopt(await open(readUrl), (pool) => pool.destroy()));
    } catch (error) {
      log.warn({ err: error }, 'the replica is unavailable: everything is read from the primary');
    }

  // Listening comes first, so that nothing changes unheard between the first read and the first moment of listening.
  const listening = opened.adopt(
    await listen(listenUrl, 'catalogue_changed', reads.refreshSoon),
    (line) => line.close(),
  );
  opened.defer(reads.close);
  await reads.refresh();
  // Reading keeps this reader's position ahead of what is pruned.
  const prune = () =>
    reads
      .refresh()
      .then(() => pruneFeed(db))
      .catch((error: unknown) => log.warn({ err: error }, 'the change feed could not be pruned'));
  const pruning = setInterval(() => void prune(), pruneEveryMs).unref();
  opened.defer(() => clearInterval(pruning));

  const whileOpen = opened.move();
  return {
    names: contents.names,
    offers: contents.offers(),
    refresh: reads.refresh,
    isListening: listening.isListening,
    walPosition: () => (listening.isListening() ? contents.walPosition() : undefined),
    close: () => whileOpen.disposeAsync(),
  };
}

/** The names and offers in memory, and the reads that replace them. */
function memoryContents(withOffers: boolean, onChange: () => void) {
  let names: CatalogueNames | undefined;
  let offers: MemorySearch | undefined;
  let position: string | undefined;
  const counts: FlightCounts = {
    at: (airportId) => offers?.index.flightsAt(airportId) ?? 0,
    version: () => offers?.index.routes,
  };

  /** @returns the function that applies the flights that were read */
  const readOffers = async (
    manager: EntityManager,
    { everything, flightIds }: Changes,
  ): Promise<() => void> => {
    const existing = offers;
    if (existing && !everything && flightIds) {
      const change = await readFlights(manager, flightIds);
      return () => existing.change(change);
    }
    const index = await readAllFlights(manager);
    return () => {
      if (existing) existing.use(index);
      else offers = new MemorySearch(index);
    };
  };

  return {
    names() {
      if (!names) throw new Error('The first read gives names.');
      return names;
    },
    offers: (): OfferSearch | undefined => offers,
    walPosition: () => position,

    async read(manager: EntityManager, changes: Changes, walPosition: string | null) {
      const { everything, tables, flightIds } = changes;
      const hasPlaces = !everything && !placeTables.some((table) => tables.has(table));
      const hasAirlines = !everything && !tables.has('airlines');
      const hasOffers = !withOffers || (!everything && flightIds?.length === 0);
      const places =
        (hasPlaces && names?.places) ||
        (await readPlaceNames(manager, withOffers ? counts : undefined));
      const airlines = (hasAirlines && names?.airlines) || (await readAirlineNames(manager));
      const applyOffers = hasOffers ? undefined : await readOffers(manager, changes);
      return () => {
        names = { places, airlines };
        applyOffers?.();
        const hasChanged = everything || tables.size > 0;
        if (hasChanged || !position) position = walPosition ?? undefined;
        if (hasChanged) onChange();
      };
    },
  };
}
