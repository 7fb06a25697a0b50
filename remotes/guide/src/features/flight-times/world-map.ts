import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json' with { type: 'json' };

type Point = [longitude: number, latitude: number];

export interface WorldMap {
  /** SVG path data. */
  land: string;
  /** The way the crow flies, one for each point of departure. */
  lines: string[];
  to: Point;
  from: Point[];
}

/** Coasts of the package `world-atlas` (Natural Earth, public domain). */
const coasts = feature(land, land.objects.land);

/** The part of the world that flights from these points to that one cross, in a picture of this size. */
export function worldMap(from: Point[], to: Point, width: number, height: number): WorldMap {
  const lines = from.map((point) => ({ type: 'LineString', coordinates: [point, to] }));
  const margin = Math.round(width / 12);
  const projection = geoNaturalEarth1()
    // What is crossed stands in the middle, so that no line is cut at the picture's edge.
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
  const draw = geoPath(projection).digits(1);
  const place = (point: Point): Point => projection(point) ?? [0, 0];
  return {
    land: draw(coasts) ?? '',
    lines: lines.map((line) => draw(line) ?? ''),
    to: place(to),
    from: from.map(place),
  };
}

/** The longitude halfway, the short way round. */
function middleOf([one]: Point, [other]: Point): number {
  const apart = ((other - one + 540) % 360) - 180;
  return one + apart / 2;
}
