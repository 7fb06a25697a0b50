import type { TravelClass } from '../travel-class.rules.ts';

/**
 * A search for flights, with the names of the schema's FlightSearchInput (specification, section 3 'Search form state').
 */
export type Search = {
  tripType: 'roundTrip' | 'oneWay';
  /** Text as typed or picked; a typed name without a pick has no id. */
  from: string;
  to: string;
  /** An airport's or a location's id, empty when nothing was picked. */
  fromId: string;
  toId: string;
  /** `YYYY-MM-DD`, empty when none is chosen yet. */
  departureDate: string;
  returnDate: string;
  adults: number;
  children: number;
  infants: number;
  flexDepartDays: number;
  flexReturnDays: number;
  /** Airline ids, or short names from a `/search-results` link. */
  airlines: string[];
  directOnly: boolean;
  travelClass: TravelClass;
};

/** The text of a search from all UK airports, which the server stores. */
export const unitedKingdom = 'United Kingdom';

/** A search with the filters, the order and the page of its list. */
export type PagedSearch = Search & {
  /** Ids of airports chosen among those of the search's place; absent for all of them. */
  departureAirports?: string[];
  arrivalAirports?: string[];
  /** Chosen numbers of stops, 2 for two or more; absent for all of them, and for direct flights only. */
  stops?: number[];
  /** Whole hours of the longer way. */
  maxHours?: number;
  /** Whole pounds. */
  minPrice?: number;
  maxPrice?: number;
  sort: Sort;
  page: number;
};

// The upper bound of the filter of hours.
export const mostHours = 99;

// None, one, and two or more.
export const stopsChoices = [0, 1, 2];

type Stops = Pick<PagedSearch, 'directOnly' | 'stops'>;

// "Direct flights only" is the choice of 0 alone.
export const chosenStops = ({ directOnly, stops = [] }: Stops): number[] =>
  directOnly ? [0] : stops;

// A choice of stops as the search has it.
export function withStops(chosen: readonly number[]): Stops {
  const stops = stopsChoices.filter((each) => chosen.includes(each));
  const directOnly = stops.join() === '0';
  return { directOnly, stops: directOnly || stops.length === 0 ? undefined : stops };
}

export const sorts = ['recommended', 'price', 'duration', 'stops'] as const;
export type Sort = (typeof sorts)[number];

/** A change of the search; it starts again at the first page unless it names one. */
export type SearchChange = Partial<PagedSearch>;

/** The default search (specification, section 9): round trip, one adult, exact dates. */
export const emptySearch: Search = {
  tripType: 'roundTrip',
  from: '',
  to: '',
  fromId: '',
  toId: '',
  departureDate: '',
  returnDate: '',
  adults: 1,
  children: 0,
  infants: 0,
  flexDepartDays: 0,
  flexReturnDays: 0,
  airlines: [],
  directOnly: false,
  travelClass: 'economy',
};
