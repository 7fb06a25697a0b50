import { arc, pie, type PieArcDatum } from 'd3-shape';
import { toneStyle } from '../../list/badge.tsx';
import { stateTones } from '../../list/state.rules.ts';
import { stateLabel, type StateCount } from './dashboard.rules.ts';
import { apart } from './state-pie.rules.ts';
import styles from './state-pie.module.css';

interface StatePieProps {
  counts: readonly StateCount[];
  label: string;
  /** The id of its data table. */
  describedBy: string;
}

type Slice = PieArcDatum<StateCount>;

const radius = 100;
const layout = pie<StateCount>()
  .value(({ bookings }) => bookings)
  .sort(null);
const outline = arc<Slice>().innerRadius(52).outerRadius(radius);
const wordsRadius = radius + 14;
const words = arc<Slice>().innerRadius(wordsRadius).outerRadius(wordsRadius);
const lineHeight = 21;

/** How the bookings divide among the states, each slice with 'name: count'. */
export function StatePie({ counts, label, describedBy }: StatePieProps) {
  const slices = layout(counts.filter(({ bookings }) => bookings > 0));
  const places = apart(
    slices.map((slice) => {
      const [x, y] = words.centroid(slice);
      return { x, y };
    }),
    wordsRadius,
    lineHeight,
  );
  return (
    <div className={styles.room}>
      <svg
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        viewBox="-210 -130 420 260"
        className={styles.pie}
      >
        {slices.map((slice, index) => (
          <g key={slice.data.state} style={toneStyle(stateTones[slice.data.state])}>
            <path d={outline(slice) ?? undefined} className={styles.slice}>
              <title>{stateLabel(slice.data)}</title>
            </path>
            <text
              {...places[index]}
              textAnchor={(places[index]?.x ?? 0) < 0 ? 'end' : 'start'}
              className={styles.words}
            >
              {stateLabel(slice.data)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
