import {
  addDays,
  departureProblem,
  returnProblem,
  tomorrow,
  type LocalDate,
} from '@larkfare/london-dates';
import { toSearchParams, type PagedSearch } from '@larkfare/travellers';
import type { QueryChanges } from '../../office/address-query.rules.ts';
import type { FlightListInput } from './flight-list.generated.ts';

export const offerCodeParam = 'offer_code';
const searchParams = ['tripType', 'from', 'from_id', 'to', 'to_id', 'airlines_id', 'depart', 'ret'];

/** The parameters that the form writes into the address; travellers and flexibility stay as they were in it. */
export function toQuery(search: PagedSearch, offerCode = ''): QueryChanges {
  const params = toSearchParams(search);
  return {
    ...Object.fromEntries(searchParams.map((name) => [name, params.getAll(name)])),
    [offerCodeParam]: offerCode,
  };
}

export const emptyQuery: QueryChanges = Object.fromEntries(
  [...searchParams, offerCodeParam].map((name) => [name, null]),
);

/** A search as the input of the catalogue; text counts only without a picked suggestion. */
export function toListInput(search: PagedSearch, today: LocalDate): FlightListInput {
  const isRoundTrip = search.tripType === 'roundTrip';
  const { depart, ret } = travelDates(search, today);
  return {
    tripType: search.tripType,
    ...(search.fromId ? { fromId: search.fromId } : search.from ? { from: search.from } : {}),
    ...(search.toId ? { toId: search.toId } : search.to ? { to: search.to } : {}),
    airlines: search.airlines,
    departureDate: depart,
    returnDate: isRoundTrip ? ret : undefined,
    flexDepartDays: search.flexDepartDays,
    flexReturnDays: isRoundTrip ? search.flexReturnDays : 0,
    page: search.page,
  };
}

/** The dates that prices are shown for: those of the address where they can be booked, else tomorrow and a week later. */
export function travelDates(
  { departureDate, returnDate }: Pick<PagedSearch, 'departureDate' | 'returnDate'>,
  today: LocalDate,
): { depart: LocalDate; ret: LocalDate } {
  const depart = departureProblem(departureDate, today) ? tomorrow(today) : departureDate;
  const isReturn = !returnProblem({ departureDate: depart, returnDate }, today);
  return { depart, ret: isReturn ? returnDate : addDays(depart, 7) };
}

/** Whether anything narrows the list. */
export const isNarrowed = (search: PagedSearch): boolean =>
  [search.from, search.fromId, search.to, search.toId].some(Boolean) || search.airlines.length > 0;
