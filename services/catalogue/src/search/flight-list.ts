import { londonToday } from '@larkfare/london-dates';
import { badInput, existingPage, query, totalPages } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type Flight } from '../flights/flight.entity.ts';
import {
  type FlightListInput,
  type FlightListItem,
  type FlightListPage,
} from './flight-list.input.ts';
import { beginningPages, flightListStatement, type ListShape } from './flight-list-statement.ts';
import { type FlightOffer } from './flight-offer.input.ts';
import { offersPerPage } from './search.rules.ts';
import { matchesNothing, type ResolvedPlaces, resolvePlaces } from './resolve-places.ts';
import { datesIn, monthChoices, searchedDates, travelDatesProblem } from './travel-dates.rules.ts';

type FoundOffer = Omit<FlightOffer, 'tripType' | 'departureDate' | 'returnDate'> & {
  month: number;
};
type Row = Flight & { totalItems: number; isFull: boolean; offer: FoundOffer | null };

type Shape = Omit<ListShape, 'isBeginning'>;

/** The page, from the beginning of the list where that is known to hold it: a list of all flights may be a million. */
async function readPage(
  db: CatalogueContext['db'],
  shape: Shape,
  parameters: ResolvedPlaces & { month: number; otherMonth: number | undefined; page: number },
): Promise<Row[]> {
  const isOpen = !shape.from && !shape.to && !shape.airlines && !shape.twoMonths;
  if (isOpen && parameters.page <= beginningPages) {
    const statement = flightListStatement({ ...shape, isBeginning: true });
    const rows = await query<Row>(db, statement, { ...parameters });
    if (rows[0]?.isFull) return rows;
  }
  return query<Row>(db, flightListStatement({ ...shape, isBeginning: false }), {
    ...parameters,
  });
}

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
  const ends = resolvePlaces(names(), input);
  const page = Math.max(1, input.page);
  const shape = {
    tripType,
    from: ends.from !== null,
    to: ends.to !== null,
    airlines: ends.airlines !== null,
    twoMonths: other !== undefined,
  };
  const parameters = { ...ends, month: asked.month, otherMonth: other?.month, page };
  const rows = matchesNothing(ends) ? [] : await readPage(db, shape, parameters);

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
