import { toNumber } from '@larkfare/travellers';

const amounts = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Pence as the lists show them: 123450 is '$1,234.50'; the setting turns the sign, never the amount. */
export const formatAmount = (pence: number, sign: string): string =>
  `${sign}${amounts.format(pence / 100)}`;

/** Pence as a field holds them: 123450 is '1234.50', nothing is ''. */
export const toAmountText = (pence: number | null | undefined): string =>
  pence == null ? '' : (pence / 100).toFixed(2);

/** The dearest a flight can be: the bound of the price filter (specification §9). */
const mostPence = 100_000_00;

/**
 * Reads an amount as people and spreadsheets write it: with or without a sign, thousands grouped or not.
 * Null when there is nothing, undefined when it cannot be read as an amount from 0 on.
 */
export function readAmount(text: string, most = mostPence): number | null | undefined {
  if (/^[£$\s]*[-–]?\s*$/.test(text)) return null;
  const pounds = toNumber(text);
  if (pounds === undefined || pounds < 0 || /\.\d{3}/.test(text)) return undefined;
  const pence = Math.round(pounds * 100);
  return pence <= most ? pence : undefined;
}

/** The most that the office may agree on with a customer. */
const mostTotalPence = 10_000_000_00;

/** Reads what a booking or a quote costs in total, as `readAmount` does. */
export const readTotal = (text: string) => readAmount(text, mostTotalPence);

/** The problem of a total, shown at its field. */
export const totalProblem = (text: string): string | undefined =>
  readTotal(text) === undefined
    ? 'Enter an amount from 0 to 10,000,000, such as 149.50.'
    : undefined;
