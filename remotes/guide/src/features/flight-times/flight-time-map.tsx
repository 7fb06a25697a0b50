import { durationText, type FlightTime } from './flight-times.rules.ts';
import { Note } from '@larkfare/ui-kit';
import styles from './flight-times.module.css';
import { worldMap } from './world-map.ts';

type FlightTimeMapProps = {
  place: { name: string; latitude: number; longitude: number };
  times: readonly FlightTime[];
};

const [width, height] = [720, 440];

/** The flights as straight lines on a map; the table beside it has the same data as text. */
export function FlightTimeMap({ place, times }: FlightTimeMapProps) {
  const flights = times.flatMap(({ point, ...time }) => (point ? [{ ...time, point }] : []));
  const [fastest] = flights;
  if (!fastest) return <p>None of these airports is on the map yet.</p>;
  const map = worldMap(
    flights.map(({ point }) => point),
    [place.longitude, place.latitude],
    width,
    height,
  );
  const [x, y] = map.to;
  const summary = `The shortest flight to ${place.name} takes ${durationText(fastest.minutes)}, from ${fastest.name}.`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summary}
        className={styles.svg}
      >
        <path d={map.land} className={styles.land} />
        {map.lines.map((line, index) => (
          <path key={flights[index]?.code} d={line} className={styles.line} />
        ))}
        {map.from.map(([fromX, fromY], index) => (
          <circle key={flights[index]?.code} cx={fromX} cy={fromY} r="4" className={styles.from}>
            <title>{`${flights[index]?.name ?? ''}: ${durationText(flights[index]?.minutes ?? 0)}`}</title>
          </circle>
        ))}
        <circle cx={x} cy={y} r="7" className={styles.to} />
        <text
          x={x}
          y={y - 20}
          textAnchor={x > width * 0.8 ? 'end' : x < width * 0.2 ? 'start' : 'middle'}
          className={styles.label}
        >
          {place.name}
        </text>
      </svg>
      <Note as="figcaption" className={styles.caption}>
        {summary}
      </Note>
    </figure>
  );
}
