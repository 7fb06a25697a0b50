import { useState } from 'react';
import {
  LoadingSkeleton,
  type QueryState,
  QueryView,
  Row,
  Skeleton,
  Stack,
  useMediaQuery,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AutoScroll } from '../../auto-scroll/auto-scroll.tsx';
import { LocationTile } from './location-tile.tsx';
import type { PopularLocation } from './use-home.ts';
import styles from './popular-locations.module.css';

/** Specification §9. */
const pixelsPerFrame = 1;
const columnQuery = '(min-width: 881px) and (max-width: 1200.98px)';

/** How many tiles can be visible before anything moves: these load at once, the rest when they come near. */
const tilesInFirstSight = 6;

/** The popular locations, moving slowly; a tile opens to show more and to fly there. */
export function PopularLocations({ locations }: { locations: QueryState<PopularLocation[]> }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isColumn = useMediaQuery(columnQuery);

  if (locations.data?.length)
    return (
      <AutoScroll
        label="popular destinations"
        className={styles.strip}
        items={locations.data}
        keyOf={(location) => location.id}
        axis={isColumn ? 'vertical' : 'horizontal'}
        pixelsPerFrame={pixelsPerFrame}
        isHeld={openId !== null}
        header={<h2 className={styles.heading}>Popular destinations</h2>}
        renderItem={(location, place, index) => (
          <LocationTile
            location={location}
            place={place}
            priority={!place.isCopy && index < tilesInFirstSight ? 'eager' : 'lazy'}
            isOpen={!place.isCopy && openId === location.id}
            onToggle={() => setOpenId(openId === location.id ? null : location.id)}
          />
        )}
      />
    );

  return (
    <Stack className={styles.strip}>
      <Row className={styles.top}>
        <h2 className={styles.heading}>Popular destinations</h2>
      </Row>
      <div className={styles.instead}>
        <QueryView
          state={locations}
          skeleton={
            <LoadingSkeleton label="Loading popular destinations" className={styles.waiting}>
              {[1, 2, 3, 4, 5, 6].map((tile) => (
                <Skeleton
                  key={tile}
                  shape="block"
                  width="var(--tile-width)"
                  height="var(--tile-height)"
                />
              ))}
            </LoadingSkeleton>
          }
        >
          {() => (
            <p>
              No popular destinations just now. <Link to="/search">See every flight</Link>
            </p>
          )}
        </QueryView>
      </div>
    </Stack>
  );
}
