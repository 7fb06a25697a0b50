import { Children, type ReactNode } from 'react';
import styles from './link-bar.module.css';

type LinkBarProps = {
  /** The accessible name of the navigation, such as 'Regions'. */
  label: string;
  /** `tabs` for the views of a page, `pills` for its groups and filters. */
  look: 'tabs' | 'pills';
  /** The links; the current one must have `aria-current="page"`. */
  children: ReactNode;
};

/** A few links side by side, for example to the views of a page. */
export const LinkBar = ({ label, look, children }: LinkBarProps) => (
  <nav aria-label={label}>
    <ul role="list" className={styles[look]}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  </nav>
);
