import { useId } from 'react';
import { Picture } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './airline-card.module.css';
import type { ListedAirline } from './use-airlines.ts';

/** An airline's logo and name, leading to its page. */
export function AirlineCard({
  airline: { id, name, logoPicture, overview },
}: {
  airline: ListedAirline;
}) {
  const nameId = useId();
  const overviewId = useId();
  return (
    <Link
      to={`/flight/${id}`}
      className={styles.card}
      aria-labelledby={nameId}
      aria-describedby={overviewId}
    >
      <span className={styles.sign}>
        <Picture
          address={logoPicture}
          alt=""
          width={144}
          height={72}
          className={styles.logo}
          fallback={<span className={styles.initials}>{name.slice(0, 1)}</span>}
        />
      </span>
      <span className={styles.words}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        <span id={overviewId} className={styles.overview}>
          {overview}
        </span>
      </span>
    </Link>
  );
}
