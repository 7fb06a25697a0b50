import { formatPounds } from '@larkfare/ui-kit';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { Link } from 'react-router';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import type { ExploreQuery } from './explore.generated.ts';
import styles from './explore-map.module.css';

type Point = [longitude: number, latitude: number];

const [width, height] = [420, 340];

/** The coastlines of the package `world-atlas` (Natural Earth, public domain). */
const coasts = feature(land, land.objects.land);

type Place = ExploreQuery['explore'][number];
type ExploreMapProps = { places: readonly Place[]; hrefOf: (place: Place) => string };

/** The places of the list beside it as points, for the mouse only: the list has the same links. */
export function ExploreMap({ places, hrefOf }: ExploreMapProps) {
  const points = places.flatMap((place) => {
    const { longitude, latitude } = place.airport;
    const at: Point[] = longitude === null || latitude === null ? [] : [[longitude, latitude]];
    return at.map((point) => ({ place, point }));
  });
  const projection = geoNaturalEarth1()
    .fitExtent(
      [
        [20, 20],
        [width - 20, height - 20],
      ],
      { type: 'MultiPoint', coordinates: [london, ...points.map(({ point }) => point)] },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.map}>
      <path d={geoPath(projection).digits(1)(coasts) ?? ''} className={styles.land} />
      {points.toReversed().map(({ place, point }) => {
        const [x, y] = projection(point) ?? [];
        return (
          <Link key={place.id} to={hrefOf(place)} tabIndex={-1}>
            <title>{`${place.name}, ${formatPounds(place.price.pricePence)}`}</title>
            <circle cx={x} cy={y} r="5" className={styles.point} />
          </Link>
        );
      })}
    </svg>
  );
}

/** The map always shows home. */
const london: Point = [-0.1, 51.5];
