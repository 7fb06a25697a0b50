import { monthNames } from '@larkfare/london-dates';
import {
  isInRange,
  lastColumn,
  lastRow,
  rangeOf,
  textAt,
  tidied,
  withTexts,
  type Grid,
  type Range,
  type Selection,
} from './price-grid.rules.ts';

/** Cells as spreadsheets put them on the clipboard: tabs between columns, a line a row. */
export function toClipboard(grid: Grid, { top, left, bottom, right }: Range): string {
  const lines: string[] = [];
  for (let row = top; row <= bottom; row += 1)
    lines.push(
      Array.from({ length: right - left + 1 }, (_, index) =>
        textAt(grid, { row, column: left + index }),
      ).join('\t'),
    );
  return lines.join('\n');
}

/** Reads such cells. Spreadsheets end with a line break, and put a cell with a tab or line break in quotes. */
export function toBlock(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')));
}

export type Pasted = {
  grid: Grid;
  /** What was filled. */
  selection: Selection;
  /** Cells that had no place in the table. */
  left: number;
};

/**
 * A block put down with its first cell at the selection's first. A single value fills the whole selection. A copy of
 * the whole table brings its headings and months along: they are not prices, and the months say which rows are meant.
 */
export function pasted(grid: Grid, selection: Selection, text: string): Pasted {
  const range = rangeOf(selection);
  const { prices, firstMonth } = withoutLabels(toBlock(text));
  const only = prices.length === 1 && prices[0]?.length === 1 ? (prices[0][0] ?? '') : undefined;
  if (only !== undefined)
    return {
      grid: withTexts(grid, (cell, before) => (isInRange(cell, range) ? tidied(only) : before)),
      selection,
      left: 0,
    };

  const start = { row: firstMonth ?? range.top, column: range.left };
  const next = withTexts(grid, ({ row, column }, before) => {
    const value = prices[row - start.row]?.[column - start.column];
    return value === undefined ? before : tidied(value);
  });
  const width = Math.max(...prices.map((cells) => cells.length));
  const end = {
    row: Math.min(start.row + prices.length - 1, lastRow),
    column: Math.min(start.column + width - 1, lastColumn),
  };
  const placed = prices
    .slice(0, lastRow - start.row + 1)
    .reduce((sum, cells) => sum + Math.min(cells.length, lastColumn - start.column + 1), 0);
  const all = prices.reduce((sum, cells) => sum + cells.length, 0);
  return { grid: next, selection: { anchor: end, active: start }, left: all - placed };
}

function withoutLabels(block: string[][]): { prices: string[][]; firstMonth?: number } {
  const hasHeading =
    block.length > 1 && (block[0] ?? []).every((cell) => /^[a-z][a-z -]*$/i.test(cell));
  const rows = hasHeading ? block.slice(1) : block;
  const first = monthNamed(rows[0]?.[0] ?? '');
  const isLabelled =
    first >= 0 && rows.every((cells, index) => monthNamed(cells[0] ?? '') === first + index);
  return isLabelled
    ? { prices: rows.map((cells) => cells.slice(1)), firstMonth: first }
    : { prices: rows };
}

/** 0 for January, Jan or jan; -1 for what is no month. */
const monthNamed = (text: string): number =>
  text.length < 3
    ? -1
    : monthNames.findIndex((month) => month.toLowerCase().startsWith(text.toLowerCase()));
