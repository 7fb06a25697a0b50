import { monthNames } from '@larkfare/london-dates';
import { readAmount, toAmountText } from '../../fields/money.rules.ts';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import type { MonthlyPriceInput } from './update-flight.generated.ts';

/** Monthly prices as text: twelve rows of four cells, January first. */
export type Grid = readonly (readonly string[])[];
export type Cell = { row: number; column: number };

/** The table's columns (specification §2) with their full names. */
export const columns = [
  { heading: 'One-Way', name: 'One-way price' },
  { heading: 'Disc OW', name: 'One-way discount' },
  { heading: 'Round-Trip', name: 'Round-trip price' },
  { heading: 'Disc RT', name: 'Round-trip discount' },
] as const;

export const cellName = ({ row, column }: Cell): string =>
  `${monthNames[row]}, ${columns[column]?.name}`;

export const textAt = (grid: Grid, { row, column }: Cell): string => grid[row]?.[column] ?? '';

export const toGrid = (prices: FlightDetailFragment['monthlyPrices']): Grid =>
  monthNames.map((_, index) => {
    const price = prices.find(({ month }) => month === index + 1);
    return [
      toAmountText(price?.oneWayPence),
      toAmountText(price?.oneWaySavingPence || null),
      toAmountText(price?.roundTripPence),
      toAmountText(price?.roundTripSavingPence || null),
    ];
  });

/** The months with a price; a price of 0 is not offered. */
export function toMonthlyPrices(grid: Grid): MonthlyPriceInput[] {
  const pence = (row: number, column: number) => readAmount(textAt(grid, { row, column })) || null;
  return monthNames
    .map((_, row) => ({
      month: row + 1,
      oneWayPence: pence(row, 0),
      oneWaySavingPence: pence(row, 1) ?? 0,
      roundTripPence: pence(row, 2),
      roundTripSavingPence: pence(row, 3) ?? 0,
    }))
    .filter(({ oneWayPence, roundTripPence }) => oneWayPence !== null || roundTripPence !== null);
}

/** Refuses an unreadable amount, and a discount without a price. */
export function cellProblem(grid: Grid, cell: Cell): string | undefined {
  const pence = readAmount(textAt(grid, cell));
  if (pence === undefined) return 'Enter pounds from 0 to 100,000, such as 149.50.';
  const isDiscount = cell.column % 2 === 1;
  if (!isDiscount || !pence) return undefined;
  return readAmount(textAt(grid, { ...cell, column: cell.column - 1 }))
    ? undefined
    : 'A discount needs a price beside it.';
}

/** A sentence for each cell that prevents saving, in reading order. */
export const gridProblems = (grid: Grid): string[] =>
  monthNames.flatMap((_, row) =>
    columns.flatMap((__, column) => {
      const problem = cellProblem(grid, { row, column });
      return problem ? [`${cellName({ row, column })}: ${problem}`] : [];
    }),
  );

/** An amount in its stored form; unreadable text stays, to be corrected. */
export function tidied(text: string): string {
  const pence = readAmount(text);
  return pence === undefined ? text.trim() : toAmountText(pence);
}

const withTexts = (grid: Grid, change: (cell: Cell, text: string) => string): Grid =>
  grid.map((texts, row) => texts.map((text, column) => change({ row, column }, text)));

export const withText = (grid: Grid, at: Cell, text: string): Grid =>
  withTexts(grid, ({ row, column }, before) =>
    row === at.row && column === at.column ? tidied(text) : before,
  );

/** Copies a cell to every month below it. */
export const copiedDown = (grid: Grid, at: Cell): Grid =>
  withTexts(grid, ({ row, column }, before) =>
    row > at.row && column === at.column ? textAt(grid, at) : before,
  );

/** The table as spreadsheets read it: a tab between columns, a line for each month. */
export const toClipboard = (grid: Grid): string => grid.map((texts) => texts.join('\t')).join('\n');

/** Spreadsheets end with a line break, and quote a cell with a tab or line break. */
const toBlock = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')));

/**
 * The grid with a block of cells from a spreadsheet, and how many values did not fit. Headings and month names are
 * skipped; month names also decide the first row.
 */
export function pasted(grid: Grid, at: Cell, text: string): { grid: Grid; unplaced: number } {
  const { prices, firstRow = at.row } = withoutLabels(toBlock(text));
  const fits = (row: number, column: number) =>
    firstRow + row < grid.length && at.column + column < columns.length;
  return {
    grid: withTexts(grid, ({ row, column }, before) =>
      tidied(prices[row - firstRow]?.[column - at.column] ?? before),
    ),
    unplaced: prices.flatMap((cells, row) => cells.filter((_, column) => !fits(row, column)))
      .length,
  };
}

function withoutLabels(block: string[][]): { prices: string[][]; firstRow?: number } {
  const hasHeading =
    block.length > 1 && (block[0] ?? []).every((cell) => /^[a-z][a-z -]*$/i.test(cell));
  const rows = hasHeading ? block.slice(1) : block;
  const firstRow = monthOf(rows[0]?.[0] ?? '');
  const isLabelled =
    firstRow >= 0 && rows.every((cells, index) => monthOf(cells[0] ?? '') === firstRow + index);
  return isLabelled ? { prices: rows.map((cells) => cells.slice(1)), firstRow } : { prices: rows };
}

/** 0 for January, Jan or jan; -1 for other text. */
const monthOf = (text: string): number =>
  text.length < 3
    ? -1
    : monthNames.findIndex((month) => month.toLowerCase().startsWith(text.toLowerCase()));
