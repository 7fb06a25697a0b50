import {
  addDays,
  departureProblem,
  isLocalDate,
  returnProblem,
  tomorrow,
  type LocalDate,
} from '@larkfare/london-dates';
import type { QueryChanges } from '../../address/address-query.rules.ts';
import type { FlightListInput } from './flight-list.generated.ts';

/** What the list of flights is narrowed by, as it is in the address (specification §2, 'Flights'). */
export type FlightSearch = {
  tripType: 'round-trip' | 'one-way';
  from: string;
  /** An airport's or a location's id, empty when nothing was picked. */
  fromId: string;
  to: string;
  toId: string;
  airlineIds: string[];
  /** `YYYY-MM-DD`, empty for tomorrow and a week later. */
  depart: string;
  ret: string;
  adults: number;
  children: number;
  infant: number;
  flexDepart: number;
  flexReturn: number;
  page: number;
};

/** Reads the address; what makes no sense in it is read as not being there. */
export function toFlightSearch(query: URLSearchParams): FlightSearch {
  const text = (name: string) => (query.get(name) ?? '').trim();
  const date = (name: string) => (isLocalDate(text(name)) ? text(name) : '');
  const count = (name: string, least: number, most: number) =>
    /^\d{1,15}$/.test(text(name)) ? Math.min(Math.max(Number(text(name)), least), most) : least;
  return {
    tripType: text('tripType') === 'one-way' ? 'one-way' : 'round-trip',
    from: text('from'),
    fromId: text('from_id'),
    to: text('to'),
    toId: text('to_id'),
    airlineIds: [...new Set(query.getAll('airlines_id').map((id) => id.trim()))].filter(Boolean),
    depart: date('depart'),
    ret: date('ret'),
    adults: count('adults', 1, 50),
    children: count('children', 0, 50),
    infant: count('infant', 0, 50),
    flexDepart: count('flexDepart', 0, 3),
    flexReturn: count('flexReturn', 0, 3),
    page: count('page', 1, 1_000_000),
  };
}

/** What the form writes into the address. Who travels and how flexibly came with the link, and stays in it. */
export const toQuery = (search: FlightSearch): QueryChanges => ({
  tripType: search.tripType === 'one-way' ? 'one-way' : null,
  from: search.from,
  from_id: search.fromId,
  to: search.to,
  to_id: search.toId,
  airlines_id: search.airlineIds,
  depart: search.depart,
  ret: search.tripType === 'round-trip' ? search.ret : null,
});

/** A search as the catalogue is asked; text counts only where nothing was picked. */
export function toListInput(search: FlightSearch, today: LocalDate): FlightListInput {
  const isRoundTrip = search.tripType === 'round-trip';
  const { depart, ret } = travelDates(search, today);
  return {
    tripType: isRoundTrip ? 'roundTrip' : 'oneWay',
    ...(search.fromId ? { fromId: search.fromId } : search.from ? { from: search.from } : {}),
    ...(search.toId ? { toId: search.toId } : search.to ? { to: search.to } : {}),
    airlines: search.airlineIds,
    departureDate: depart,
    returnDate: isRoundTrip ? ret : undefined,
    flexDepartDays: search.flexDepart,
    flexReturnDays: isRoundTrip ? search.flexReturn : 0,
    page: search.page,
  };
}

/** The dates that prices are shown for: those of the address where they can be booked, else tomorrow and a week later. */
export function travelDates(
  { depart, ret }: Pick<FlightSearch, 'depart' | 'ret'>,
  today: LocalDate,
): { depart: LocalDate; ret: LocalDate } {
  const from = departureProblem(depart, today) ? tomorrow(today) : depart;
  const isReturn = !returnProblem({ departureDate: from, returnDate: ret }, today);
  return { depart: from, ret: isReturn ? ret : addDays(from, 7) };
}

/** Specification §5: a return that the departure has reached or passed is no return. */
export const withDeparture = (search: FlightSearch, depart: string): FlightSearch => ({
  ...search,
  depart,
  ret: depart >= search.ret ? '' : search.ret,
});

export const travellersOf = ({ adults, children, infant }: FlightSearch): number =>
  adults + children + infant;

/** Whether anything narrows the list. */
export const isNarrowed = (search: FlightSearch): boolean =>
  [search.from, search.fromId, search.to, search.toId].some(Boolean) ||
  search.airlineIds.length > 0;
