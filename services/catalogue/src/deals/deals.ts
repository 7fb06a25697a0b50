import { type DataSource, Not } from 'typeorm';
import { Location } from '../locations/location.entity.ts';
import { Dealings } from '../locations/location.rules.ts';
import { type Deals } from './deals.input.ts';

/** The three lists of the deals page, each by name, in one read. */
export async function currentDeals(db: DataSource): Promise<Deals> {
  const locations = await db.getRepository(Location).find({
    where: { dealings: Not(Dealings.none) },
    order: { name: 'ASC', id: 'ASC' },
  });
  const on = (list: Dealings) => locations.filter(({ dealings }) => dealings === list);
  return {
    lastMinutes: on(Dealings.lastMinutes),
    topDestinations: on(Dealings.topDestinations),
    hotDeals: on(Dealings.hotDeals),
  };
}
