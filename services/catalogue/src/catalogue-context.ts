import { type RecordsContext } from '@larkfare/data-kit/records';
import { type Bookable } from './bookable/bookable.ts';
import { type Loaders } from './loaders.ts';
import { type CatalogueNames } from './memory/catalogue-names.ts';
import { type OfferSearch } from './offers/offer-search.ts';

/** What a resolver of this service works with; the clock and the random numbers are passed in, so that tests can control them. */
export interface CatalogueContext extends RecordsContext {
  loaders: Loaders;
  names: () => CatalogueNames;
  offers: OfferSearch;
  bookable: () => Promise<Bookable>;
  /** Whether the bookings service lets a flight be deleted. */
  canDeleteFlight: (id: string) => Promise<boolean>;
  now: () => Date;
  random: () => number;
}
