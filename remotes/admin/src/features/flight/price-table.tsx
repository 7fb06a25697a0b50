import { monthNames } from '@larkfare/london-dates';
import { useCallback, useRef, type ClipboardEvent } from 'react';
import styles from './price-table.module.css';
import { PriceCell } from './price-cell.tsx';
import { onSelectedKey } from './price-grid-keys.ts';
import { columns } from './price-grid.rules.ts';
import type { PriceGrid } from './use-price-grid.ts';

type PriceTableProps = { sheet: PriceGrid; labelledBy: string; describedBy: string };

/** The monthly prices as a spreadsheet: the ARIA grid pattern, one cell in the tab order. */
export function PriceTable({ sheet, labelledBy, describedBy }: PriceTableProps) {
  // The field of a cell takes the focus with it when it goes, so where the focus is now does not tell.
  const isFocused = useRef(false);
  const hasFocus = useCallback(() => isFocused.current, []);
  const take = (event: ClipboardEvent) => {
    if (sheet.editing) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheet.copy());
    return true;
  };

  return (
    <table
      role="grid"
      className={styles.table}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable="true"
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        isFocused.current = currentTarget.contains(relatedTarget);
      }}
      onKeyDown={(event) => onSelectedKey(event, sheet)}
      onCopy={take}
      onCut={(event) => take(event) && sheet.clear()}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        // A single value goes into the text that is being typed, as anywhere.
        if (sheet.editing && !/[\t\n]/.test(text.trimEnd())) return;
        event.preventDefault();
        sheet.paste(text);
      }}
    >
      <thead>
        <tr>
          <th scope="col">Month</th>
          {columns.map(({ heading, name }) => (
            <th key={heading} scope="col" abbr={name} title={name}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthNames.map((month, row) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {columns.map(({ heading }, column) => (
              <PriceCell key={heading} cell={{ row, column }} sheet={sheet} hasFocus={hasFocus} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
