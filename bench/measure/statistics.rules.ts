/** Several rounds of one figure: the median, and the quartiles around it. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** @returns NaN without measurements */
export function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/** Interpolates linearly between two figures. */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
