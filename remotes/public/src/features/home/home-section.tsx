import type { ReactNode } from 'react';
import styles from './home-section.module.css';

type HomeSectionProps = {
  id: string;
  heading: string;
  /** Shown below the heading: a sentence, a link. */
  aside?: ReactNode;
  /** `beside` puts the heading to the left of what it heads where there is room. */
  layout?: 'above' | 'beside';
  children: ReactNode;
};

/** One part of the home page under its heading. */
export const HomeSection = ({
  id,
  heading,
  aside,
  layout = 'above',
  children,
}: HomeSectionProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <div className={[styles.inside, styles[layout]].join(' ')}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  </section>
);
