import { useEffect, useRef } from 'react';
import { formatPounds } from '@larkfare/ui-kit';
import { readAmount } from '../../money/money.rules.ts';
import styles from './price-table.module.css';
import { onEditingKey } from './price-grid-keys.ts';
import {
  cellName,
  cellProblem,
  isInRange,
  isSameCell,
  rangeOf,
  textAt,
  type Cell,
} from './price-grid.rules.ts';
import type { PriceGrid } from './use-price-grid.ts';

type PriceCellProps = {
  cell: Cell;
  sheet: PriceGrid;
  /** Whether the table has the focus, which its active cell then takes. */
  hasFocus: () => boolean;
};

/** One cell of the table: an amount, or a field to type one into. */
export function PriceCell({ cell, sheet, hasFocus }: PriceCellProps) {
  const element = useRef<HTMLTableCellElement>(null);
  const { grid, selection, editing } = sheet;
  const isActive = isSameCell(cell, selection.active);
  const isEdited = editing !== undefined && isSameCell(cell, editing.cell);
  const problem = cellProblem(grid, cell);

  useEffect(() => {
    if (isActive && !isEdited && hasFocus()) element.current?.focus();
  }, [isActive, isEdited, hasFocus]);

  return (
    <td
      ref={element}
      role="gridcell"
      className={styles.cell}
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isInRange(cell, rangeOf(selection))}
      aria-invalid={problem ? true : undefined}
      data-active={isActive || undefined}
      // The first problem gets the focus when the form is saved.
      onFocus={() => !isInRange(cell, rangeOf(selection)) && sheet.select(cell)}
      onPointerDown={(event) => {
        if (isEdited) return;
        sheet.select(cell, { extend: event.shiftKey });
        // A shifted press would select the page's text.
        if (event.shiftKey) event.preventDefault();
      }}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse' && !editing)
          sheet.select(cell, { extend: true });
      }}
      onDoubleClick={() => !isEdited && sheet.edit(cell)}
      // A finger has no second way to say that it wants to type.
      onPointerUp={(event) => event.pointerType === 'touch' && !isEdited && sheet.edit(cell)}
    >
      {isEdited ? (
        <CellInput cell={cell} sheet={sheet} text={editing.text} />
      ) : (
        <>
          {shown(textAt(grid, cell))}
          {problem && <span className={styles.problem}>{problem}</span>}
        </>
      )}
    </td>
  );
}

function CellInput({ cell, sheet, text }: { cell: Cell; sheet: PriceGrid; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={cellName(cell)}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => sheet.type(event.target.value)}
      onKeyDown={(event) => onEditingKey(event, sheet)}
      onBlur={sheet.settle}
    />
  );
}

/** Amounts are shown as amounts; what cannot be read is shown as it was typed. */
function shown(text: string): string {
  const pence = readAmount(text);
  return typeof pence === 'number' ? formatPounds(pence) : text;
}
