import { type Location } from '../locations/location.entity.ts';
import { Dealings } from '../locations/location.rules.ts';
import { type Deals } from './deals.input.ts';

/** The three lists of the deals page, each by name. */
export function currentDeals(featured: readonly Location[]): Deals {
  const on = (list: Dealings) => featured.filter(({ dealings }) => dealings === list);
  return {
    lastMinutes: on(Dealings.lastMinutes),
    topDestinations: on(Dealings.topDestinations),
    hotDeals: on(Dealings.hotDeals),
  };
}
