import { Picture } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './other-airlines.module.css';
import { airlinePath } from './airline.rules.ts';
import type { OtherAirline } from './use-airline.ts';

/** Four others, picked at random by the server so that its HTML and the browser's are the same. */
export const OtherAirlines = ({ airlines }: { airlines: readonly OtherAirline[] }) => (
  <section aria-labelledby="other-airlines" className={styles.section}>
    <h2 id="other-airlines" className={styles.heading}>
      You May Also Like
    </h2>
    {airlines.length > 0 ? (
      <ul role="list" className={styles.list}>
        {airlines.map(({ id, name, logoPicture }) => (
          <li key={id}>
            <Link to={airlinePath(id)} className={styles.card}>
              <span className={styles.sign}>
                <Picture
                  address={logoPicture}
                  alt=""
                  width={120}
                  height={60}
                  className={styles.logo}
                  fallback={
                    <span className={styles.initial} aria-hidden="true">
                      {name.slice(0, 1)}
                    </span>
                  }
                />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <p>
        There is no other airline yet. <Link to="/tickets">See every flight</Link>
      </p>
    )}
  </section>
);
