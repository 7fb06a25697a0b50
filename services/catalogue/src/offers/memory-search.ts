import { LRUCache } from 'lru-cache';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { OfferOrder, offersPerPage, openSearchAtMost, TripType } from '../search/search.rules.ts';
import { CheapestFlights } from './cheapest-flights.ts';
import { countOf, isAmong, isBetween, narrowed } from './flight-filter.ts';
import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { orderKeys, recommendedKey } from './offer-keys.rules.ts';
import {
  type FoundOffer,
  type FoundOffers,
  isOpen,
  type OfferFilter,
  type OfferQuery,
  type OfferSearch,
  type PricedFlights,
} from './offer-search.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { type Ordinals } from './ordinals.ts';
import { columnOf } from './price-table.ts';
import { Ranked } from './ranked.ts';

const classes = Object.values(TravelClass);
const calendar = Array.from({ length: 12 }, (_, index) => index + 1);
const cachedBytes = 32_000_000;

/** Answers from an index in memory. */
export class MemorySearch implements OfferSearch {
  #index: FlightIndex;
  #cheapest: CheapestFlights;
  /** The same for every month, page and price of a search. */
  readonly #lowestPrices = new LRUCache<string, (number | null)[]>({
    maxSize: cachedBytes / 4,
    sizeCalculation: (_, key) => 500 + key.length,
  });
  readonly #answers = new LRUCache<string, FoundOffers>({
    maxSize: cachedBytes,
    sizeCalculation: ({ items, airlines }) => 500 + items.length * 200 + airlines.length * 150,
  });
  /** None or one for an id. */
  readonly #flights = new LRUCache<string, OfferedFlight[]>({
    max: 20_000,
    memoMethod: (id) => [this.#index.flight(id)].filter((flight) => flight !== undefined),
  });

  constructor(index: FlightIndex) {
    this.#index = index;
    this.#cheapest = new CheapestFlights(index);
  }

  get index(): FlightIndex {
    return this.#index;
  }

  /** Answers from that index from now on. */
  use(index: FlightIndex): void {
    this.#index = index;
    this.#cheapest = new CheapestFlights(index);
    this.change(() => undefined);
  }

  /** The only writer of the index. */
  change(change: (index: FlightIndex) => void): void {
    change(this.#index);
    this.#lowestPrices.clear();
    this.#answers.clear();
    this.#flights.clear();
  }

  search(query: OfferQuery): FoundOffers {
    const key = JSON.stringify(query);
    const cached = this.#answers.get(key);
    if (cached) return cached;
    const found = this.#search(query);
    this.#answers.set(key, found);
    return found;
  }

  flights(ids: readonly string[]): OfferedFlight[] {
    return ids.flatMap((id) => this.#flights.memo(id));
  }

  lowestPrices(filter: OfferFilter): (number | null)[] {
    const key = JSON.stringify(filter);
    const cached = this.#lowestPrices.get(key);
    if (cached) return cached;
    const lowest = this.#lowestPricesOf(filter);
    this.#lowestPrices.set(key, lowest);
    return lowest;
  }

  lowestPricesTo(to: readonly string[], from: readonly string[]): Map<string, (number | null)[]> {
    const only = {
      from: [...from],
      airlines: null,
      tripType: TripType.oneWay,
      travelClass: TravelClass.economy,
      directOnly: false,
    };
    return new Map(to.map((id) => [id, this.lowestPrices({ ...only, to: [id] })]));
  }

  pricedFlights(from: readonly string[]): PricedFlights {
    const index = this.#index;
    const toAirport = new Uint32Array(index.airports.length);
    const byAirline = new Uint32Array(index.airlines.length);
    for (const { slots, count } of narrowed(index, { from: [...from], to: null, airlines: null }))
      for (const slot of slots.subarray(0, count)) {
        if (!index.economy.prices.some((column) => column[slot])) continue;
        increment(toAirport, index.columns.arrivals[slot]);
        increment(byAirline, index.columns.airlines[slot]);
      }
    return {
      toAirport: countsById(toAirport, index.airports),
      byAirline: countsById(byAirline, index.airlines),
    };
  }

  #lowestPricesOf(filter: OfferFilter): (number | null)[] {
    const { tripType, travelClass, directOnly } = filter;
    const index = this.#index;
    const only = { tripType, directOnly, travelClass, minPricePence: null };
    if (isOpen(filter) && !filter.airlines)
      return calendar.map((month) => {
        const { slots, priced } = this.#cheapest.in(month, only);
        return slots[0] === undefined ? null : index.pricesOf(priced)(slots[0]);
      });

    const lowest = new Float64Array(12).fill(Infinity);
    const nthClass = classes.indexOf(travelClass);
    const { prices } = index.tableOf(travelClass);
    const columns = calendar.map((month) => prices[columnOf(tripType, month)]);
    const fits = isBetween(index, filter);
    const airlineFits = isAmong(index.airlines, filter.airlines);
    for (const { slots, count } of narrowed(index, filter))
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        if (!fits(slot) || !airlineFits(index.columns.airlines[slot] ?? 0)) continue;
        if (directOnly && index.columns.stops[slot]) continue;
        const row = index.rowOf(slot, nthClass);
        for (let month = 0; month < 12; month += 1) {
          const price = columns[month]?.[row];
          if (price && price < (lowest[month] ?? 0)) lowest[month] = price;
        }
      }
    return Array.from(lowest, (price) => (price === Infinity ? null : price));
  }

  #search(query: OfferQuery): FoundOffers {
    const index = this.#index;
    const { directOnly, minPricePence, maxPricePence, withUnpriced, tripType } = query;
    const pricePence = index.pricesOf(query);
    const economyPence =
      query.travelClass === TravelClass.economy || isOpen(query)
        ? () => 0
        : index.pricesOf({ ...query, travelClass: TravelClass.economy });
    const fits = isBetween(index, query);
    const airlineFits = isAmong(index.airlines, query.airlines);
    const lists = this.#candidates(query);
    const found = new Ranked(countOf(lists), index.ids);
    const offersOf = new Int32Array(index.airlines.length);
    const lowestOf = new Int32Array(index.airlines.length);
    const orderKey = orderKeys[query.order];
    let recommended = -1;
    let recommendedBy = Infinity;
    let recommendedAt = 0;
    const isEarlier = (slot: number, other: number) =>
      other >= 0 && index.ids.compare(slot, other) < 0;
    let lowest = Infinity;
    let highest = 0;
    let withoutPrice = 0;

    for (const { slots, count } of lists)
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        const stops = index.columns.stops[slot] ?? 0;
        if ((directOnly && stops) || !fits(slot)) continue;
        const airline = index.columns.airlines[slot] ?? 0;
        const price = pricePence(slot);
        if (!price && economyPence(slot) && airlineFits(airline)) withoutPrice += 1;
        if (!price && !withUnpriced) continue;

        const isAirline = airlineFits(airline);
        if (isAirline && price) {
          if (price < lowest) lowest = price;
          if (price > highest) highest = price;
        }
        if (price < (minPricePence ?? 0) || price > (maxPricePence ?? Infinity)) continue;
        const before = lowestOf[airline] ?? 0;
        if (price && (!before || price < before)) lowestOf[airline] = price;
        offersOf[airline] = (offersOf[airline] ?? 0) + 1;
        if (!isAirline) continue;

        const minutes = index.minutesOf(slot, tripType);
        const offer = { stops, pricePence: price, minutes };
        const by = price ? recommendedKey(offer) : Infinity;
        if (by < recommendedBy || (by === recommendedBy && isEarlier(slot, recommended))) {
          recommendedBy = by;
          recommended = slot;
          recommendedAt = found.count;
        }
        found.push(slot, orderKey(offer));
      }

    if (recommended >= 0 && query.order === OfferOrder.recommended) found.keys[recommendedAt] = -1;
    const isLimited = isOpen(query) && !query.airlines && !withUnpriced;
    const totalItems = isLimited ? Math.min(found.count, openSearchAtMost) : found.count;
    return {
      totalItems,
      isTotalCapped: isLimited && found.count > openSearchAtMost,
      lowestPricePence: highest ? lowest : null,
      highestPricePence: highest || null,
      flightsWithoutPrice:
        query.travelClass === TravelClass.economy || isOpen(query) ? null : withoutPrice,
      airlines: Array.from(offersOf.keys()).flatMap((ordinal) => {
        const offers = offersOf[ordinal] ?? 0;
        const airlineId = index.airlines.idOf(ordinal);
        return offers ? { airlineId, offers, lowestPricePence: lowestOf[ordinal] ?? 0 } : [];
      }),
      items: this.#page(query, found, totalItems, recommended),
    };
  }

  #page(query: OfferQuery, found: Ranked, totalItems: number, recommended: number): FoundOffer[] {
    const index = this.#index;
    const { tripType, travelClass, months, page } = query;
    const pages = Math.max(1, Math.ceil(totalItems / offersPerPage));
    const first = (Math.min(page, pages) - 1) * offersPerPage;
    const last = Math.min(first + offersPerPage, totalItems);
    const { prices, savings } = index.tableOf(travelClass);
    const pricePence = index.pricesOf(query);
    found.sortRange(first, last);
    return Array.from(found.slots.subarray(first, last), (slot) => {
      const row = index.rowOf(slot, classes.indexOf(travelClass));
      const price = pricePence(slot);
      const isOf = (month: number) => prices[columnOf(tripType, month)]?.[row] === price;
      const month = price ? (months.find(isOf) ?? 0) : 0;
      return {
        flightId: index.ids.idOf(slot),
        month,
        pricePence: price || null,
        savingPence: price ? (savings[columnOf(tripType, month)]?.[row] ?? 0) : 0,
        isRecommended: slot === recommended,
      };
    });
  }

  /** Lists that together have every flight that the query may be about, each once. */
  #candidates(query: OfferQuery): Slots[] {
    const index = this.#index;
    if (!isOpen(query) || query.withUnpriced) return narrowed(index, query);
    const isAirline = isAmong(index.airlines, query.airlines ?? []);
    const cheapest = query.months.map((month) => this.#cheapest.in(month, query));
    const slots = Int32Array.from(
      new Set(cheapest.flatMap((list) => [...list.slots.subarray(0, list.count)])),
    ).filter((slot) => !isAirline(index.columns.airlines[slot] ?? 0));
    const byAirline = query.airlines ? narrowed(index, query) : [];
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
