import { OfferOrder } from './search.rules.ts';

interface RankedOffer {
  stops: number;
  /** 0 where there is none. */
  pricePence: number;
  minutes: number;
}

/** A flight without a price comes after all others. */
const withoutPrice = 2 ** 31;
const priceRange = 2 ** 32;
const minutesRange = 2 ** 15;

const byPrice = ({ pricePence, minutes }: RankedOffer) =>
  (pricePence || withoutPrice) * minutesRange + minutes;

const byStops = (offer: RankedOffer) => offer.stops * priceRange * minutesRange + byPrice(offer);

/**
 * Recommended is one offer of the whole result: the cheapest among those with the fewest stops; the shorter one where
 * several cost the same, and then the one that was entered first.
 */
export const recommendedKey = byStops;

/** A number that offers are ordered by; their ids decide where it is the same, so that no two pages show the same flight. */
export const orderKeys: Record<OfferOrder, (offer: RankedOffer) => number> = {
  /** The one that is recommended comes before. */
  [OfferOrder.recommended]: byPrice,
  [OfferOrder.price]: byPrice,
  [OfferOrder.duration]: ({ minutes, pricePence }) =>
    minutes * priceRange + (pricePence || withoutPrice),
  [OfferOrder.stops]: byStops,
};
