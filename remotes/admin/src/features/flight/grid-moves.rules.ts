import { lastColumn, lastRow, oneCell, type Cell, type Selection } from './price-grid.rules.ts';

type KeyStroke = { key: string; shiftKey: boolean; ctrlKey: boolean };

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last);

const to = ({ row, column }: Cell): Cell => ({
  row: within(row, lastRow),
  column: within(column, lastColumn),
});

/** Where a key that moves leads, undefined for any other key. Shift keeps the other corner, so it selects. */
export function movedBy(stroke: KeyStroke, { anchor, active }: Selection): Selection | undefined {
  const target = targetOf(stroke, active);
  if (!target) return undefined;
  return stroke.shiftKey ? { anchor, active: target } : oneCell(target);
}

function targetOf({ key, ctrlKey }: KeyStroke, { row, column }: Cell): Cell | undefined {
  const far = ctrlKey ? Infinity : 1;
  switch (key) {
    case 'ArrowUp':
      return to({ row: row - far, column });
    case 'ArrowDown':
      return to({ row: row + far, column });
    case 'ArrowLeft':
      return to({ row, column: column - far });
    case 'ArrowRight':
      return to({ row, column: column + far });
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: lastRow, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? lastRow : row, column: lastColumn };
    default:
      return undefined;
  }
}

/** Enter goes down the column, Shift+Enter up, and stays at the ends. */
export const afterEnter = ({ row, column }: Cell, isBack: boolean): Cell =>
  to({ row: row + (isBack ? -1 : 1), column });

/** Tab goes along the row and on to the next; undefined at the ends, where it leaves the table. */
export function afterTab({ row, column }: Cell, isBack: boolean): Cell | undefined {
  const count = lastColumn + 1;
  const next = row * count + column + (isBack ? -1 : 1);
  if (next < 0 || next >= (lastRow + 1) * count) return undefined;
  return { row: Math.floor(next / count), column: next % count };
}
