import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

type TableProps = {
  id?: string | undefined;
  /** Shown above the table. */
  caption: ReactNode;
  /** Leaves the caption to screen readers. */
  hidesCaption?: boolean;
  headings: readonly ReactNode[];
  className?: string | undefined;
  /** The rows: `tr` elements, each beginning with a `th` of `scope="row"`. */
  children: ReactNode;
};

/** A table of figures to compare. */
export const Table = ({ id, caption, hidesCaption, headings, className, children }: TableProps) => (
  <table id={id} className={[styles.table, className].filter(Boolean).join(' ')}>
    <caption className={hidesCaption ? undefined : styles.caption}>
      {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
    </caption>
    <thead>
      <tr>
        {headings.map((heading, index) => (
          <th key={index} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
