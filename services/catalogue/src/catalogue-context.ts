import { type RecordsContext } from '@larkfare/data-kit/records';
import { type Bookable } from './bookable/bookable.ts';
import { type Loaders } from './loaders.ts';
import { type CatalogueNames } from './memory/catalogue-names.ts';
import { type OfferSearch } from './offers/offer-search.ts';

/** Context of this service's resolvers; tests control the clock and the random numbers. */
export interface CatalogueContext extends RecordsContext {
  loaders: Loaders;
  names: () => CatalogueNames;
  offers: OfferSearch;
  bookable: () => Promise<Bookable>;
  /** Whether the bookings service allows a flight's deletion. */
  canDeleteFlight: (id: string) => Promise<boolean>;
  now: () => Date;
  random: () => number;
}
