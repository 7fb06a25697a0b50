import { TripType } from './search.rules.ts';

/** Twelve months one way, then twelve of round trips. */
const columns = 24;

export const columnOf = (tripType: TripType, month: number): number =>
  (tripType === TripType.roundTrip ? 12 : 0) + month - 1;

/** A month's prices and savings; a price of 0 is none. */
export interface MonthPence {
  oneWay: number;
  oneWaySaving: number;
  roundTrip: number;
  roundTripSaving: number;
}

/** Prices and savings in pence, a column for each month and trip type: a search reads one or two of them. */
export class PriceTable {
  prices: Int32Array[];
  savings: Int32Array[];

  constructor(rows: number) {
    const column = () => new Int32Array(rows);
    this.prices = Array.from({ length: columns }, column);
    this.savings = Array.from({ length: columns }, column);
  }

  grow(rows: number): void {
    this.prices = this.prices.map((column) => grown(column, rows));
    this.savings = this.savings.map((column) => grown(column, rows));
  }

  set(row: number, month: number, pence: MonthPence): void {
    this.#set(row, month - 1, pence.oneWay, pence.oneWaySaving);
    this.#set(row, month + 11, pence.roundTrip, pence.roundTripSaving);
  }

  #set(row: number, column: number, price: number, saving: number): void {
    const prices = this.prices[column];
    const savings = this.savings[column];
    if (prices) prices[row] = price;
    if (savings) savings[row] = saving;
  }

  clear(row: number): void {
    for (const column of [...this.prices, ...this.savings]) column[row] = 0;
  }
}

function grown(column: Int32Array, rows: number): Int32Array {
  const next = new Int32Array(rows);
  next.set(column);
  return next;
}
