import { useId } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  buttonClass,
  Card,
  LoadingSkeleton,
  QueryView,
  Row,
  Skeleton,
  Text,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { GuidePopularPlacesDocument } from './popular-places.generated.ts';
import styles from './slots.module.css';

/** Number that fits into the slot on a phone; the query requests no more. */
const placesShown = 6;

/** The section of the home page: popular places, and the way to all of them. */
export function Component() {
  const headingId = useId();
  const popular = useQueryState(useQuery(GuidePopularPlacesDocument), {
    select: ({ popularLocations }) => popularLocations,
    failure: 'The places could not be loaded.',
  });
  return (
    <Card
      as="section"
      gap={3}
      padding={[3, 4]}
      aria-labelledby={headingId}
      className={styles.section}
    >
      <h2 id={headingId} className={styles.heading}>
        Know before you go
      </h2>
      <Text tone="ink-soft">Flight times, and the hours of daylight through the year.</Text>
      <QueryView
        state={popular}
        skeleton={
          <LoadingSkeleton label="Loading places">
            <Row gap={2}>
              {Array.from({ length: placesShown }, (_, place) => (
                <Skeleton key={place} shape="block" width={120} height={44} />
              ))}
            </Row>
          </LoadingSkeleton>
        }
        empty={null}
      >
        {(places) => (
          <Row as="ul" role="list" gap={2}>
            {places.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/guide/${id}`} className={buttonClass()}>
                  {name}
                </Link>
              </li>
            ))}
          </Row>
        )}
      </QueryView>
      <Link to="/guide" className={styles.all}>
        See every place in the guide
      </Link>
    </Card>
  );
}
