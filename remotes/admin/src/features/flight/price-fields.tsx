import { monthNames } from '@larkfare/london-dates';
import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';
import styles from './price-fields.module.css';
import { cellProblem, columns, textAt, type Cell } from './price-grid.rules.ts';
import type { PriceGrid } from './use-price-grid.ts';

/** The monthly prices on a small screen: a month after the other, each cell a field with its label. */
export const PriceFields = ({ sheet }: { sheet: PriceGrid }) => (
  <div className={styles.months}>
    {monthNames.map((month, row) => (
      <fieldset key={month} className={styles.month}>
        <legend className={styles.legend}>{month}</legend>
        {columns.map(({ heading }, column) => (
          <PriceField key={heading} label={heading} cell={{ row, column }} sheet={sheet} />
        ))}
      </fieldset>
    ))}
  </div>
);

type PriceFieldProps = { label: string; cell: Cell; sheet: PriceGrid };

function PriceField({ label, cell, sheet }: PriceFieldProps) {
  /** The text while it is typed, which is not tidied yet. */
  const [typed, setTyped] = useState<string>();
  const [isFirst, setIsFirst] = useState(true);
  const text = textAt(sheet.grid, cell);
  return (
    <Field label={label} problem={typed === undefined ? cellProblem(sheet.grid, cell) : undefined}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.amount}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="£"
          value={typed ?? text}
          onChange={(event) => {
            setTyped(event.target.value);
            sheet.write(cell, event.target.value, { isFirst });
            setIsFirst(false);
          }}
          onFocus={() => {
            setTyped(text);
            setIsFirst(true);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
