import type { Search } from '@larkfare/travellers';
import { formatPounds } from '@larkfare/ui-kit';
import { useLowestPrices } from './use-lowest-prices.ts';

/** The lowest price of a month, `2027-01`, as far as there is one. */
export function MonthPrice({ search, month }: { search: Search; month: string }) {
  const price = useLowestPrices(search).data?.find(
    (each) => each.year === Number(month.slice(0, 4)) && each.month === Number(month.slice(5)),
  )?.lowestPricePence;
  // Its line is there before its price is.
  return price == null ? '\u00a0' : `from ${formatPounds(price)}`;
}
