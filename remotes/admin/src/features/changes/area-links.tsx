import { Link } from 'react-router';
import { areas, type Area } from './areas.ts';
import styles from './changes.module.css';

export const AreaLinks = ({ current }: { current: Area }) => (
  <nav aria-label="Areas">
    <ul role="list" className={styles.areas}>
      {areas.map((area) => (
        <li key={area.key}>
          <Link
            to={{ search: area === areas[0] ? '' : `?area=${area.key}` }}
            aria-current={area === current ? 'page' : undefined}
            className={styles.area}
          >
            {area.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
