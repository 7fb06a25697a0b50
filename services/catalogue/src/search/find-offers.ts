import { joinMessages } from '@larkfare/data-kit/refusals';
import { londonToday } from '@larkfare/london-dates';
import { badInput } from '@larkfare/server-kit/executor';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type CatalogueNames } from '../memory/catalogue-names.ts';
import {
  type FoundOffer,
  type FoundOffers,
  nothingFound,
  type OfferQuery,
  type ResolvedPlaces,
} from '../offers/offer-search.ts';
import { type FlightListInput } from './flight-list.input.ts';
import { type FlightOffer } from '../offers/flight-offer.input.ts';
import { chosenOf, matchesNothing, resolvePlaces } from './resolve-places.ts';
import { type TripType } from '../offers/search.rules.ts';
import {
  datesIn,
  monthChoices,
  searchedDates,
  type TravelDates,
  travelDatesProblem,
} from '../offers/travel-dates.rules.ts';

/** The options of a search that a list of flights does not have. */
type SearchOptions = Omit<OfferQuery, 'from' | 'to' | 'airlines' | 'months' | 'page' | 'tripType'>;

/** A page of flights, without an offer where a flight has none. */
interface PagedOffers {
  found: FoundOffers;
  ends: ResolvedPlaces;
  months: number[];
  page: number;
  items: { flightId: string; offer: FlightOffer | null }[];
}

/**
 * Finds a page of flights with their offers.
 * @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words
 */
export async function findOffers(
  { offers, names, now }: CatalogueContext,
  input: FlightListInput,
  options: SearchOptions,
): Promise<PagedOffers> {
  const today = londonToday(now());
  const dates = searchedDates(input, today);
  const problem = travelDatesProblem(dates, today);
  if (problem) throw badInput(joinMessages([problem]));

  const flex = { departDays: input.flexDepartDays, returnDays: input.flexReturnDays };
  const choices = monthChoices(dates, flex, today);
  const months = choices.map(({ month }) => month);
  const ends = resolvePlaces(names(), input);
  const page = Math.max(1, input.page);
  const { tripType } = input;
  const found = matchesNothing(ends)
    ? nothingFound
    : await offers.search({
        ...ends,
        ...options,
        departureAirports: chosenOf(options.departureAirports, ends.from),
        arrivalAirports: chosenOf(options.arrivalAirports, ends.to),
        tripType,
        page,
        months,
      });
  const current = names();
  const items = found.items.map((flight) => {
    const dated = { ...datesIn(flight.month, choices), tripType };
    return { flightId: flight.id, offer: toOffer(current, flight, dated) };
  });
  return { found, ends, months, page, items };
}

/** Null for a flight just added or deleted, while PostgreSQL searches and the names are a moment behind. */
function toOffer(
  { places, airlines }: CatalogueNames,
  flight: FoundOffer,
  { departureDate, returnDate, tripType }: TravelDates & { tripType: TripType },
): FlightOffer | null {
  const airline = airlines.airline(flight.airlineId);
  const departureAirport = places.airport(flight.departureAirportId);
  const arrivalAirport = places.airport(flight.arrivalAirportId);
  const { pricePence, savingPence } = flight;
  if (!airline || !departureAirport || !arrivalAirport || pricePence === null) return null;
  return {
    ...flight,
    flightId: flight.id,
    airline,
    departureAirport,
    arrivalAirport,
    tripType,
    departureDate,
    returnDate,
    originalPricePence: pricePence + savingPence,
    finalPricePence: pricePence,
  };
}
