import { monthNames } from '@larkfare/london-dates';
import { readAmount, toAmountText } from '../../money/money.rules.ts';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import type { MonthlyPriceInput } from './update-flight.generated.ts';

/** The monthly prices as they are being typed: twelve rows of four texts, January first. */
export type Grid = readonly (readonly string[])[];
export type Cell = { row: number; column: number };
/** The cells between two corners; `active` is the one that has the focus. */
export type Selection = { anchor: Cell; active: Cell };
export type Range = { top: number; left: number; bottom: number; right: number };

/** The table's columns (specification §2), and what each is called in full. */
export const columns = [
  { heading: 'One-Way', name: 'One-way price' },
  { heading: 'Disc OW', name: 'One-way discount' },
  { heading: 'Round-Trip', name: 'Round-trip price' },
  { heading: 'Disc RT', name: 'Round-trip discount' },
] as const;

export const lastRow = monthNames.length - 1;
export const lastColumn = columns.length - 1;

export const textAt = (grid: Grid, { row, column }: Cell): string => grid[row]?.[column] ?? '';
export const cellName = ({ row, column }: Cell): string =>
  `${monthNames[row]}, ${columns[column]?.name}`;
export const oneCell = (cell: Cell): Selection => ({ anchor: cell, active: cell });
export const isSameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

export const rangeOf = ({ anchor, active }: Selection): Range => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const isInRange = ({ row, column }: Cell, range: Range): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

export function toGrid(prices: FlightDetailFragment['monthlyPrices']): Grid {
  return monthNames.map((_, index) => {
    const price = prices.find(({ month }) => month === index + 1);
    return [
      toAmountText(price?.oneWayPence),
      toAmountText(price?.oneWaySavingPence || null),
      toAmountText(price?.roundTripPence),
      toAmountText(price?.roundTripSavingPence || null),
    ];
  });
}

/** A month is in the list when it has anything to say; no price, or a price of 0, is not offered. */
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

/** What is wrong with one cell, said at it: an amount that cannot be read, or a discount of a price that is not there. */
export function cellProblem(grid: Grid, cell: Cell): string | undefined {
  const pence = readAmount(textAt(grid, cell));
  if (pence === undefined) return 'Enter pounds from 0 to 100,000, such as 149.50.';
  const isDiscount = cell.column % 2 === 1;
  if (!isDiscount || !pence) return undefined;
  const price = textAt(grid, { ...cell, column: cell.column - 1 });
  return readAmount(price) === null || readAmount(price) === 0
    ? 'A discount needs a price beside it.'
    : undefined;
}

const everyCell: readonly Cell[] = monthNames.flatMap((_, row) =>
  columns.map((_, column) => ({ row, column })),
);

/** Every cell that prevents saving, in reading order, each sentence with the cell it is about. */
export const gridProblems = (grid: Grid): { cell: Cell; message: string }[] =>
  everyCell.flatMap((cell) => {
    const problem = cellProblem(grid, cell);
    return problem ? [{ cell, message: `${cellName(cell)}: ${problem}` }] : [];
  });

/** What is typed, in the form it is stored in; what cannot be read stays as it is, to be corrected. */
export function tidied(text: string): string {
  const pence = readAmount(text);
  return pence === undefined ? text.trim() : toAmountText(pence);
}

/** The grid with some cells changed; the same grid when nothing is different, so that no empty step can be undone. */
export function withTexts(grid: Grid, change: (cell: Cell, text: string) => string): Grid {
  const next = grid.map((texts, row) => texts.map((text, column) => change({ row, column }, text)));
  const isSame = next.every((texts, row) =>
    texts.every((text, column) => text === grid[row]?.[column]),
  );
  return isSame ? grid : next;
}

export const withText = (grid: Grid, at: Cell, text: string): Grid =>
  withTexts(grid, (cell, before) => (isSameCell(cell, at) ? tidied(text) : before));

export const cleared = (grid: Grid, range: Range): Grid =>
  withTexts(grid, (cell, text) => (isInRange(cell, range) ? '' : text));

/** The first row of the range is copied down through it; a single row is copied down to December. */
export function filledDown(grid: Grid, range: Range): Grid {
  const bottom = range.top === range.bottom ? lastRow : range.bottom;
  return withTexts(grid, (cell, text) =>
    isInRange(cell, { ...range, bottom })
      ? textAt(grid, { row: range.top, column: cell.column })
      : text,
  );
}
