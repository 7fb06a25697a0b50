import { Children, isValidElement, type ReactNode, useEffect, useRef } from 'react';
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
export function LinkBar({ label, look, children }: LinkBarProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = Children.toArray(children).findIndex(isCurrent);

  useEffect(() => {
    // Tabs scroll sideways where they are too many; the page itself must not move.
    const link = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list} role="list" className={styles[look]}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

const isCurrent = (link: ReactNode) =>
  isValidElement<{ 'aria-current'?: unknown }>(link) && link.props['aria-current'] === 'page';
