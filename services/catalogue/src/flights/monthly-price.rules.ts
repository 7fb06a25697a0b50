import { monthNames } from '@larkfare/london-dates';

export enum TravelClass {
  economy = 'economy',
  premiumEconomy = 'premiumEconomy',
  business = 'business',
  first = 'first',
}

interface MonthlyPriceValues {
  /** Economy when absent. */
  travelClass?: TravelClass;
  month: number;
  oneWayPence: number | null;
  oneWaySavingPence: number;
  roundTripPence: number | null;
  roundTripSavingPence: number;
}

export type TypedPrice = Omit<MonthlyPriceValues, 'oneWayPence' | 'roundTripPence'> & {
  oneWayPence?: number | null;
  roundTripPence?: number | null;
};

/** The price filter's upper bound (specification §5): a dearer flight could never be found. */
const mostPence = 100_000_00;

/** The table as it is stored: a price of nothing is no price, and a month without any price or saving has no row. */
export const toMonthlyPrices = (typed: readonly TypedPrice[]): MonthlyPriceValues[] =>
  typed
    .map((row) => ({
      travelClass: row.travelClass,
      month: row.month,
      oneWayPence: row.oneWayPence || null,
      oneWaySavingPence: row.oneWaySavingPence,
      roundTripPence: row.roundTripPence || null,
      roundTripSavingPence: row.roundTripSavingPence,
    }))
    .filter((row) => amountsOf(row).some(Boolean));

export const isEconomy = ({ travelClass }: { travelClass?: TravelClass }): boolean =>
  (travelClass ?? TravelClass.economy) === TravelClass.economy;

const amountsOf = (row: MonthlyPriceValues): number[] => [
  row.oneWayPence ?? 0,
  row.oneWaySavingPence,
  row.roundTripPence ?? 0,
  row.roundTripSavingPence,
];

/** Validation problem of a table of monthly prices; specification §5, 'Flight edit': prices min 0. */
export function monthlyPricesProblem(rows: readonly MonthlyPriceValues[]): string | undefined {
  const seen = new Set<string>();
  const inEconomy = new Set(rows.filter(isEconomy).map(({ month }) => month));
  for (const row of rows) {
    const { month } = row;
    const name = monthNames[month - 1];
    if (!name) return 'Months are numbered from 1 to 12.';
    const key = `${row.travelClass ?? TravelClass.economy} ${month}`;
    if (seen.has(key)) return `${name} is there twice.`;
    seen.add(key);
    if (!inEconomy.has(month)) return `${name} has a price in another class, but none in economy.`;
    if (amountsOf(row).some((pence) => pence < 0)) return `${name} has a price or saving below £0.`;
    if (amountsOf(row).some((pence) => pence > mostPence))
      return `${name} has a price or saving above £${(mostPence / 100).toLocaleString('en-GB')}.`;
  }
  return undefined;
}
