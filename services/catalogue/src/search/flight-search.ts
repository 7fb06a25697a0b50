import { londonToday } from '@larkfare/london-dates';
import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { type CatalogueContext } from '../catalogue-context.ts';
import { findOffers } from './find-offers.ts';
import { type MonthLowestPrice } from '../offers/flight-offer.input.ts';
import {
  type FlightOfferPage,
  type FlightSearchInput,
  type UnknownPlace,
} from './flight-search.input.ts';
import { matchesNothing, resolvePlaces } from './resolve-places.ts';
import { offersPerPage, priceBounds } from '../offers/search.rules.ts';
import { comingMonths } from '../offers/travel-dates.rules.ts';

/** @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words */
export async function searchFlights(
  context: CatalogueContext,
  input: FlightSearchInput,
): Promise<FlightOfferPage> {
  const pricesAsOf = context.now();
  const { travelClass, directOnly, order } = input;
  const { found, items, page } = await findOffers(context, input, {
    ...priceBounds(input),
    travelClass,
    directOnly,
    order,
    withUnpriced: false,
  });
  const { totalItems } = found;
  return {
    ...found,
    unknownFrom: unknownPlace(context, input.fromId, input.from),
    unknownTo: unknownPlace(context, input.toId, input.to),
    items: items.flatMap(({ offer }) => offer ?? []),
    airlines: context.names().airlines.choices(found.airlines),
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    pricesAsOf,
  };
}

function unknownPlace(
  { names }: CatalogueContext,
  id: string | null | undefined,
  typed: string | null | undefined,
): UnknownPlace | undefined {
  const { places } = names();
  if (id?.trim() || !typed?.trim() || places.airportsMatching(typed).length > 0) return undefined;
  return { nearest: places.nearestName(typed) };
}

/** Twelve months from the current one; dates, prices, order and page of the search do not matter here. */
export async function lowestPrices(
  { offers, names, now }: CatalogueContext,
  { tripType, travelClass, directOnly, ...input }: FlightSearchInput,
): Promise<MonthLowestPrice[]> {
  const ends = resolvePlaces(names(), input);
  const fromJanuary = matchesNothing(ends)
    ? []
    : await offers.lowestPrices({ ...ends, tripType, travelClass, directOnly });
  return comingMonths(londonToday(now())).map(({ year, month }) => ({
    year,
    month,
    lowestPricePence: fromJanuary[month - 1] ?? null,
  }));
}
