const firstMs = 250;
const longestMs = 4000;

/**
 * How long to wait before the next try of what failed so many times in a row: twice as long each time, and never so long
 * that a recovered server would seem unreachable.
 */
export const waitMs = (failures: number): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
