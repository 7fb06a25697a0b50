import { londonToday } from '@larkfare/london-dates';
import { existingPage, totalPages } from '@larkfare/data-kit/paging';
import { type Choice, type ResolvedPlaces } from '../offers/offer-search.ts';
import { alternatives } from './alternatives.rules.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { findOffers } from './find-offers.ts';
import { type MonthLowestPrice } from '../offers/flight-offer.input.ts';
import {
  type FlightOfferPage,
  type FlightSearchInput,
  type SearchAlternatives,
  type UnknownPlace,
} from './flight-search.input.ts';
import { chosenOf, matchesNothing, resolvePlaces } from './resolve-places.ts';
import { offersPerPage, priceBounds, stopsFilter } from '../offers/search.rules.ts';
import { comingMonths } from '../offers/travel-dates.rules.ts';

/** @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words */
export async function searchFlights(
  context: CatalogueContext,
  input: FlightSearchInput,
): Promise<FlightOfferPage> {
  const pricesAsOf = context.now();
  const { travelClass, departureAirports, arrivalAirports, order } = input;
  const { found, ends, months, items, page } = await findOffers(context, input, {
    ...priceBounds(input),
    travelClass,
    ...lengthOf(input),
    departureAirports,
    arrivalAirports,
    order,
    withUnpriced: false,
  });
  const { totalItems } = found;
  const alternatives = totalItems
    ? undefined
    : await findAlternatives(context, input, ends, months);
  return {
    ...found,
    alternatives,
    unknownFrom: unknownPlace(context, input.fromId, input.from),
    unknownTo: unknownPlace(context, input.toId, input.to),
    items: items.flatMap(({ offer }) => offer ?? []),
    airlines: context.names().airlines.choices(found.airlines),
    departureAirports: airportChoices(context, found.departureAirports),
    arrivalAirports: airportChoices(context, found.arrivalAirports),
    stops: found.stops
      .map(({ id, ...choice }) => ({ stops: Number(id), ...choice }))
      .toSorted((a, b) => a.stops - b.stops),
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    pricesAsOf,
  };
}

/** The filters of a flight's stops and minutes. */
const lengthOf = (input: FlightSearchInput) => ({
  stops: stopsFilter(input),
  maxMinutes: input.maxMinutes ?? null,
});

/** Looks up flights from and to nearby airports, and those of the route in other months. */
async function findAlternatives(
  { offers, names, now }: CatalogueContext,
  input: FlightSearchInput,
  { from, to, airlines }: ResolvedPlaces,
  months: readonly number[],
): Promise<SearchAlternatives | undefined> {
  if (!from?.length || !to?.length || airlines?.length === 0) return undefined;
  const { tripType, travelClass } = input;
  const { places } = names();
  const near = { from: places.airportsNear(from), to: places.airportsNear(to) };
  const prices = await offers.lowestPricesTo(
    [...to, ...near.to.map(({ airport }) => airport.id)],
    [...from, ...near.from.map(({ airport }) => airport.id)],
    { tripType, travelClass, ...lengthOf(input), airlines },
  );
  const { minPricePence, maxPricePence } = priceBounds(input);
  const affordable = [...prices].flatMap(([toId, each]) =>
    each
      .filter(({ pricePence }) => pricePence >= (minPricePence ?? 0))
      .filter(({ pricePence }) => pricePence <= (maxPricePence ?? Infinity))
      .map(({ departureAirportId: fromId, ...price }) => ({ ...price, fromId, toId })),
  );
  return alternatives(affordable, { from, to, near, months, today: londonToday(now()) });
}

/** The airports with most flights first. */
const airportChoices = ({ names }: CatalogueContext, choices: readonly Choice[]) =>
  choices
    .flatMap(({ id, ...choice }) => {
      const airport = names().places.airport(id);
      return airport ? { airport, ...choice } : [];
    })
    .toSorted((a, b) => b.offers - a.offers || (a.airport.code < b.airport.code ? -1 : 1));

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
  input: FlightSearchInput,
): Promise<MonthLowestPrice[]> {
  const ends = resolvePlaces(names(), input);
  const fromJanuary = matchesNothing(ends)
    ? []
    : await offers.lowestPrices({
        ...ends,
        from: chosenOf(input.departureAirports, ends.from) ?? ends.from,
        to: chosenOf(input.arrivalAirports, ends.to) ?? ends.to,
        tripType: input.tripType,
        travelClass: input.travelClass,
        ...lengthOf(input),
      });
  return comingMonths(londonToday(now())).map(({ year, month }) => ({
    year,
    month,
    lowestPricePence: fromJanuary[month - 1] ?? null,
  }));
}
