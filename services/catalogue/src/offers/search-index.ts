import { stopsChoices } from '@larkfare/travellers';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { OfferOrder, offersPerPage, openSearchAtMost, TripType } from './search.rules.ts';
import { countOf, forEachFlight, missedBy, missing, stopsChoice } from './flight-filter.ts';
import { type FlightIds } from './flight-ids.ts';
import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { orderKeys, recommendedKey } from './offer-keys.rules.ts';
import {
  type Choice,
  type FoundOffer,
  type FoundOffers,
  isLimited,
  isOpen,
  type OfferQuery,
} from './offer-search.ts';
import { columnOf } from './price-table.ts';
import { Ranked } from './ranked.ts';

const classes = Object.values(TravelClass);

/** @param lists every flight that the query may match, each once */
export function searchIndex(
  index: FlightIndex,
  lists: readonly Slots[],
  query: OfferQuery,
): FoundOffers {
  const { withUnpriced } = query;
  const pricePence = index.pricesOf(query);
  const minPence = query.minPricePence ?? 0;
  const maxPence = query.maxPricePence ?? Infinity;
  const missedFilters = missedBy(index, query, query);
  const ranked = new Ranked(countOf(lists), index.ids);
  const prices = new Range();
  const minutes = new Range();
  const airlines = new Choices(index.airlines.length);
  const stops = new Choices(stopsChoices.length);
  const departureAirports = airportChoices(index, query.from);
  const arrivalAirports = airportChoices(index, query.to);
  const { columns } = index;
  const longerMinutes = index.longerMinutesOf(query.tripType);

  forEachFlight(index, lists, query, (slot) => {
    const price = pricePence(slot);
    if (!price && !withUnpriced) return;
    const missed = missedFilters(slot) | (price < minPence || price > maxPence ? missing.price : 0);
    if (price && !(missed & ~missing.price)) prices.add(price);
    if (!(missed & ~missing.airline)) airlines.add(columns.airlines[slot] ?? 0, price);
    if (departureAirports && !(missed & ~missing.departure))
      departureAirports.add(columns.departures[slot] ?? 0, price);
    if (arrivalAirports && !(missed & ~missing.arrival))
      arrivalAirports.add(columns.arrivals[slot] ?? 0, price);
    if (!missed) ranked.push(slot, price);
    else if (missed === missing.stops) stops.add(stopsChoice(columns.stops[slot] ?? 0), price);
    else if (missed === missing.minutes) minutes.add(longerMinutes(slot));
  });

  const { recommended, cheapest, quickest } = rank(index, ranked, query, { stops, minutes });
  if (query.order === OfferOrder.recommended) ranked.putFirst(recommended.slot);
  const airlineId = (ordinal: number) => index.airlines.idOf(ordinal);
  const airportId = (ordinal: number) => index.airports.idOf(ordinal);
  const hasWhole = !isLimited(query);
  const isCapped = !hasWhole && ranked.count > openSearchAtMost;
  const totalItems = isCapped ? openSearchAtMost : ranked.count;
  return {
    totalItems,
    isTotalCapped: isCapped,
    lowestPricePence: prices.highest ? prices.lowest : null,
    highestPricePence: prices.highest || null,
    quickChoices:
      recommended.slot < 0
        ? null
        : {
            recommendedPence: pricePence(recommended.slot),
            cheapestPence: pricePence(cheapest.slot),
            quickestMinutes: columns.outboundMinutes[quickest.slot] ?? 0,
          },
    flightsWithoutPrice: countWithoutPrice(index, lists, query),
    airlines: airlines.list(airlineId),
    departureAirports: departureAirports?.list(airportId) ?? [],
    arrivalAirports: arrivalAirports?.list(airportId) ?? [],
    stops: hasWhole ? stops.list(String) : [],
    shortestMinutes: hasWhole && minutes.lowest < Infinity ? minutes.lowest : null,
    longestMinutes: hasWhole && minutes.lowest < Infinity ? minutes.highest : null,
    items: pageOf(index, query, ranked, totalItems, recommended.slot),
  };
}

/**
 * Orders the slots, whose keys are their prices until then, and finds the first one of each order. Counts their stops and
 * minutes, too: a search that reads those columns twice takes a third longer.
 */
function rank(
  { ids, columns }: FlightIndex,
  { slots, keys, count }: Ranked,
  { order, tripType }: OfferQuery,
  counted: { stops: Choices; minutes: Range },
) {
  const { outboundMinutes, returnMinutes } = columns;
  const isRoundTrip = tripType === TripType.roundTrip;
  const orderKey = orderKeys[order];
  const recommended = new First(ids);
  const cheapest = new First(ids);
  const quickest = new First(ids);
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    const pricePence = keys[at] ?? 0;
    const stops = columns.stops[slot] ?? 0;
    const out = outboundMinutes[slot] ?? 0;
    const back = isRoundTrip ? (returnMinutes[slot] ?? 0) : 0;
    counted.stops.add(stopsChoice(stops), pricePence);
    counted.minutes.add(Math.max(out, back));
    const offer = { stops, pricePence, minutes: out + back };
    keys[at] = orderKey(offer);
    if (!pricePence) continue;
    recommended.consider(slot, recommendedKey(offer));
    cheapest.consider(slot, pricePence);
    quickest.consider(slot, orderKeys.duration(offer));
  }
  return { recommended, cheapest, quickest };
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
  const missed = missedBy(index, query, query);
  let flights = 0;
  forEachFlight(index, lists, query, (slot) => {
    if (!pricePence(slot) && economyPence(slot) && !missed(slot)) flights += 1;
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

class Range {
  lowest = Infinity;
  highest = 0;

  add(number: number): void {
    if (number < this.lowest) this.lowest = number;
    if (number > this.highest) this.highest = number;
  }
}

/** Counts of an end with a choice of airports. */
const airportChoices = (index: FlightIndex, end: readonly string[] | null) =>
  end && end.length > 1 ? new Choices(index.airports.length) : undefined;

/** Counts offers and finds the lowest price for each airline, airport or number of stops. */
class Choices {
  readonly #offered: number[] = [];
  /** The number of each ordinal, and its lowest price. */
  readonly #facts: Int32Array;

  constructor(length: number) {
    this.#facts = new Int32Array(2 * length);
  }

  /** @param pricePence 0 where there is none */
  add(ordinal: number, pricePence: number): void {
    const facts = this.#facts;
    const at = 2 * ordinal;
    const offers = facts[at] ?? 0;
    const lowest = facts[at + 1] ?? 0;
    if (!offers) this.#offered.push(ordinal);
    facts[at] = offers + 1;
    if (pricePence && (!lowest || pricePence < lowest)) facts[at + 1] = pricePence;
  }

  list(idOf: (ordinal: number) => string): Choice[] {
    return this.#offered.map((ordinal) => ({
      id: idOf(ordinal),
      offers: this.#facts[2 * ordinal] ?? 0,
      lowestPricePence: this.#facts[2 * ordinal + 1] ?? 0,
    }));
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
