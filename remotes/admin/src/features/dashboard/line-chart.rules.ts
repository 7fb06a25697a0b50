export interface Series {
  name: string;
  values: readonly number[];
}

/** The highest value of all series; at least one, so that a chart of nothing has a floor and a ceiling. */
export const ceilingOf = (series: readonly Series[]): number =>
  Math.max(1, ...series.flatMap(({ values }) => values));

/** Middle of a point's column, in per cent of the chart's width. */
export const columnMiddle = (index: number, points: number): number =>
  ((index + 0.5) / points) * 100;
