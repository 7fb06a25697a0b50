import { Card, Picture } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './airline-card.module.css';
import type { AirlinePage } from './use-airlines.ts';

/** An airline's logo, name and a few words; the whole card leads to its page, and only the name is the link. */
export const AirlineCard = ({
  airline: { id, name, logoPicture, overview },
}: {
  airline: AirlinePage['items'][number];
}) => (
  <Card padding={0} className={styles.card}>
    <div className={styles.sign} aria-hidden="true">
      <Picture
        address={logoPicture}
        alt=""
        width={144}
        height={72}
        className={styles.logo}
        fallback={<span className={styles.initial}>{name.slice(0, 1)}</span>}
      />
    </div>
    <div className={styles.words}>
      <Link to={`/flight/${id}`} className={styles.name}>
        {name}
      </Link>
      <p className={styles.overview}>{overview}</p>
    </div>
  </Card>
);
