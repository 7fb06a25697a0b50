import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { type CatalogueContext } from '../catalogue-context.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { present } from '../loaders.ts';
import { findOffers } from './find-offers.ts';
import { type FlightListInput, type FlightListPage } from './flight-list.input.ts';
import { OfferOrder, offersPerPage } from '../offers/search.rules.ts';

/**
 * The flights that an administrator looks for, offered then or not.
 * @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words
 */
export async function listFlights(
  context: CatalogueContext,
  input: FlightListInput,
): Promise<FlightListPage> {
  const options = {
    travelClass: TravelClass.economy,
    directOnly: false,
    minPricePence: null,
    maxPricePence: null,
    order: OfferOrder.recommended,
    withUnpriced: true,
  };
  const { found, items, page } = await findOffers(context, input, options);
  const offers = new Map(items.map(({ flightId, offer }) => [flightId, offer]));
  const flights = present(await context.loaders.flight.loadMany([...offers.keys()]));
  const { totalItems } = found;
  return {
    items: flights.map((flight) => ({ flight, offer: offers.get(flight.id) ?? null })),
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    totalItems,
  };
}
