import { NavLink } from 'react-router';
import { galleryPath } from './region-locations.rules.ts';
import styles from './region-locations-page.module.css';
import type { GalleryRegion } from './use-region-locations.ts';

/** From one region's gallery to another's. */
export const RegionLinks = ({ regions }: { regions: readonly GalleryRegion[] }) => (
  <nav aria-label="Regions">
    <ul role="list" className={styles.regions}>
      {regions.map(({ id, name }) => (
        <li key={id}>
          <NavLink to={galleryPath(id)} className={styles.region}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
