import { query } from '@larkfare/data-kit/database';
import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { addDays, londonToday } from '@larkfare/london-dates';
import { type CodedOffer, parseOfferCode } from '@larkfare/travellers';
import { type CatalogueContext } from '../catalogue-context.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { present } from '../loaders.ts';
import { findOffers } from './find-offers.ts';
import { type FlightListInput, type FlightListPage } from './flight-list.input.ts';
import { type FlightOffer } from '../offers/flight-offer.input.ts';
import { OfferOrder, offersPerPage, TripType } from '../offers/search.rules.ts';
import { soonestDayIn } from '../offers/travel-dates.rules.ts';
import { findFlightOffer } from './flight-offer.ts';

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
    stops: null,
    maxMinutes: null,
    departureAirports: null,
    arrivalAirports: null,
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

/** The length of a round trip without a return date. */
const usualDays = 7;

/** The flight of an offer's code; more than one where the ends of their ids are the same, none for another text. */
export async function listCodedFlights(
  context: CatalogueContext,
  offerCode: string,
): Promise<FlightListPage> {
  const coded = parseOfferCode(offerCode);
  const found = coded
    ? await query<{ id: string }>(
        context.db,
        'SELECT id FROM flights WHERE right(id::text, 8) = :idEnd ORDER BY id',
        { idEnd: coded.idEnd },
      )
    : [];
  const flights = present(await context.loaders.flight.loadMany(found.map(({ id }) => id)));
  const items = flights.map(async (flight) => ({
    flight,
    offer: coded ? await codedOffer(context, flight.id, coded) : null,
  }));
  return { items: await Promise.all(items), page: 1, totalPages: 1, totalItems: flights.length };
}

function codedOffer(
  context: CatalogueContext,
  flightId: string,
  { month, travelClass, tripType }: CodedOffer,
): Promise<FlightOffer | null> {
  const departureDate = soonestDayIn(month, londonToday(context.now()));
  const returnDate = addDays(departureDate, usualDays);
  return findFlightOffer(context, {
    flightId,
    tripType: TripType[tripType],
    travelClass: TravelClass[travelClass],
    departureDate,
    returnDate,
  });
}
