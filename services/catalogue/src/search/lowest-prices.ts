import { londonToday } from '@larkfare/london-dates';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type MonthLowestPrice } from './flight-offer.input.ts';
import { type FlightSearchInput } from './flight-search.input.ts';
import { matchesNothing, resolvePlaces } from './resolve-places.ts';
import { comingMonths } from './travel-dates.rules.ts';

/** Twelve months from the current one; dates, prices, order and page of the search do not matter here. */
export async function lowestPrices(
  { offers, names, now }: CatalogueContext,
  { tripType, travelClass, directOnly, ...asked }: FlightSearchInput,
): Promise<MonthLowestPrice[]> {
  const ends = resolvePlaces(names(), asked);
  const fromJanuary = matchesNothing(ends)
    ? []
    : await offers.lowestPrices({ ...ends, tripType, travelClass, directOnly });
  return comingMonths(londonToday(now())).map(({ year, month }) => ({
    year,
    month,
    lowestPricePence: fromJanuary[month - 1] ?? null,
  }));
}
