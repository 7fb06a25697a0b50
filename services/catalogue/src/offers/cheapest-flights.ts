import { openSearchAtMost } from './search.rules.ts';
import { type FlightIndex, type Priced } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { missedBy } from './flight-filter.ts';
import { type Fare, type OfferQuery } from './offer-search.ts';
import { Ranked } from './ranked.ts';

/** One more than a search of everything lists, so that it can report whether there are more. */
const atMost = openSearchAtMost + 1;

/** Flights with a price, the cheapest first. */
interface Cheapest extends Slots {
  /** Dearer flights are not in the list; Infinity when all are. */
  highestPence: number;
  priced: Priced;
}

/** Each month's cheapest flights, for searches of everything; cached until a change concerns them. */
export class CheapestFlights {
  readonly #index: FlightIndex;
  readonly #cache = new Map<string, Cheapest>();

  constructor(index: FlightIndex) {
    this.#index = index;
    index.onTouch = (slot) => this.#touch(slot);
  }

  /** Results from a minimum price on, or up to a duration, are not cached. */
  in(month: number, query: Fare & Pick<OfferQuery, 'minPricePence'>): Cheapest {
    const { tripType, travelClass, stops, maxMinutes, minPricePence } = query;
    const key = `${tripType} ${travelClass} ${month} ${stops}`;
    const isCached = minPricePence === null && maxMinutes === null;
    const cached = isCached ? this.#cache.get(key) : undefined;
    if (cached) return cached;
    const cheapest = this.#find({ tripType, travelClass, months: [month] }, query);
    if (isCached) this.#cache.set(key, cheapest);
    return cheapest;
  }

  #find(priced: Priced, query: Fare & Pick<OfferQuery, 'minPricePence'>): Cheapest {
    const index = this.#index;
    const pricePence = index.pricesOf(priced);
    const missed = missedBy(index, { ...query, airlines: null });
    const lowestPence = query.minPricePence ?? 0;
    const found = new Ranked(4 * atMost, index.ids);
    let highestPence = Infinity;
    const keepCheapest = () => {
      found.sortRange(0, atMost);
      if (found.count < atMost) return;
      found.count = atMost;
      highestPence = found.keys[atMost - 1] ?? 0;
    };
    for (let slot = 0; slot < index.end; slot += 1) {
      const price = pricePence(slot);
      if (!price || price > highestPence || price < lowestPence) continue;
      if (missed(slot)) continue;
      found.push(slot, price);
      if (found.count === found.keys.length) keepCheapest();
    }
    keepCheapest();
    const { count } = found;
    return { slots: found.slots.slice(0, count), count, highestPence, priced };
  }

  #touch(slot: number): void {
    for (const [key, { highestPence, priced }] of this.#cache) {
      const price = this.#index.pricesOf(priced)(slot);
      if (price && price <= highestPence) this.#cache.delete(key);
    }
  }
}
