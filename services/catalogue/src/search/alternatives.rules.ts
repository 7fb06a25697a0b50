import { type LocalDate, monthOf, yearOf } from '@larkfare/london-dates';
import { type NearAirport } from '../offers/near-airports.rules.ts';
import { soonestDayIn } from '../offers/travel-dates.rules.ts';

interface RoutePrice {
  fromId: string;
  toId: string;
  month: number;
  pricePence: number;
}

interface Searched {
  from: readonly string[];
  to: readonly string[];
  near: { from: readonly NearAirport[]; to: readonly NearAirport[] };
  months: readonly number[];
  today: LocalDate;
}

const offeredAtMost = 3;

/** The nearest airports with flights in the searched months, and the soonest other months of the route. */
export function alternatives(
  prices: readonly RoutePrice[],
  { from, to, near, months, today }: Searched,
) {
  const lowestOf = (fits: (price: RoutePrice) => boolean) =>
    prices.filter(fits).reduce((lowest, { pricePence }) => Math.min(lowest, pricePence), Infinity);
  const withPrice = (airports: readonly NearAirport[], fits: (id: string) => typeof isInMonths) =>
    airports
      .map((each) => ({ ...each, lowestPricePence: lowestOf(fits(each.airport.id)) }))
      .filter(({ lowestPricePence }) => lowestPricePence < Infinity)
      .slice(0, offeredAtMost);
  const isInMonths = ({ month }: RoutePrice) => months.includes(month);
  const onRoute = prices.filter(({ fromId, toId }) => from.includes(fromId) && to.includes(toId));
  return {
    departures: withPrice(
      near.from,
      (id) => (price) => price.fromId === id && to.includes(price.toId) && isInMonths(price),
    ),
    arrivals: withPrice(
      near.to,
      (id) => (price) => price.toId === id && from.includes(price.fromId) && isInMonths(price),
    ),
    months: [...Map.groupBy(onRoute, ({ month }) => soonestDayIn(month, today))]
      .filter(([day]) => !months.includes(monthOf(day)))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, offeredAtMost)
      .map(([day, each]) => ({
        year: yearOf(day),
        month: monthOf(day),
        lowestPricePence: Math.min(...each.map(({ pricePence }) => pricePence)),
      })),
  };
}
