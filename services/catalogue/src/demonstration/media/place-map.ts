import {
  geoContains,
  geoDistance,
  geoGraticule,
  geoInterpolate,
  geoOrthographic,
  geoPath,
  type Point,
} from 'd3-geo';
import { type Position } from '../../import/flight-time.rules.ts';
import { seededRandom } from '../seeded-random.rules.ts';
import { eyeOn, focus, pictureSize, radius, routeLift } from './frame.rules.ts';
import { marigold, paletteOf, paper, type Palette } from './palette.rules.ts';
import { readWorld } from './world.ts';

export interface Pictured extends Position {
  code: string;
}

type Pixel = [x: number, y: number];

interface Globe {
  /** Where a place is in the picture; undefined behind the horizon. `height` lifts it off the ground, in radii. */
  at(point: Point, height?: number): Pixel | undefined;
  draw(shape: object): string;
}

const london: Point = [-0.1276, 51.5072];
const { width, height } = pictureSize;

/** The coast around a place, lit as by its climate and an hour of the day, with the way from London, as SVG. */
export function placeMap({ code, latitude, longitude }: Pictured): string {
  const place: Point = [longitude, latitude];
  const globe = turnedTo(place);
  const palette = paletteOf(latitude, (what) => seededRandom(`${what} ${code}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${definitions(palette)}
${ground(globe, place, palette)}
${route(globe, place)}
</svg>`;
}

function turnedTo(place: Point): Globe {
  const eye = eyeOn(place, place[0] < london[0]);
  const projection = geoOrthographic().rotate([-eye[0], -eye[1]]).scale(radius).clipAngle(90);
  projection.translate([0, 0]);
  const [x = 0, y = 0] = projection(place) ?? [];
  const centre: Pixel = [focus.x - x, focus.y - y];
  projection
    .translate(centre)
    .clipExtent([
      [-40, -40],
      [width + 40, height + 40],
    ])
    .precision(0.5);
  const path = geoPath(projection).digits(1);
  return {
    draw: (shape) => path(shape) ?? '',
    at(point, lift = 0) {
      const pixel = projection(point);
      if (!pixel || geoDistance(eye, point) > Math.PI / 2) return undefined;
      return [
        centre[0] + (pixel[0] - centre[0]) * (1 + lift),
        centre[1] + (pixel[1] - centre[1]) * (1 + lift),
      ];
    },
  };
}

function definitions({ sea, land, home, light }: Palette): string {
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${light.x}" y1="0" x2="${width - light.x}" y2="${height}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<defs>
${gradient('sea', sea)}${gradient('land', land)}${gradient('home', home)}
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="0" r="1100"><stop offset="0" stop-color="${light.colour}" stop-opacity="0.5"/><stop offset="1" stop-color="${light.colour}" stop-opacity="0"/></radialGradient>
<filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>
</defs>`;
}

/** Shallows are lines around the coast, each wider and fainter than the one inside it. */
const shallows = [
  [64, 0.05],
  [36, 0.07],
  [14, 0.14],
];

function ground({ draw }: Globe, place: Point, { sea }: Palette): string {
  const { land, borders, countries } = readWorld();
  const country = countries.find((shape) => geoContains(shape, place));
  const line = (shape: string, colour: string, wide: number, opacity: number) =>
    `<path d="${shape}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide}" stroke-linejoin="round"/>`;
  const coast = draw(land);
  return `<rect width="${width}" height="${height}" fill="url(#sea)"/>
${line(draw(geoGraticule().step([5, 5])()), paper, 1.5, 0.1)}
${shallows.map(([wide = 0, opacity = 0]) => line(coast, paper, wide, opacity)).join('')}
<path d="${coast}" fill="url(#land)"/>
${country ? `<path d="${draw(country)}" fill="url(#home)"/>` : ''}
${line(draw(borders), sea[1], 1.6, 0.35)}
<rect width="${width}" height="${height}" fill="url(#light)"/>`;
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
