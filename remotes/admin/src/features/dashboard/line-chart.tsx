import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { inThousands, labelled } from './dashboard.rules.ts';
import { ceilingOf, columnMiddle, type Series } from './line-chart.rules.ts';
import { Row } from '@larkfare/ui-kit';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** The chart in words for screen readers; its table holds the rest. */
  label: string;
  /** The id of its data table. */
  describedBy: string;
  points: readonly string[];
  series: readonly Series[];
}

/** How many labels have room in a narrow, a middling and a wide chart. */
const rooms = [
  ['narrow', 4],
  ['middling', 6],
  ['wide', 12],
] as const;

/**
 * Lines over months. Everything is placed in per cent and text is beside the drawing, so that the chart fits any
 * width without being measured and its words keep their size.
 */
export function LineChart({ label, describedBy, points, series }: LineChartProps) {
  const height = scaleLinear([0, ceilingOf(series)], [100, 0]).nice(4);
  const ticks = height.ticks(4).filter(Number.isInteger);
  const xOf = (index: number) => columnMiddle(index, points.length);
  const path = line<number>((_, index) => xOf(index), height).curve(curveMonotoneX);

  return (
    <div role="img" aria-label={label} aria-describedby={describedBy} className={styles.chart}>
      <div aria-hidden="true">
        {series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100"
                y1={height(tick)}
                y2={height(tick)}
                className={styles.grid}
              />
            ))}
            {series.map(({ name, values }, which) => (
              <g key={name} className={styles[`series${which}`]}>
                <path d={path(values) ?? undefined} className={styles.line} />
                {/* A line of no length has round ends: a dot that the stretched drawing does not squash. */}
                {points.length <= 24 &&
                  values.map((value, index) => (
                    <path
                      key={points[index]}
                      d={`M${xOf(index)} ${height(value)}h0`}
                      className={styles.dot}
                    />
                  ))}
              </g>
            ))}
          </svg>
          {ticks.map((tick) => (
            <span
              key={tick}
              className={styles.tick}
              style={{ insetBlockStart: `${height(tick)}%` }}
            >
              {inThousands(tick)}
            </span>
          ))}
          <Months points={points} />
          <Columns points={points} series={series} />
        </div>
      </div>
    </div>
  );
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <Row as="ul" gap={[1, 5]} role="list" className={styles.legend}>
    {names.map((name, which) => (
      <li key={name} className={styles[`series${which}`]}>
        <span className={styles.swatch} />
        {name}
      </li>
    ))}
  </Row>
);

function Months({ points }: { points: readonly string[] }) {
  const shown = rooms.map(([room, most]) => [room, labelled(points.length, most)] as const);
  return points.map((point, index) => {
    const where = shown.flatMap(([room, chosen]) => (chosen.has(index) ? [styles[room]] : []));
    return (
      where.length > 0 && (
        <span
          key={point}
          className={[styles.month, ...where].join(' ')}
          style={{ insetInlineStart: `${columnMiddle(index, points.length)}%` }}
        >
          {point}
        </span>
      )
    );
  });
}

/** The values of a month, under the pointer. */
const Columns = ({ points, series }: Pick<LineChartProps, 'points' | 'series'>) =>
  points.map((point, index) => (
    <div
      key={point}
      className={[styles.column, index > points.length / 2 && styles.late]
        .filter(Boolean)
        .join(' ')}
      style={{
        insetInlineStart: `${(index / points.length) * 100}%`,
        inlineSize: `${100 / points.length}%`,
      }}
    >
      <div className={styles.tip}>
        <strong>{point}</strong>
        {series.map(({ name, values }) => (
          <span key={name}>{`${name}: ${inThousands(values[index] ?? 0)}`}</span>
        ))}
      </div>
    </div>
  ));
