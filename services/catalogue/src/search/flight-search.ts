import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { type CatalogueContext } from '../catalogue-context.ts';
import { findOffers } from './find-offers.ts';
import { type FlightOfferPage, type FlightSearchInput } from './flight-search.input.ts';
import { offersPerPage, priceBounds } from './search.rules.ts';

/** @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words */
export async function searchFlights(
  context: CatalogueContext,
  input: FlightSearchInput,
): Promise<FlightOfferPage> {
  const pricesAsOf = context.now();
  const { travelClass, directOnly, order } = input;
  const { found, items, page } = await findOffers(
    context,
    input,
    { ...priceBounds(input), travelClass, directOnly, order, withUnpriced: false },
    (ids) => context.offers.flights(ids),
  );
  const { airlines } = context.names();
  const { totalItems } = found;
  return {
    ...found,
    items: items.flatMap(({ offer }) => offer ?? []),
    airlines: airlines.byName(found.airlines).flatMap(({ airlineId, ...choice }) => {
      const airline = airlines.airline(airlineId);
      return airline ? [{ airline, ...choice }] : [];
    }),
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    pricesAsOf,
  };
}
