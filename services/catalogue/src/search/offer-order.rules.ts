import { OfferOrder } from './search.rules.ts';

/**
 * Recommended is one offer of the whole result: the first in this order. That is the cheapest among those with the
 * fewest stops; the shorter one where several cost the same, and then the one that was entered first.
 * It is written for SQL because only the database sees the whole result.
 */
export const recommendedIsFirstBy = 'stops, price, minutes, id';

/** How a result is ordered, in SQL; every order ends in the id, so that no two pages show the same flight. */
export const orderedBy: Record<OfferOrder, string> = {
  [OfferOrder.recommended]: 'is_recommended DESC, price, minutes, id',
  [OfferOrder.price]: 'price, minutes, id',
  [OfferOrder.duration]: 'minutes, price, id',
  [OfferOrder.stops]: 'stops, price, minutes, id',
};
