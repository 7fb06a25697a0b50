import { monthNames } from '@larkfare/london-dates';
import { formatPounds, Table } from '@larkfare/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { readAmount } from '../../fields/money.rules.ts';
import styles from './price-table.module.css';
import {
  cellName,
  cellProblem,
  columns,
  textAt,
  tidied,
  withText,
  type Cell,
  type Grid,
} from './price-table.rules.ts';

type PriceTableProps = {
  grid: Grid;
  onGrid: (grid: Grid) => void;
  onFocusCell: (cell: Cell) => void;
  onCopyDown: () => void;
  /** Receives a block of cells from a spreadsheet. */
  onPasteBlock: (text: string) => void;
  /** Receives a sentence for screen readers. */
  announce: (text: string) => void;
};

/** The monthly prices as a table of fields with the keys of a spreadsheet. */
export function PriceTable({ grid, onGrid, ...props }: PriceTableProps) {
  const id = useId();
  /** The text of the focused field before it is tidied, and the cell's text to restore. */
  const [typing, setTyping] = useState<{ name: string; text: string; before: string }>();

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, cell: Cell) => {
    if (event.key === 'F2') event.currentTarget.setSelectionRange(99, 99);
    if (event.key === 'Escape' && typing) onGrid(withText(grid, cell, typing.before));
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      return props.onCopyDown();
    }
    const target = targetOf(event, cell);
    if (!target) return;
    event.preventDefault();
    const { row, column } = target;
    const fields = event.currentTarget.closest('table')?.querySelectorAll('input');
    fields?.[row * columns.length + column]?.focus();
  };
  const fieldOf = (cell: Cell) => {
    const name = cellName(cell);
    const text = textAt(grid, cell);
    // A paste or a merge may replace the text while the field has the focus.
    const typed = typing?.name === name && tidied(typing.text) === text ? typing : undefined;
    const problem = cellProblem(grid, cell);
    const problemId = problem && !typed ? `${id}-${cell.row}-${cell.column}` : undefined;
    return (
      <>
        <input
          className={styles.input}
          aria-label={name}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          inputMode="decimal"
          autoComplete="off"
          value={typed?.text ?? shownAmount(text)}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            props.onFocusCell(cell);
          }}
          onChange={({ target }) => {
            setTyping({ name, text: target.value, before: typed?.before ?? text });
            onGrid(withText(grid, cell, target.value));
          }}
          onKeyDown={(event) => onKeyDown(event, cell)}
          onPaste={(event) => {
            const pastedText = event.clipboardData.getData('text/plain');
            // A single value is pasted into the field as usual.
            if (!/[\t\n]/.test(pastedText.replace(/\r?\n$/, ''))) return;
            event.preventDefault();
            props.onPasteBlock(pastedText);
          }}
          onBlur={() => {
            props.announce(problem ?? '');
            setTyping(undefined);
          }}
        />
        {problemId && (
          <span id={problemId} className={styles.problem}>
            {problem}
          </span>
        )}
      </>
    );
  };

  return (
    <Table
      caption="Monthly prices"
      hidesCaption
      className={styles.table}
      headings={[
        'Month',
        ...columns.map(({ heading, name }) => <span title={name}>{heading}</span>),
      ]}
    >
      {monthNames.map((month, row) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          {columns.map(({ heading }, column) => (
            <td key={heading} className={styles.cell} data-heading={heading}>
              {fieldOf({ row, column })}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** A readable amount with its sign: '£1,234.50'. */
function shownAmount(text: string): string {
  const pence = readAmount(text);
  return typeof pence === 'number' ? formatPounds(pence) : text;
}

/** The cell that a key moves to; left and right move only at the ends of the text. */
function targetOf(event: KeyboardEvent<HTMLInputElement>, { row, column }: Cell): Cell | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isAtStart = isWhole || selectionEnd === 0;
  const isAtEnd = isWhole || selectionStart === value.length;
  const isFar = event.ctrlKey || event.metaKey;
  if (event.altKey || (event.shiftKey && event.key !== 'Enter')) return undefined;
  switch (event.key) {
    case 'Enter':
      return { row: row + (event.shiftKey ? -1 : 1), column };
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? monthNames.length - 1 : row + 1, column };
    case 'ArrowLeft':
      return isAtStart && column > 0 ? { row, column: column - 1 } : undefined;
    case 'ArrowRight':
      return isAtEnd && column < columns.length - 1 ? { row, column: column + 1 } : undefined;
    default:
      return undefined;
  }
}
