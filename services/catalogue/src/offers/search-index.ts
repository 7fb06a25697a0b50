import { TravelClass } from '../flights/monthly-price.rules.ts';
import { OfferOrder, offersPerPage, openSearchAtMost } from './search.rules.ts';
import { countOf, forEachFlight, matchesIds } from './flight-filter.ts';
import { type FlightIds } from './flight-ids.ts';
import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { orderKeys, recommendedKey } from './offer-keys.rules.ts';
import {
  type FoundOffer,
  type FoundOffers,
  isLimited,
  isOpen,
  type OfferQuery,
} from './offer-search.ts';
import { type Ordinals } from './ordinals.ts';
import { columnOf } from './price-table.ts';
import { Ranked } from './ranked.ts';

const classes = Object.values(TravelClass);

/** @param lists every flight that the query may match, each once */
export function searchIndex(
  index: FlightIndex,
  lists: readonly Slots[],
  query: OfferQuery,
): FoundOffers {
  const { minPricePence, maxPricePence, withUnpriced, tripType } = query;
  const pricePence = index.pricesOf(query);
  const matchesAirline = matchesIds(index.airlines, query.airlines);
  const orderKey = orderKeys[query.order];
  const ranked = new Ranked(countOf(lists), index.ids);
  const range = new PriceRange();
  const choices = new AirlineChoices(index.airlines);
  const recommended = new First(index.ids);
  const cheapest = new First(index.ids);
  const quickest = new First(index.ids);

  forEachFlight(index, lists, query, (slot) => {
    const price = pricePence(slot);
    if (!price && !withUnpriced) return;
    const airline = index.columns.airlines[slot] ?? 0;
    const isSelected = matchesAirline(airline);
    if (isSelected && price) range.add(price);
    if (price < (minPricePence ?? 0) || price > (maxPricePence ?? Infinity)) return;
    choices.add(airline, price);
    if (!isSelected) return;

    const stops = index.columns.stops[slot] ?? 0;
    const offer = { stops, pricePence: price, minutes: index.minutesOf(slot, tripType) };
    if (price) {
      recommended.consider(slot, recommendedKey(offer));
      cheapest.consider(slot, price);
      quickest.consider(slot, orderKeys.duration(offer));
    }
    ranked.push(slot, orderKey(offer));
  });

  if (query.order === OfferOrder.recommended) ranked.putFirst(recommended.slot);
  const isCapped = isLimited(query) && ranked.count > openSearchAtMost;
  const totalItems = isCapped ? openSearchAtMost : ranked.count;
  return {
    totalItems,
    isTotalCapped: isCapped,
    lowestPricePence: range.highest ? range.lowest : null,
    highestPricePence: range.highest || null,
    quickChoices:
      recommended.slot < 0
        ? null
        : {
            recommendedPence: pricePence(recommended.slot),
            cheapestPence: pricePence(cheapest.slot),
            quickestMinutes: index.columns.outboundMinutes[quickest.slot] ?? 0,
          },
    flightsWithoutPrice: countWithoutPrice(index, lists, query),
    airlines: choices.list(),
    items: pageOf(index, query, ranked, totalItems, recommended.slot),
  };
}

/** Flights of the airlines with a price in economy and none in the class of the search. */
function countWithoutPrice(
  index: FlightIndex,
  lists: readonly Slots[],
  query: OfferQuery,
): number | null {
  if (query.travelClass === TravelClass.economy || isOpen(query)) return null;
  const pricePence = index.pricesOf(query);
  const economyPence = index.pricesOf({ ...query, travelClass: TravelClass.economy });
  const matchesAirline = matchesIds(index.airlines, query.airlines);
  let flights = 0;
  forEachFlight(index, lists, query, (slot) => {
    if (pricePence(slot) || !economyPence(slot)) return;
    if (matchesAirline(index.columns.airlines[slot] ?? 0)) flights += 1;
  });
  return flights;
}

function pageOf(
  index: FlightIndex,
  query: OfferQuery,
  ranked: Ranked,
  totalItems: number,
  recommended: number,
): FoundOffer[] {
  const { tripType, travelClass, months, page } = query;
  const pages = Math.max(1, Math.ceil(totalItems / offersPerPage));
  const first = (Math.min(page, pages) - 1) * offersPerPage;
  const last = Math.min(first + offersPerPage, totalItems);
  const { prices, savings } = index.tableOf(travelClass);
  const pricePence = index.pricesOf(query);
  ranked.sortRange(first, last);
  return Array.from(ranked.slots.subarray(first, last), (slot) => {
    const row = index.rowOf(slot, classes.indexOf(travelClass));
    const price = pricePence(slot);
    const hasPrice = (month: number) => prices[columnOf(tripType, month)]?.[row] === price;
    const month = price ? (months.find(hasPrice) ?? 0) : 0;
    return {
      ...index.flightAt(slot),
      month,
      pricePence: price || null,
      savingPence: price ? (savings[columnOf(tripType, month)]?.[row] ?? 0) : 0,
      isRecommended: slot === recommended,
    };
  });
}

class PriceRange {
  lowest = Infinity;
  highest = 0;

  add(pricePence: number): void {
    if (pricePence < this.lowest) this.lowest = pricePence;
    if (pricePence > this.highest) this.highest = pricePence;
  }
}

/** Counts offers and finds the lowest price for each airline, by its ordinal. */
class AirlineChoices {
  readonly #airlines: Ordinals;
  readonly #offers: Int32Array;
  readonly #lowest: Int32Array;

  constructor(airlines: Ordinals) {
    this.#airlines = airlines;
    this.#offers = new Int32Array(airlines.length);
    this.#lowest = new Int32Array(airlines.length);
  }

  /** @param pricePence 0 where there is none */
  add(airline: number, pricePence: number): void {
    this.#offers[airline] = (this.#offers[airline] ?? 0) + 1;
    const lowest = this.#lowest[airline] ?? 0;
    if (pricePence && (!lowest || pricePence < lowest)) this.#lowest[airline] = pricePence;
  }

  list(): FoundOffers['airlines'] {
    return Array.from(this.#offers.keys()).flatMap((ordinal) => {
      const offers = this.#offers[ordinal] ?? 0;
      const airlineId = this.#airlines.idOf(ordinal);
      return offers ? { airlineId, offers, lowestPricePence: this.#lowest[ordinal] ?? 0 } : [];
    });
  }
}

/** The slot with the lowest key, and of several the one that was entered first; -1 when there is none. */
class First {
  slot = -1;
  #key = Infinity;
  readonly #ids: FlightIds;

  constructor(ids: FlightIds) {
    this.#ids = ids;
  }

  consider(slot: number, key: number): void {
    if (key > this.#key) return;
    if (key === this.#key && this.#ids.compare(slot, this.slot) > 0) return;
    this.slot = slot;
    this.#key = key;
  }
}
