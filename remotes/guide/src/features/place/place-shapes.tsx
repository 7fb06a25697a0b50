import { LoadingShapes, Skeleton } from '@larkfare/ui-kit';
import styles from './place-page.module.css';

/** The shape of a place that is on its way. */
export const PlaceShapes = () => (
  <LoadingShapes label="Loading the place" className={styles.parts}>
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={420} />
  </LoadingShapes>
);
