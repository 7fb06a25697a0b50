import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';
import { LocationCard } from './location-card.tsx';
import type { LocationCardFragment } from './location-card.generated.ts';
import styles from './location-card.module.css';

type Listed = LocationCardFragment & { dealingsDescription?: string | null };

type LocationCardsProps = {
  locations: readonly Listed[];
  level: 2 | 3;
  /** This many are visible when the page opens. */
  inSight?: number;
};

/** Places to fly to, side by side as far as there is room. */
export const LocationCards = ({ locations, level, inSight = 0 }: LocationCardsProps) => (
  <ul role="list" className={styles.list}>
    {locations.map((location, index) => (
      <li key={location.id}>
        <LocationCard
          location={location}
          pitch={location.dealingsDescription}
          level={level}
          priority={index < inSight ? 'eager' : 'lazy'}
        />
      </li>
    ))}
  </ul>
);

/** The shapes of cards that are on their way. */
export const LocationCardsSkeleton = ({ label, count }: { label: string; count: number }) => (
  <LoadingSkeleton label={label} className={styles.list}>
    {Array.from({ length: count }, (_, card) => (
      <Skeleton key={card} shape="block" className={styles.shape} />
    ))}
  </LoadingSkeleton>
);
