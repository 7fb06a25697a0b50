import {
  addDays,
  chosenDatesProblems,
  earliestDeparture,
  isLocalDate,
  type LocalDate,
} from '@larkfare/london-dates';
import { infantsProblem } from '@larkfare/travellers';

/** What the search form holds (specification, section 3 'Search form state'). */
export type Search = {
  tripType: 'round-trip' | 'one-way';
  /** Text as typed or picked; a typed name without a pick has no id. */
  from: string;
  to: string;
  /** An airport's or a location's id, empty when nothing was picked. */
  fromId: string;
  toId: string;
  /** `YYYY-MM-DD`, empty when none is chosen yet. */
  depart: string;
  ret: string;
  adults: number;
  children: number;
  infant: number;
  flexDepart: number;
  flexReturn: number;
  /** Airline ids, or short names from a `/search-results` link. */
  airlineIds: string[];
  directFlights: boolean;
  travelClass: TravelClass;
};

export const travelClassNames = ['economy', 'premium-economy', 'business', 'first'] as const;
export type TravelClass = (typeof travelClassNames)[number];

/** Days either side that a visitor may be flexible by. */
export const flexibleDays = [0, 1, 2, 3] as const;

/** Section 9: round trip, one adult, exact dates. */
export const emptySearch: Search = {
  tripType: 'round-trip',
  from: '',
  to: '',
  fromId: '',
  toId: '',
  depart: '',
  ret: '',
  adults: 1,
  children: 0,
  infant: 0,
  flexDepart: 0,
  flexReturn: 0,
  airlineIds: [],
  directFlights: false,
  travelClass: 'economy',
};

/** Section 5: a return is offered from the departure on; the day itself is refused with words when it is sent. */
export const earliestReturn = (search: Search, today: LocalDate): LocalDate =>
  isLocalDate(search.depart) ? search.depart : addDays(earliestDeparture(today), 1);

/** Section 4: a return that the new departure has reached or passed is cleared. */
export const withDeparture = (search: Search, depart: string): Search => ({
  ...search,
  depart,
  ret: depart >= search.ret ? '' : search.ret,
});

/** There and back the other way round. */
export const swapped = (search: Search): Search => ({
  ...search,
  from: search.to,
  fromId: search.toId,
  to: search.from,
  toId: search.fromId,
});

export type SearchProblems = Partial<
  Record<'from' | 'to' | 'depart' | 'ret' | 'adults' | 'infant', string>
>;

/** Section 5: what stands in the way of a search, a sentence a field. */
export function searchProblems(search: Search, today: LocalDate): SearchProblems {
  const problems: SearchProblems = {};
  if (search.from.trim() === '' && search.fromId === '')
    problems.from = 'Enter where you are leaving from';
  if (search.to.trim() === '' && search.toId === '') problems.to = 'Enter where you are going to';
  const returnDate = search.tripType === 'round-trip' ? search.ret : null;
  const dates = chosenDatesProblems({ departureDate: search.depart, returnDate }, today);
  if (dates.departure) problems.depart = dates.departure;
  if (dates.return) problems.ret = dates.return;
  if (search.adults < 1) problems.adults = 'At least 1 adult must travel';
  const infant = infantsProblem({ adults: search.adults, infants: search.infant });
  if (infant) problems.infant = infant;
  return problems;
}

/** How many settings the Advanced tab holds, so that none of them is forgotten behind the other tab. */
export const advancedCount = (search: Search): number =>
  (search.directFlights ? 1 : 0) + search.airlineIds.length;
