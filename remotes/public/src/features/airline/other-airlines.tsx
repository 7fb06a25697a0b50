import { Card, Picture, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './other-airlines.module.css';
import { airlinePath } from './airline.rules.ts';
import type { OtherAirline } from './use-airline.ts';

/** Four others, picked at random by the server so that its HTML and the browser's are the same. */
export const OtherAirlines = ({ airlines }: { airlines: readonly OtherAirline[] }) => (
  <Stack as="section" gap={5} aria-labelledby="other-airlines">
    <h2 id="other-airlines" className={styles.heading}>
      You May Also Like
    </h2>
    {airlines.length > 0 ? (
      <ul role="list" className={styles.list}>
        {airlines.map(({ id, name, logoPicture }) => (
          <li key={id}>
            <Card as={Link} padding={0} to={airlinePath(id)} className={styles.card}>
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
            </Card>
          </li>
        ))}
      </ul>
    ) : (
      <p>
        There is no other airline yet. <Link to="/tickets">See every flight</Link>
      </p>
    )}
  </Stack>
);
