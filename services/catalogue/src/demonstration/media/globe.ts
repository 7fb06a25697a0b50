import {
  geoDistance,
  geoGraticule,
  geoInterpolate,
  geoOrthographic,
  geoPath,
  type Point,
} from 'd3-geo';
import { type Position } from '../../import/flight-time.rules.ts';
import { seededRandom } from '../seeded-random.rules.ts';
import { focus, frameOf, pictureSize, routeLift } from './frame.rules.ts';
import { marigold, paletteOf, paper, type Palette } from './palette.rules.ts';
import { world } from './world.ts';

export interface Pictured extends Position {
  code: string;
  regionName: string;
}

type Pixel = [x: number, y: number];

interface Globe {
  centre: Pixel;
  radius: number;
  /** Where a place is path; undefined behind the horizon. `height` lifts it off the ground, in radii. */
  at(point: Point, height?: number): Pixel | undefined;
  draw(shape: object): string;
}

const london: Point = [-0.1276, 51.5072];
const { width, height } = pictureSize;

/** A globe turned to the place, with the way from London, as SVG. */
export function globePicture({ code, latitude, longitude, regionName }: Pictured): string {
  const place: Point = [longitude, latitude];
  const globe = turnedTo(place);
  const palette = paletteOf(regionName, seededRandom(`picture ${code}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${definitions(globe, palette)}
${ground(globe, palette)}
${route(globe, place)}
</svg>`;
}

function turnedTo(place: Point): Globe {
  const distance = geoDistance(london, place);
  const frame = frameOf(distance, bearing(london, place));
  const [longitude, latitude] = geoInterpolate(place, london)(frame.towardsLondon);
  const eye: Point = [longitude + frame.eastDegrees, latitude - frame.southDegrees];
  const projection = geoOrthographic().rotate([-eye[0], -eye[1]]).scale(frame.radius).clipAngle(90);
  const centre: Pixel = [focus.x, focus.y + frame.centreBelow];
  projection
    .translate(centre)
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ])
    .precision(0.5);
  const path = geoPath(projection).digits(1);
  return {
    centre,
    radius: frame.radius,
    draw: (shape) => path(shape) ?? '',
    at(point, lift = 0) {
      const pixel = projection(point);
      if (!pixel) return undefined;
      if (geoDistance(eye, point) > Math.PI / 2) return undefined;
      return [
        centre[0] + (pixel[0] - centre[0]) * (1 + lift),
        centre[1] + (pixel[1] - centre[1]) * (1 + lift),
      ];
    },
  };
}

/** In radians from north, at the start. */
function bearing(from: Point, to: Point): number {
  const [east, north, toNorth] = [to[0] - from[0], from[1], to[1]].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number, number];
  return Math.atan2(
    Math.sin(east) * Math.cos(toNorth),
    Math.cos(north) * Math.sin(toNorth) - Math.sin(north) * Math.cos(toNorth) * Math.cos(east),
  );
}

function definitions({ centre: [x, y], radius }: Globe, { sky, sea, land }: Palette): string {
  const lit = `gradientUnits="userSpaceOnUse" cx="${focus.x - 260}" cy="${focus.y - 300}" r="1150"`;
  return `<defs>
<radialGradient id="sky" cx="50%" cy="40%" r="80%"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></radialGradient>
<radialGradient id="sea" ${lit}><stop offset="0" stop-color="${sea[0]}"/><stop offset="1" stop-color="${sea[1]}"/></radialGradient>
<radialGradient id="land" ${lit}><stop offset="0" stop-color="${land[0]}"/><stop offset="1" stop-color="${land[1]}"/></radialGradient>
<radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="${x - radius * 0.25}" cy="${y - radius * 0.3}" r="${radius * 1.35}"><stop offset="0.5" stop-color="${sky[1]}" stop-opacity="0"/><stop offset="1" stop-color="${sky[1]}" stop-opacity="0.7"/></radialGradient>
<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius + 90}"><stop offset="${radius / (radius + 90)}" stop-color="${sea[0]}" stop-opacity="0.5"/><stop offset="1" stop-color="${sea[0]}" stop-opacity="0"/></radialGradient>
<filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>
</defs>`;
}

function ground({ centre: [x, y], radius, draw }: Globe, { sea }: Palette): string {
  const { land, borders } = world(radius > 700 ? '50m' : '110m');
  const coast = draw(land);
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${x}" cy="${y}" r="${radius + 90}" fill="url(#air)"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#sea)"/>
<path d="${draw(geoGraticule().step([10, 10])())}" fill="none" stroke="${paper}" stroke-opacity="0.12" stroke-width="1.5"/>
<path d="${coast}" fill="none" stroke="${sea[0]}" stroke-opacity="0.55" stroke-width="9" stroke-linejoin="round"/>
<path d="${coast}" fill="url(#land)"/>
<path d="${draw(borders)}" fill="none" stroke="${sea[1]}" stroke-opacity="0.28" stroke-width="1.4" stroke-linejoin="round"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#shade)"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${paper}" stroke-opacity="0.22" stroke-width="2"/>`;
}

function route(globe: Globe, place: Point): string {
  const distance = geoDistance(london, place);
  const shadow = arc(globe, place, 0);
  const flown = arc(globe, place, routeLift(distance));
  const [x, y] = globe.at(place) ?? [focus.x, focus.y];
  const home = distance > 0.01 ? globe.at(london) : undefined;
  return `<path d="${shadow}" fill="none" stroke="#14213d" stroke-opacity="0.28" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/>
<path d="${flown}" fill="none" stroke="${marigold}" stroke-opacity="0.6" stroke-width="13" stroke-linecap="round" filter="url(#glow)"/>
<path d="${flown}" fill="none" stroke="${marigold}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
${home ? `<circle cx="${home[0]}" cy="${home[1]}" r="10" fill="${paper}" stroke="${marigold}" stroke-width="5"/>` : ''}
<circle cx="${x}" cy="${y}" r="48" fill="${marigold}" fill-opacity="0.24"/>
<circle cx="${x}" cy="${y}" r="22" fill="${marigold}"/>
<circle cx="${x}" cy="${y}" r="9" fill="${paper}"/>`;
}

/** The great circle from London, lifted in the middle; the part behind the globe is left out. */
function arc(globe: Globe, place: Point, lift: number): string {
  const along = geoInterpolate(london, place);
  const steps = 72;
  let pen = 'M';
  let path = '';
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const pixel = globe.at(along(share), lift * Math.sin(Math.PI * share));
    if (pixel) path += `${pen}${pixel[0].toFixed(1)},${pixel[1].toFixed(1)}`;
    pen = pixel ? 'L' : 'M';
  }
  return path;
}
