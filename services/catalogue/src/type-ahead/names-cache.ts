import { listen } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { log } from '../log.ts';
import {
  airlineNames,
  type CatalogueNames,
  placeNames,
  readAirlineNames,
  readPlaceNames,
} from './catalogue-names.ts';
import { memoiseBetweenReads } from './memoise-between-reads.ts';
import { coalesceReads } from './coalesce-reads.ts';
import { indexed } from './type-ahead.ts';

/** What is read on its own: regions, countries, locations and airports belong together, airlines do not. */
export type NamesPart = 'places' | 'airlines';

export interface NamesCache {
  /** As last read; a moment behind the database at most. */
  names(): CatalogueNames;
  /** Reloads one part, both by default, and resolves when a read that began after this call is done. */
  refresh(part?: NamesPart): Promise<void>;
  /** Whether a change made now would be noticed. */
  isListening(): boolean;
  close(): Promise<void>;
}

const withoutNames = new Set(['flights', 'monthly_prices']);

/** An import changes many rows: one read answers all changes within this time. */
const gatherMs = 100;

/**
 * Caches the catalogue's names, and reloads them whenever PostgreSQL notifies that they changed.
 * @param onChange called after every change of the catalogue, and again when it is in the names
 */
export async function openNamesCache(
  db: DataSource,
  databaseUrl: string,
  onChange: () => void = () => undefined,
): Promise<NamesCache> {
  const beginRead = memoiseBetweenReads(indexed, ({ code, texts }) => [code, ...texts].join('\n'));
  const places = cachedPart(placeNames([]), () => readPlaceNames(db, beginRead()));
  const airlines = cachedPart(airlineNames([]), () => readAirlineNames(db));
  const parts = { places, airlines };
  const changed = new Set<NamesPart>();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;

  const refresh = async (part?: NamesPart) => {
    const read = part ? [parts[part]] : Object.values(parts);
    await Promise.all(read.map((each) => each.refresh()));
    onChange();
  };

  const refreshSoon = (...which: NamesPart[]) => {
    if (closed) return;
    for (const part of which) changed.add(part);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      for (const part of changed) {
        changed.delete(part);
        refresh(part).catch((error: unknown) => {
          log.warn({ err: error }, 'the names could not be read again; the last ones stay for now');
          refreshSoon(part);
        });
      }
    }, gatherMs);
  };

  // Listening comes first, so that nothing changes unheard between the first read and the first moment of listening.
  const listening = await listen(databaseUrl, 'catalogue_changed', (table) => {
    onChange();
    if (table === undefined) refreshSoon('places', 'airlines');
    else if (!withoutNames.has(table)) refreshSoon(table === 'airlines' ? 'airlines' : 'places');
  });
  const close = async () => {
    closed = true;
    clearTimeout(gathering);
    await listening.close();
    await Promise.all(Object.values(parts).map((part) => part.settled()));
  };
  try {
    await refresh();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    names: () => ({ ...places.names(), ...airlines.names() }),
    refresh,
    isListening: () => listening.isListening(),
    close,
  };
}

function cachedPart<Names>(empty: Names, read: () => Promise<Names>) {
  let names = empty;
  let last: Promise<void> = Promise.resolve();
  const reload = async () => {
    names = await read();
  };
  return {
    names: () => names,
    refresh: coalesceReads(() => (last = reload())),
    /** The caller of the last read gets its error; here it only has to be finished. */
    settled: () => last.catch(() => undefined),
  };
}
