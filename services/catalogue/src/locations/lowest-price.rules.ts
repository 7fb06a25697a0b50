import { type LocalDate } from '@larkfare/london-dates';
import { type PriceFrom } from '../offers/offer-search.ts';
import { soonestDayIn } from '../offers/travel-dates.rules.ts';

interface Choice {
  today: LocalDate;
  fromId?: string | null | undefined;
  /** Whether nothing but that airport counts. */
  isStrict?: boolean;
  month?: number | null | undefined;
  /** The last day of departure. */
  until?: LocalDate;
}

/** The lowest price from the airport, or unless strict from any where it has none, on the first day that it can be booked. */
export function lowestOf(prices: readonly PriceFrom[], choice: Choice) {
  const { today, fromId, until } = choice;
  const dated = prices
    .filter(({ month }) => month === (choice.month ?? month))
    .map((price) => ({ ...price, departureDate: soonestDayIn(price.month, today) }))
    .filter(({ departureDate }) => !until || departureDate <= until);
  const own = dated.filter(({ departureAirportId }) => departureAirportId === fromId);
  const [lowest] = (own.length > 0 || (fromId && choice.isStrict) ? own : dated).sort(
    (a, b) =>
      a.pricePence - b.pricePence ||
      (a.departureDate + a.departureAirportId < b.departureDate + b.departureAirportId ? -1 : 1),
  );
  return lowest ?? null;
}
