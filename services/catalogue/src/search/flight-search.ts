import { badInput, existingPage, query, totalPages } from '@larkfare/service-kit';
import { londonToday } from '@larkfare/london-dates';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { type FlightOfferPage, type FlightSearchInput } from './flight-search.input.ts';
import { searchStatement } from './search-statement.ts';
import { offersPerPage, priceBounds } from './search.rules.ts';
import { matchesNothing, type ResolvedPlaces, resolvePlaces } from './resolve-places.ts';
import {
  datesIn,
  type MonthChoice,
  monthChoices,
  searchedDates,
  travelDatesProblem,
} from './travel-dates.rules.ts';

type FoundOffer = Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'> & {
  month: number;
};

type Found = Omit<FlightOfferPage, 'items' | 'page' | 'totalPages' | 'pricesAsOf'> & {
  items: FoundOffer[];
};

const nothing: Found = {
  totalItems: 0,
  isTotalCapped: false,
  lowestPricePence: null,
  highestPricePence: null,
  airlines: [],
  items: [],
};

/** @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words. */
export async function searchFlights(
  { db, names, now }: CatalogueContext,
  input: FlightSearchInput,
): Promise<FlightOfferPage> {
  const pricesAsOf = now();
  const today = londonToday(pricesAsOf);
  const dates = searchedDates(input, today);
  const problem = travelDatesProblem(dates, today);
  if (problem) throw badInput(problem);

  const flex = { departDays: input.flexDepartDays, returnDays: input.flexReturnDays };
  const months = monthChoices(dates, flex, today);
  const ends = resolvePlaces(names(), input);
  const page = Math.max(1, input.page);
  const found = matchesNothing(ends) ? nothing : await find(db, { input, ends, months, page });

  const { items, ...rest } = found;
  return {
    ...rest,
    items: items.map(({ month, ...offer }) => ({
      ...offer,
      tripType: input.tripType,
      ...datesIn(month, months),
    })),
    page: existingPage({ page, size: offersPerPage }, found.totalItems),
    totalPages: totalPages(found.totalItems, offersPerPage),
    pricesAsOf,
  };
}

interface Search {
  input: FlightSearchInput;
  ends: ResolvedPlaces;
  months: [MonthChoice, ...MonthChoice[]];
  page: number;
}

async function find(
  db: CatalogueContext['db'],
  { input, ends, months, page }: Search,
): Promise<Found> {
  const [asked, other] = months;
  const statement = searchStatement({
    ...input,
    from: ends.from !== null,
    to: ends.to !== null,
    airlines: ends.airlines !== null,
    twoMonths: other !== undefined,
  });
  const [found = nothing] = await query<Found>(db, statement, {
    ...ends,
    ...priceBounds(input),
    directOnly: input.directOnly,
    month: asked.month,
    otherMonth: other?.month,
    page,
  });
  return found;
}
