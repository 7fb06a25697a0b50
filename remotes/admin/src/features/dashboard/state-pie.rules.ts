/** A word's place on the circle around the pie, seen from its middle; y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Moves words along the circle until each has a separate line, so that thin slices side by side can be read. The two
 * sides of the pie do not meet: their words grow away from it.
 */
export function apart(places: readonly Place[], radius: number, line: number): Place[] {
  const moved = new Map<Place, Place>();
  for (const isRight of [true, false]) {
    const side = places.filter(({ x }) => x >= 0 === isRight).sort((one, other) => one.y - other.y);
    const heights = spread(
      side.map(({ y }) => y),
      line,
      radius,
    );
    side.forEach((place, index) => {
      const y = heights[index] ?? place.y;
      const x = Math.sqrt(Math.max(0, radius ** 2 - y ** 2));
      moved.set(place, { x: isRight ? x : -x, y });
    });
  }
  return places.map((place) => moved.get(place) ?? place);
}

/** Heights from top to bottom, at least a line apart: pushed down, and up again where there is no room below. */
function spread(heights: readonly number[], line: number, lowest: number): number[] {
  const down = heights.reduce<number[]>(
    (placed, height, index) => [
      ...placed,
      index === 0 ? height : Math.max(height, (placed[index - 1] ?? height) + line),
    ],
    [],
  );
  return down.reduceRight<number[]>((placed, height) => {
    const below = placed[0];
    return [Math.min(height, below === undefined ? lowest : below - line), ...placed];
  }, []);
}
