import { Card, Row, Skeleton } from '@larkfare/ui-kit';
import styles from './flight-card.module.css';

/** A flight card on its way: as high and as wide as one will be. */
export const FlightCardSkeleton = () => (
  <Card gap={4} className={styles.card} data-testid="flight-placeholder">
    <Row gap={[2, 3]} className={styles.airline}>
      <Skeleton width={96} height={44} shape="block" />
      <Skeleton width="9rem" />
    </Row>
    <div className={styles.legs}>
      <Skeleton height="4.5rem" shape="block" />
      <Skeleton height="4.5rem" shape="block" />
    </div>
    <div className={styles.offer}>
      <Skeleton width="7rem" height="1.75rem" />
      <Skeleton width="5rem" />
      <Skeleton height="2.75rem" shape="block" />
    </div>
  </Card>
);
