import { arc, pie, type PieArcDatum } from 'd3-shape';
import { stateLabel, type StateCount } from './dashboard.rules.ts';
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
const words = arc<Slice>()
  .innerRadius(radius + 14)
  .outerRadius(radius + 14);

/** A slice that is thinner than this has its words in the table only: there they have room. */
const thinnest = 0.04 * 2 * Math.PI;

/** How the bookings divide among the states, each slice with 'name: count'. */
export const StatePie = ({ counts, label, describedBy }: StatePieProps) => (
  <div className={styles.room}>
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      viewBox="-210 -130 420 260"
      className={styles.pie}
    >
      {layout(counts.filter(({ bookings }) => bookings > 0)).map((slice) => (
        <g key={slice.data.state} className={styles[slice.data.state]}>
          <path d={outline(slice) ?? undefined} className={styles.slice}>
            <title>{stateLabel(slice.data)}</title>
          </path>
          {slice.endAngle - slice.startAngle >= thinnest && <Words slice={slice} />}
        </g>
      ))}
    </svg>
  </div>
);

function Words({ slice }: { slice: Slice }) {
  const [x, y] = words.centroid(slice);
  return (
    <text x={x} y={y} textAnchor={x < 0 ? 'end' : 'start'} className={styles.words}>
      {stateLabel(slice.data)}
    </text>
  );
}
