import {
  AutoScroll,
  Icon,
  LoadingSkeleton,
  Picture,
  type QueryState,
  QueryView,
  Skeleton,
  Stack,
} from '@larkfare/ui-kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { HomeAirline } from './use-home.ts';
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
        <Stack gap={2} className={styles.instead}>
          <Heading />
          <QueryView
            state={airlines}
            problem="Error fetching airlines."
            skeleton={
              <LoadingSkeleton label="Loading airlines" className={styles.waiting}>
                {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
                  <Skeleton key={tile} shape="block" className={styles.shape} />
                ))}
              </LoadingSkeleton>
            }
          >
            {() => <p className={styles.empty}>No airlines yet.</p>}
          </QueryView>
        </Stack>
      )}
    </section>
  );
}

const Head = () => (
  <div className={styles.head}>
    <Heading />
    <Link to="/flight" className={styles.all}>
      See all airlines
      <Icon shape={ArrowRight} size={18} />
    </Link>
  </div>
);

const Heading = () => (
  <h2 id="home-airlines" className={styles.heading}>
    Airlines we book
  </h2>
);
