import { useId } from 'react';
import {
  buttonClass,
  Card,
  flyHref,
  FromPrice,
  Icon,
  LoadingSkeleton,
  Note,
  Picture,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@larkfare/ui-kit';
import Plane from '@lucide/icons/icons/plane';
import { Link } from 'react-router';
import type { LocationCardFragment } from './location-card.generated.ts';
import styles from './location-card.module.css';

type LocationCardProps = {
  location: LocationCardFragment;
  /** Why it is on the list, as the administrator put it. */
  pitch?: string | null;
  /** One below the heading that the cards are under. */
  level: 2 | 3;
  /** The first cards of a page load at once. */
  priority?: 'eager' | 'lazy';
};

/** A place to fly to: its picture, what it is like, what it costs from, and the way there. */
export function LocationCard({ location, pitch, level, priority }: LocationCardProps) {
  const { name, country, image, description, lowestPrice } = location;
  const Heading = `h${level}` as const;
  const headingId = useId();
  return (
    <Card as="article" padding={0} className={styles.card} aria-labelledby={headingId}>
      <Picture
        address={image}
        alt=""
        width={400}
        height={260}
        sizes="(max-width: 599px) 260px, (max-width: 880px) 45vw, 290px"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading id={headingId} className={styles.name}>
          {name}
        </Heading>
        <Text as={Note} weight="strong">
          {country.name}
        </Text>
        {pitch && (
          <Text weight="strong" className={styles.pitch}>
            {pitch}
          </Text>
        )}
        {description && (
          <Text tone="ink-soft" className={styles.description}>
            {description}
          </Text>
        )}
      </div>
      <Row nowrap className={styles.foot}>
        {lowestPrice && (
          <Note className={styles.price}>
            <FromPrice price={lowestPrice} />
          </Note>
        )}
        <Link to={flyHref(location)} className={buttonClass({ className: styles.fly })}>
          <Icon shape={Plane} size={18} />
          Fly to {name}
        </Link>
      </Row>
    </Card>
  );
}

type Listed = LocationCardFragment & { dealingsDescription?: string | null };

type LocationCardsProps = {
  locations: readonly Listed[];
  level: 2 | 3;
  /** This many are visible when the page opens. */
  inSight?: number;
};

/** Places to fly to, side by side as far as there is room. */
export const LocationCards = ({ locations, level, inSight = 0 }: LocationCardsProps) => (
  <Stack as="ul" role="list" className={styles.list}>
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
  </Stack>
);

/** The shapes of cards that are on their way. */
export const LocationCardsSkeleton = ({ label, count }: { label: string; count: number }) => (
  <LoadingSkeleton label={label} gap={4} className={styles.list}>
    {Array.from({ length: count }, (_, card) => (
      <Skeleton key={card} shape="block" className={styles.shape} />
    ))}
  </LoadingSkeleton>
);
