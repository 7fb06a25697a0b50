import { durationText, type FlightTime } from './flight-times.rules.ts';
import styles from './flight-times.module.css';
import { worldMap } from './world-map.ts';

type FlightTimeMapProps = {
  place: { name: string; latitude: number; longitude: number };
  times: readonly FlightTime[];
};

const [width, height] = [720, 440];

/** The flights as lines the crow flies; the table beside it says the same in words. */
export function FlightTimeMap({ place, times }: FlightTimeMapProps) {
  const drawn = times.flatMap(({ point, ...time }) => (point ? [{ ...time, point }] : []));
  const [fastest] = drawn;
  if (!fastest) return <p>None of these airports is on the map yet.</p>;
  const map = worldMap(
    drawn.map(({ point }) => point),
    [place.longitude, place.latitude],
    width,
    height,
  );
  const [x, y] = map.to;
  const words = `${place.name} is ${durationText(fastest.minutes)} from ${fastest.name} at the least.`;
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} className={styles.svg}>
        <path d={map.land} className={styles.land} />
        {map.lines.map((line, index) => (
          <path key={drawn[index]?.code} d={line} className={styles.line} />
        ))}
        {map.from.map(([fromX, fromY], index) => (
          <circle key={drawn[index]?.code} cx={fromX} cy={fromY} r="4" className={styles.from}>
            <title>{`${drawn[index]?.name ?? ''}: ${durationText(drawn[index]?.minutes ?? 0)}`}</title>
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
      <figcaption className={styles.caption}>{words}</figcaption>
    </figure>
  );
}
