export interface Point {
  latitude: number;
  longitude: number;
}

type Airport = { latitude: number | null; longitude: number | null };

/** Where a place is: in the middle of its airports. Undefined when none of them is on the map. */
export function whereaboutsOf(airports: readonly Airport[]): Point | undefined {
  const points = airports.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  if (points.length === 0) return undefined;
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** `51.5° N, 0.1° W` */
export const coordinates = ({ latitude, longitude }: Point): string =>
  [
    `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`,
    `${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`,
  ].join(', ');
