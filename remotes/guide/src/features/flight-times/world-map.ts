import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json' with { type: 'json' };

type Point = [longitude: number, latitude: number];

interface WorldMap {
  /** SVG path data. */
  land: string;
  /** A line for each point of departure. */
  lines: string[];
  to: Point;
  from: Point[];
}

/** The coastlines of the package `world-atlas` (Natural Earth, public domain). */
const coasts = feature(land, land.objects.land);

/** The part of the world that contains the flights between these points, projected to a picture of this size. */
export function worldMap(from: Point[], to: Point, width: number, height: number): WorldMap {
  const lines = from.map((point) => ({ type: 'LineString', coordinates: [point, to] }));
  const margin = Math.round(width / 12);
  const projection = geoNaturalEarth1()
    // Centred on the flights, so that no line is cut at the edge.
    .rotate([-middleOf(from[0] ?? to, to), 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      { type: 'GeometryCollection', geometries: lines },
    );
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  const toPath = geoPath(projection).digits(1);
  const toPoint = (point: Point): Point => projection(point) ?? [0, 0];
  return {
    land: toPath(coasts) ?? '',
    lines: lines.map((line) => toPath(line) ?? ''),
    to: toPoint(to),
    from: from.map(toPoint),
  };
}

/** The longitude halfway, the short way round. */
function middleOf([one]: Point, [other]: Point): number {
  const apart = ((other - one + 540) % 360) - 180;
  return one + apart / 2;
}
