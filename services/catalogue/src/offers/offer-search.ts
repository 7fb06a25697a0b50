import { TravelClass } from '../flights/monthly-price.rules.ts';
import { type OfferOrder, type PriceBounds, TripType } from './search.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';

/** Ids to search by; null where the search is not narrowed, empty where nothing can be meant. */
export interface ResolvedPlaces {
  from: string[] | null;
  to: string[] | null;
  airlines: string[] | null;
}

/** Filters of every search. */
export interface OfferFilter extends ResolvedPlaces {
  tripType: TripType;
  travelClass: TravelClass;
  /** Chosen numbers of stops, 2 for two or more; null for all of them. */
  stops: number[] | null;
  /** Minutes of the longer way; null for any. */
  maxMinutes: number | null;
}

/** The filters of a search whatever its ends are. */
export type Fare = Omit<OfferFilter, 'from' | 'to'>;

/** The fare of advertised prices. */
export const advertisedFare: Fare = {
  tripType: TripType.oneWay,
  travelClass: TravelClass.economy,
  stops: null,
  maxMinutes: null,
  airlines: null,
};

/** Airports chosen among those of `from` and of `to`; null for all of them. */
export interface ChosenAirports {
  departureAirports: string[] | null;
  arrivalAirports: string[] | null;
}

export interface OfferQuery extends OfferFilter, ChosenAirports, PriceBounds {
  /** The month of the search, and the adjacent one that flexible days reach. */
  months: readonly number[];
  order: OfferOrder;
  page: number;
  /** For the back office: every flight counts, and those without a price come last. */
  withUnpriced: boolean;
}

/** A flight with the decisions of a search. */
export interface FoundOffer extends OfferedFlight {
  month: number;
  /** Null where the flight has none. */
  pricePence: number | null;
  savingPence: number;
  isRecommended: boolean;
}

/** The first priced offer by recommendation, price and duration, of the whole result. */
export interface QuickChoices {
  recommendedPence: number;
  cheapestPence: number;
  /** Minutes of the way there, as its card shows them. */
  quickestMinutes: number;
}

/** The offers that a choice would list together with the other filters. */
export interface Choice {
  id: string;
  offers: number;
  lowestPricePence: number;
}

export interface FoundOffers {
  totalItems: number;
  isTotalCapped: boolean;
  lowestPricePence: number | null;
  highestPricePence: number | null;
  /** Null when nothing is found. */
  quickChoices: QuickChoices | null;
  /** Flights of a route that economy has and the class has not; null for economy and for a search without an airport. */
  flightsWithoutPrice: number | null;
  /** In no particular order, as the airports. */
  airlines: Choice[];
  /** Empty where the end of the search is not several airports. */
  departureAirports: Choice[];
  arrivalAirports: Choice[];
  /** By the number of stops; empty where only the cheapest flights of each month are listed. */
  stops: Choice[];
  /** Minutes of the longer way of each flight, whatever the filter of minutes is; null where the stops are empty. */
  shortestMinutes: number | null;
  longestMinutes: number | null;
  items: FoundOffer[];
}

/** Counts of priced flights, by id. */
export interface PricedFlights {
  fromAirport: ReadonlyMap<string, number>;
  toAirport: ReadonlyMap<string, number>;
  byAirline: ReadonlyMap<string, number>;
}

/** The lowest price of a month's departures from an airport. */
export interface PriceFrom {
  departureAirportId: string;
  month: number;
  pricePence: number;
}

/** Searches in memory or in PostgreSQL, with the same results. */
export interface OfferSearch {
  search(query: OfferQuery): FoundOffers | Promise<FoundOffers>;
  /** The class's lowest price in each month, from January on. */
  lowestPrices(filter: OfferFilter): (number | null)[] | Promise<(number | null)[]>;
  /** The lowest prices to each airport, by month and airport of departure; economy's one way without a fare. */
  lowestPricesTo(
    to: readonly string[],
    from: readonly string[],
    fare?: Fare,
  ): Map<string, PriceFrom[]> | Promise<Map<string, PriceFrom[]>>;
  /** The flights from these airports that have a price in Economy in any month. */
  pricedFlights(from: readonly string[]): PricedFlights | Promise<PricedFlights>;
}

/** A search of everything is about the month's cheapest; what narrows it is counted whole. */
export const isOpen = ({ from, to }: ResolvedPlaces): boolean => !from && !to;

/** Whether a search lists only the cheapest flights of each month. */
export const isLimited = (query: OfferQuery): boolean =>
  isOpen(query) && !query.airlines && !query.withUnpriced;

export const nothingFound: FoundOffers = {
  totalItems: 0,
  isTotalCapped: false,
  lowestPricePence: null,
  highestPricePence: null,
  quickChoices: null,
  flightsWithoutPrice: null,
  airlines: [],
  departureAirports: [],
  arrivalAirports: [],
  stops: [],
  shortestMinutes: null,
  longestMinutes: null,
  items: [],
};
