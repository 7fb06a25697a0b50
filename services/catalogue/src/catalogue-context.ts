import { type SubgraphContext } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type Loaders } from './loaders.ts';
import { type NamesPart } from './type-ahead/catalogue-memory.ts';
import { type CatalogueNames } from './type-ahead/catalogue-names.ts';

/** What a resolver of this service works with; the clock and chance are passed in, so that tests can hold them. */
export interface CatalogueContext extends SubgraphContext {
  db: DataSource;
  loaders: Loaders;
  names: () => CatalogueNames;
  /** Has the names read again, so that a write shows in them before it is answered. */
  refreshNames: (part: NamesPart) => Promise<void>;
  /** Whether the bookings service lets a flight be deleted. */
  canDeleteFlight: (id: string) => Promise<boolean>;
  now: () => Date;
  random: () => number;
}
