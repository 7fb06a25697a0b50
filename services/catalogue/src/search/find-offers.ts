import { londonToday } from '@larkfare/london-dates';
import { badInput } from '@larkfare/server-kit/executor';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type CatalogueNames } from '../memory/catalogue-names.ts';
import {
  type FoundOffer,
  type FoundOffers,
  nothingFound,
  type OfferQuery,
} from '../offers/offer-search.ts';
import { type FlightListInput } from './flight-list.input.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { matchesNothing, resolvePlaces } from './resolve-places.ts';
import { datesIn, monthChoices, searchedDates, travelDatesProblem } from './travel-dates.rules.ts';

/** The options of a search that a list of flights does not have. */
type SearchOptions = Omit<OfferQuery, 'from' | 'to' | 'airlines' | 'months' | 'page' | 'tripType'>;

/**
 * Finds offers and says how each is shown.
 * @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words
 */
export async function findOffers(
  { offers, names, now }: CatalogueContext,
  input: FlightListInput,
  options: SearchOptions,
): Promise<{ found: FoundOffers; toOffer: (offer: FoundOffer) => FlightOffer[]; page: number }> {
  const today = londonToday(now());
  const dates = searchedDates(input, today);
  const problem = travelDatesProblem(dates, today);
  if (problem) throw badInput(problem);

  const flex = { departDays: input.flexDepartDays, returnDays: input.flexReturnDays };
  const months = monthChoices(dates, flex, today);
  const ends = resolvePlaces(names(), input);
  const page = Math.max(1, input.page);
  const { tripType } = input;
  const found = matchesNothing(ends)
    ? nothingFound
    : await offers.search({
        ...ends,
        ...options,
        tripType,
        page,
        months: months.map(({ month }) => month),
      });
  const known = names();
  return {
    found,
    page,
    toOffer: ({ month, ...offer }) =>
      withNames(known, offer).map((named) => ({ ...named, tripType, ...datesIn(month, months) })),
  };
}

/** Nothing for what has just been added or deleted, while PostgreSQL searches and the names are a moment behind. */
function withNames({ places, airlines }: CatalogueNames, offer: Omit<FoundOffer, 'month'>) {
  const { airlineId, departureAirportId, arrivalAirportId, pricePence, ...rest } = offer;
  const airline = airlines.airline(airlineId);
  const departureAirport = places.airport(departureAirportId);
  const arrivalAirport = places.airport(arrivalAirportId);
  if (!airline || !departureAirport || !arrivalAirport || pricePence === null) return [];
  return [
    {
      ...rest,
      airline,
      departureAirport,
      arrivalAirport,
      finalPricePence: pricePence,
      originalPricePence: pricePence + rest.savingPence,
    },
  ];
}
