import { londonToday } from '@larkfare/london-dates';
import { badInput, existingPage, query, totalPages } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type Flight } from '../flights/flight.entity.ts';
import {
  type FlightListInput,
  type FlightListItem,
  type FlightListPage,
} from './flight-list.input.ts';
import { flightListStatement } from './flight-list-statement.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { offersPerPage } from './search.rules.ts';
import { isHopeless, resolveEnds } from './searched-ends.ts';
import { datesIn, monthChoices, searchedDates, travelDatesProblem } from './travel-dates.rules.ts';

type FoundOffer = Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'> & {
  month: number;
};
type Row = Flight & { totalItems: number; offer: FoundOffer | null };

/**
 * The flights that an administrator looks for, offered then or not.
 * @throws BAD_USER_INPUT when the dates cannot be travelled on, in the specification's words
 */
export async function listFlights(
  { db, names, now }: CatalogueContext,
  input: FlightListInput,
): Promise<FlightListPage> {
  const { tripType } = input;
  const today = londonToday(now());
  const dates = searchedDates(input, today);
  const problem = travelDatesProblem(dates, today);
  if (problem) throw badInput(problem);

  const flex = { departDays: input.flexDepartDays, returnDays: input.flexReturnDays };
  const months = monthChoices(dates, flex, today);
  const [asked, other] = months;
  const ends = resolveEnds(names(), input);
  const page = Math.max(1, input.page);
  const shape = {
    tripType,
    from: ends.from !== null,
    to: ends.to !== null,
    airlines: ends.airlines !== null,
    twoMonths: other !== undefined,
  };
  const rows = isHopeless(ends)
    ? []
    : await query<Row>(db, flightListStatement(shape), {
        ...ends,
        month: asked.month,
        otherMonth: other?.month,
        page,
      });

  const totalItems = rows[0]?.totalItems ?? 0;
  const toItem = ({ offer, ...flight }: Row): FlightListItem => ({
    flight,
    offer: offer && { ...offer, tripType, ...datesIn(offer.month, months) },
  });
  return {
    items: totalItems ? rows.map(toItem) : [],
    page: existingPage({ page, size: offersPerPage }, totalItems),
    totalPages: totalPages(totalItems, offersPerPage),
    totalItems,
  };
}
