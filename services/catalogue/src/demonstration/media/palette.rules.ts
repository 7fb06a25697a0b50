/** The colours of a picture; pairs are the lit and the shaded side. */
export interface Palette {
  sea: [string, string];
  land: [string, string];
  /** The country of the place. */
  home: [string, string];
  /** The sun's, and where at the upper edge it stands. */
  light: { colour: string; x: number };
}

export const marigold = '#f4a825';
export const paper = '#fbfaf7';

type Climate = readonly [upTo: number, Pick<Palette, 'sea' | 'land' | 'home'>];

/** By degrees from the equator: rain forest, desert, the Mediterranean, temperate and northern land. */
const climates: readonly [Climate, ...Climate[]] = [
  [14, { sea: ['#17a398', '#0a5f6b'], land: ['#9dc08b', '#5f8f68'], home: ['#d7e6b5', '#a9cc8a'] }],
  [30, { sea: ['#1e93a8', '#0c4f66'], land: ['#e3c191', '#c0905d'], home: ['#f8e7c4', '#ecc98f'] }],
  [43, { sea: ['#1f7fb0', '#0d3f70'], land: ['#d9cba3', '#ad9f74'], home: ['#f7eed8', '#e4d3a2'] }],
  [57, { sea: ['#2b6f93', '#123a58'], land: ['#a9bd94', '#76926f'], home: ['#e6edcf', '#bfd3a1'] }],
  [90, { sea: ['#4a6f94', '#22385c'], land: ['#b9c6c9', '#8798a3'], home: ['#f3f6f5', '#cfdadf'] }],
];
/** Morning, noon, afternoon, evening. */
const lights = ['#ffd9c0', '#fff6dc', '#ffc978', '#e88fb0'];

/** In place of a picture that is not rendered yet. */
export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><radialGradient id="sky"><stop stop-color="#0b5563"/><stop offset="1" stop-color="#14213d"/></radialGradient><rect width="4" height="3" fill="url(#sky)"/></svg>`;

/** How far a picture's hue may stray from its climate's, so that neighbours in a list differ a little. */
const hueDegrees = 12;

/** `random`, from 0 to below 1 for each aspect, picks the hour and the shade. */
export function paletteOf(latitude: number, random: (aspect: string) => number): Palette {
  const [, ground] = climates.find(([upTo]) => Math.abs(latitude) <= upTo) ?? climates[0];
  const turn = (random('shade') * 2 - 1) * hueDegrees;
  const turned = ([lit, shaded]: [string, string]): [string, string] => [
    turnHue(lit, turn),
    turnHue(shaded, turn),
  ];
  return {
    sea: turned(ground.sea),
    land: turned(ground.land),
    home: ground.home,
    light: {
      colour: lights[Math.floor(random('hour') * lights.length)] ?? paper,
      x: Math.round((0.1 + 0.8 * random('sun')) * 1280),
    },
  };
}

/** The same lightness and saturation, another hue. */
export function turnHue(colour: string, degrees: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return colour;

  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const hue = (sixth * 60 + degrees + 360) % 360;
  const channel = (offset: number) => {
    const position = (offset + hue / 60) % 6;
    const value = most - span * Math.max(0, Math.min(position, 4 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
