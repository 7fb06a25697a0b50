import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';
import styles from './place-page.module.css';

/** Shown while the place is loading. */
export const PlaceSkeleton = () => (
  <LoadingSkeleton label="Loading the place" className={styles.parts}>
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={420} />
  </LoadingSkeleton>
);
