import { LRUCache } from 'lru-cache';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { CheapestFlights } from './cheapest-flights.ts';
import { flightLists, forEachFlight, missedBy, missing } from './flight-filter.ts';
import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import {
  advertisedFare,
  type Fare,
  type FoundOffers,
  isOpen,
  type OfferFilter,
  type OfferQuery,
  type OfferSearch,
  type PricedFlights,
  type PriceFrom,
} from './offer-search.ts';
import { type Ordinals } from './ordinals.ts';
import { columnOf } from './price-table.ts';
import { searchIndex } from './search-index.ts';

const classes = Object.values(TravelClass);
const calendar = Array.from({ length: 12 }, (_, index) => index + 1);
const cachedBytes = 16_000_000;

/** Searches an index in memory. */
export class MemorySearch implements OfferSearch {
  #index: FlightIndex;
  #cheapest: CheapestFlights;
  readonly #pricesFrom = new LRUCache<string, PriceFrom[]>({
    maxSize: cachedBytes,
    sizeCalculation: (prices, key) => 500 + key.length + prices.length * 80,
  });

  constructor(index: FlightIndex) {
    this.#index = index;
    this.#cheapest = new CheapestFlights(index);
  }

  get index(): FlightIndex {
    return this.#index;
  }

  /** Searches that index from now on. */
  use(index: FlightIndex): void {
    this.#index = index;
    this.#cheapest = new CheapestFlights(index);
    this.change(() => undefined);
  }

  /** The only writer of the index. */
  change(change: (index: FlightIndex) => void): void {
    change(this.#index);
    this.#pricesFrom.clear();
  }

  search(query: OfferQuery): FoundOffers {
    return searchIndex(this.#index, this.#candidates(query), query);
  }

  lowestPrices(filter: OfferFilter): (number | null)[] {
    const { tripType, travelClass } = filter;
    const index = this.#index;
    if (isOpen(filter) && !filter.airlines)
      return calendar.map((month) => {
        const { slots, priced } = this.#cheapest.in(month, { ...filter, minPricePence: null });
        return slots[0] === undefined ? null : index.pricesOf(priced)(slots[0]);
      });

    const lowest = new Float64Array(12).fill(Infinity);
    const nthClass = classes.indexOf(travelClass);
    const { prices } = index.tableOf(travelClass);
    const columns = calendar.map((month) => prices[columnOf(tripType, month)]);
    const missed = missedBy(index, filter);
    forEachFlight(index, flightLists(index, filter), filter, (slot) => {
      if (missed(slot)) return;
      const row = index.rowOf(slot, nthClass);
      for (let month = 0; month < 12; month += 1) {
        const price = columns[month]?.[row];
        if (price && price < (lowest[month] ?? 0)) lowest[month] = price;
      }
    });
    return Array.from(lowest, (price) => (price === Infinity ? null : price));
  }

  lowestPricesTo(
    to: readonly string[],
    from: readonly string[],
    fare: Fare = advertisedFare,
  ): Map<string, PriceFrom[]> {
    return new Map(
      to.map((id) => [id, this.#lowestPricesTo({ ...fare, from: [...from], to: [id] })]),
    );
  }

  pricedFlights(from: readonly string[]): PricedFlights {
    const index = this.#index;
    const fromAirport = new Uint32Array(index.airports.length);
    const toAirport = new Uint32Array(index.airports.length);
    const byAirline = new Uint32Array(index.airlines.length);
    for (const { slots, count } of flightLists(index, {
      from: [...from],
      to: null,
      airlines: null,
    }))
      for (const slot of slots.subarray(0, count)) {
        if (!index.economy.prices.some((column) => column[slot])) continue;
        increment(fromAirport, index.columns.departures[slot]);
        increment(toAirport, index.columns.arrivals[slot]);
        increment(byAirline, index.columns.airlines[slot]);
      }
    return {
      fromAirport: countsById(fromAirport, index.airports),
      toAirport: countsById(toAirport, index.airports),
      byAirline: countsById(byAirline, index.airlines),
    };
  }

  #lowestPricesTo(filter: OfferFilter): PriceFrom[] {
    const key = JSON.stringify(filter);
    const cached = this.#pricesFrom.get(key);
    if (cached) return cached;
    const index = this.#index;
    const nthClass = classes.indexOf(filter.travelClass);
    const { prices: table } = index.tableOf(filter.travelClass);
    const columns = calendar.map((month) => table[columnOf(filter.tripType, month)]);
    const missed = missedBy(index, filter);
    const lowest = new Map<number, PriceFrom>();
    forEachFlight(index, flightLists(index, filter), filter, (slot) => {
      if (missed(slot)) return;
      const row = index.rowOf(slot, nthClass);
      const departure = index.columns.departures[slot] ?? 0;
      for (const [at, column] of columns.entries()) {
        const pricePence = column?.[row];
        const before = lowest.get(departure * 12 + at);
        if (!pricePence || (before && before.pricePence <= pricePence)) continue;
        const departureAirportId = index.airports.idOf(departure);
        lowest.set(departure * 12 + at, { departureAirportId, month: at + 1, pricePence });
      }
    });
    const prices = [...lowest.values()];
    this.#pricesFrom.set(key, prices);
    return prices;
  }

  /** Lists that together have every flight that the query may match, each once. */
  #candidates(query: OfferQuery): Slots[] {
    const index = this.#index;
    if (!isOpen(query) || query.withUnpriced) return flightLists(index, query);
    const missed = missedBy(index, { ...query, airlines: query.airlines ?? [] });
    const cheapest = query.months.map((month) => this.#cheapest.in(month, query));
    const slots = Int32Array.from(
      new Set(cheapest.flatMap((list) => [...list.slots.subarray(0, list.count)])),
    ).filter((slot) => missed(slot) & missing.airline);
    const byAirline = query.airlines ? flightLists(index, query) : [];
    return [...byAirline, { slots, count: slots.length }];
  }
}

const increment = (counts: Uint32Array, ordinal = 0) => {
  counts[ordinal] = (counts[ordinal] ?? 0) + 1;
};

const countsById = (counts: Uint32Array, ordinals: Ordinals): Map<string, number> =>
  new Map(
    Array.from(counts, (count, ordinal): [string, number] => [
      ordinals.idOf(ordinal),
      count,
    ]).filter(([, count]) => count > 0),
  );
