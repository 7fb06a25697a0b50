import type { ReactNode } from 'react';
import { Row, VisuallyHidden } from '@larkfare/ui-kit';
import styles from './record-table.module.css';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row, and the title of its card on a phone. */
  isRowHeading?: boolean;
  /** Figures are aligned at the end. */
  align?: 'start' | 'end';
  /** Any CSS length or percentage. */
  width?: string;
  /** On a phone: beside or below the name without a heading, or left out. */
  onPhone?: 'beside' | 'below' | 'hidden';
  /** Holds words of any length, such as addresses or what people typed: they may be cut in two. */
  breaks?: true;
}

interface RecordTableProps<Row> {
  /** The content of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Marks a row, such as the one that is edited. */
  isMarked?: (row: Row) => boolean;
  /** Called when Escape is pressed in a marked row. */
  onEscape?: () => void;
  /** Drawn in a separate row beneath, as wide as the table, such as a problem or a comparison. */
  detail?: (row: Row) => ReactNode;
  /** True while a newer list is on its way. */
  isBusy?: boolean;
}

/**
 * Records as a real table; on a phone each row becomes a card with its headings as labels.
 * An inline edit puts fields in the cells and ties them to one form by their `form` attribute.
 */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isMarked,
  onEscape,
  detail,
  isBusy = false,
}: RecordTableProps<Row>) {
  return (
    // The roles are those of the elements: cards are not laid out as a table, and browsers would forget that it is one.
    <table role="table" aria-busy={isBusy || undefined} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ heading, align, width }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={align === 'end' ? styles.end : undefined}
              style={width ? { inlineSize: width } : undefined}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Record
            key={rowKey(row)}
            row={row}
            columns={columns}
            isMarked={isMarked?.(row) ?? false}
            onEscape={onEscape}
            detail={detail?.(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RecordProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isMarked: boolean;
  onEscape: (() => void) | undefined;
  detail: ReactNode;
}

function Record<Row>({ row, columns, isMarked, onEscape, detail }: RecordProps<Row>) {
  return (
    <>
      <tr
        role="row"
        className={[styles.row, isMarked && styles.marked].filter(Boolean).join(' ')}
        onKeyDown={(event) => {
          // A list of suggestions that is open takes the key first.
          if (isMarked && event.key === 'Escape' && !event.defaultPrevented) onEscape?.();
        }}
      >
        {columns.map(({ heading, cell, isRowHeading, align, breaks, onPhone }) => {
          const Cell = isRowHeading ? 'th' : 'td';
          return (
            <Cell
              key={heading}
              role={isRowHeading ? 'rowheader' : 'cell'}
              scope={isRowHeading ? 'row' : undefined}
              data-label={heading}
              className={[
                align === 'end' && styles.end,
                breaks && styles.breaks,
                onPhone && styles[onPhone],
              ]
                .filter(Boolean)
                .join(' ')}
            >
              {cell(row)}
            </Cell>
          );
        })}
      </tr>
      {detail && (
        <tr role="row" className={styles.detail}>
          <td role="cell" colSpan={columns.length}>
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}

/** Buttons of a row, side by side. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Row gap={2} className={styles.actions}>
    {children}
  </Row>
);
