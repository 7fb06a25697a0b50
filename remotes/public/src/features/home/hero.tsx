import type { ReactNode } from 'react';
import { Stack } from '@larkfare/ui-kit';
import styles from './hero.module.css';

type HeroProps = { tagline: string; searchRow: ReactNode; popular: ReactNode };

/** For a site whose administrator has written no tagline. */
const unnamedPromise = 'Pick a flight. We’ll ring you to book it.';

/** The page's one promise, the way into the search, and where others fly to. */
export const Hero = ({ tagline, searchRow, popular }: HeroProps) => (
  <div className={styles.hero}>
    <Graticule />
    <Stack gap={8} className={styles.inside}>
      <div className={styles.words}>
        <h1 className={styles.promise}>{tagline || unnamedPromise}</h1>
        <p className={styles.lead}>
          Compare prices for every month of the year and send us the flight you like. We’ll ring you
          to book it, and you pay nothing today.
        </p>
        {searchRow}
      </div>
      <div>{popular}</div>
    </Stack>
  </div>
);

/** The lines of a globe, with one great circle flown. */
const Graticule = () => (
  <svg className={styles.graticule} viewBox="0 0 800 800" aria-hidden="true">
    <g fill="none" stroke="var(--on-brand)" strokeOpacity="0.13">
      <circle cx="400" cy="400" r="392" />
      <ellipse cx="400" cy="400" rx="270" ry="392" />
      <ellipse cx="400" cy="400" rx="132" ry="392" />
      <path d="M400 8v784M8 400h784M60 204c210 62 470 62 680 0M60 596c210-62 470-62 680 0" />
    </g>
    <g className={styles.route}>
      <path
        d="M196 318C290 120 500 90 612 262"
        fill="none"
        stroke="var(--action)"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <circle fill="var(--action)" cx="196" cy="318" r="7" />
      <circle fill="var(--action)" cx="612" cy="262" r="7" />
    </g>
  </svg>
);
