import { usePage } from '@larkfare/remote-contract';
import { LoadingSkeleton, QueryView, Skeleton, TextPage } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { PlaceFinder } from './place-finder.tsx';
import styles from './places-page.module.css';
import { usePlaces } from './use-places.ts';

/** /guide: every place by region. */
export function Component() {
  const places = usePlaces();
  usePage({
    title: 'Destination guide',
    description:
      'Every place that you can fly to from the UK, by region: how long the flight takes and how the sun moves through the year.',
    canonicalPath: '/guide',
    ...(places.problem && { status: 503 }),
  });
  return (
    <TextPage
      heading="Destination guide"
      lead="How long is the flight, and when are the days long? Choose a place to find out."
    >
      <QueryView
        state={places}
        skeleton={<PlacesSkeleton />}
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
        empty={
          <p>
            No places yet. <Link to="/tickets">See every flight</Link>
          </p>
        }
      >
        {(listed) => <PlaceFinder places={listed} />}
      </QueryView>
    </TextPage>
  );
}

const PlacesSkeleton = () => (
  <LoadingSkeleton label="Loading places" className={styles.list}>
    {Array.from({ length: 24 }, (_, place) => (
      <Skeleton key={place} shape="block" height={72} />
    ))}
  </LoadingSkeleton>
);
