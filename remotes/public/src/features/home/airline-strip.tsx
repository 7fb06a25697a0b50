import {
  LoadingSkeleton,
  PageWidth,
  Picture,
  type QueryState,
  QueryView,
  Row,
  Skeleton,
  Text,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { HomeAirline } from './use-home.ts';
import { AutoScroll } from '../../auto-scroll/auto-scroll.tsx';
import { MoreLink } from './home-section.tsx';
import styles from './airline-strip.module.css';

/** Specification §9; a tile is 160 pixels wide. */
const pixelsPerFrame = 0.5;

/** The logos of the airlines with most flights, moving slowly, each a link to its airline's page. */
export function AirlineStrip({ airlines }: { airlines: QueryState<HomeAirline[]> }) {
  return (
    <section aria-labelledby="home-airlines" className={styles.section}>
      {airlines.data?.length ? (
        <AutoScroll
          label="airlines"
          className={styles.strip}
          items={airlines.data}
          keyOf={(airline) => airline.id}
          pixelsPerFrame={pixelsPerFrame}
          header={<Head />}
          renderItem={(airline, place) => (
            <Link to={`/flight/${airline.id}`} tabIndex={place.tabIndex} className={styles.tile}>
              <Picture
                address={airline.logoPicture}
                alt={airline.name}
                width={128}
                height={80}
                fallback={airline.name}
                className={styles.logo}
              />
            </Link>
          )}
        />
      ) : (
        <PageWidth>
          <Heading />
          <QueryView
            state={airlines}
            problem="Error fetching airlines."
            skeleton={
              <LoadingSkeleton label="Loading airlines" className={styles.waiting}>
                {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
                  <Skeleton key={tile} shape="block" width={128} height={48} />
                ))}
              </LoadingSkeleton>
            }
          >
            {() => <Text tone="ink-soft">No airlines yet.</Text>}
          </QueryView>
        </PageWidth>
      )}
    </section>
  );
}

const Head = () => (
  <Row gap={[0, 5]} align="baseline">
    <Heading />
    <MoreLink to="/flight">See all airlines</MoreLink>
  </Row>
);

const Heading = () => (
  <Text as="h2" size={1} id="home-airlines" className={styles.heading}>
    Airlines we book
  </Text>
);
