import { londonToday } from '@larkfare/london-dates';
import { query } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type MonthLowestPrice } from './flight-offer.input.ts';
import { type FlightSearchInput } from './flight-search.input.ts';
import { lowestPricesStatement } from './lowest-prices-statement.ts';
import { matchesNothing, resolvePlaces } from './resolve-places.ts';
import { comingMonths } from './travel-dates.rules.ts';

/** Twelve months from the current one; dates, prices, order and page of the search do not matter here. */
export async function lowestPrices(
  { db, names, now }: CatalogueContext,
  { tripType, directOnly, ...asked }: FlightSearchInput,
): Promise<MonthLowestPrice[]> {
  const ends = resolvePlaces(names(), asked);
  const shape = {
    tripType,
    from: ends.from !== null,
    to: ends.to !== null,
    airlines: ends.airlines !== null,
  };
  const [found] = matchesNothing(ends)
    ? []
    : await query<{ lowestFromJanuary: (number | null)[] }>(db, lowestPricesStatement(shape), {
        ...ends,
        directOnly,
      });
  return comingMonths(londonToday(now())).map(({ year, month }) => ({
    year,
    month,
    lowestPricePence: found?.lowestFromJanuary[month - 1] ?? null,
  }));
}
