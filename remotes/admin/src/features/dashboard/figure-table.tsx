import { Table } from '@larkfare/ui-kit';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FigureTableProps {
  id: string;
  caption: string;
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** More rows than these scroll in their own box, which the keyboard can reach. */
const rowsInSight = 6;

/** The figures of a chart. */
export const FigureTable = ({ id, caption, headings, rows }: FigureTableProps) => (
  <div
    {...(rows.length > rowsInSight && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    className={styles.box}
  >
    <Table id={id} caption={caption} hidesCaption headings={headings}>
      {rows.map(({ key, cells: [name, ...values] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {values.map((value, index) => (
            <td key={headings[index + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </Table>
  </div>
);
