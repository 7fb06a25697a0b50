import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { type CatalogueContext } from '../catalogue-context.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { findOffers } from './find-offers.ts';
import { type FlightListInput, type FlightListPage } from './flight-list.input.ts';
import { OfferOrder, offersPerPage } from './search.rules.ts';

/**
 * The flights that an administrator looks for, offered then or not.
 * @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words
 */
export async function listFlights(
  context: CatalogueContext,
  input: FlightListInput,
): Promise<FlightListPage> {
  const { found, toOffer, page } = await findOffers(context, input, {
    travelClass: TravelClass.economy,
    directOnly: false,
    minPricePence: null,
    maxPricePence: null,
    order: OfferOrder.recommended,
    withUnpriced: true,
  });
  const items = await Promise.all(
    found.items.map(async (offer) => {
      const flight = await context.loaders.flight.load(offer.flightId);
      return flight ? [{ flight, offer: toOffer(offer)[0] ?? null }] : [];
    }),
  );
  const { totalItems } = found;
  return {
    items: items.flat(),
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    totalItems,
  };
}
