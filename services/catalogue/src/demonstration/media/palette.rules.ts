/** The colours of a picture. */
export interface Palette {
  /** Behind the globe, from the middle outwards. */
  sky: [string, string];
  /** The lit and the shaded side of the sea. */
  sea: [string, string];
  /** The lit and the shaded side of the land. */
  land: [string, string];
}

export const marigold = '#f4a825';
export const paper = '#fbfaf7';
const sand = '#f6ecd8';

/** Each region has its own sea and sky, so that a visitor knows it again. */
const palettes: Readonly<Record<string, Palette>> = {
  Africa: { sky: ['#5a2f1d', '#2a1512'], sea: ['#ad5f31', '#6a331d'], land: [sand, '#e3b877'] },
  Asia: { sky: ['#3d2a52', '#1d1530'], sea: ['#72508c', '#402c5e'], land: [sand, '#e6bfa6'] },
  Europe: { sky: ['#0b4450', '#062530'], sea: ['#168093', '#0b5563'], land: [sand, '#dccfa8'] },
  'North America': {
    sky: ['#1f3358', '#0e1930'],
    sea: ['#37609c', '#1f3a68'],
    land: [sand, '#d3d3c6'],
  },
  Oceania: { sky: ['#08504f', '#052e33'], sea: ['#199e94', '#0d6d6c'], land: [sand, '#e9c98f'] },
  'South America': {
    sky: ['#1f4a33', '#0f281e'],
    sea: ['#3d885d', '#225a3d'],
    land: [sand, '#dfcf8f'],
  },
};
const brand: Palette = {
  sky: ['#0b4450', '#14213d'],
  sea: ['#168093', '#0b5563'],
  land: [sand, '#dccfa8'],
};

/** In place of a picture that is not rendered yet. */
export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><radialGradient id="sky"><stop stop-color="${brand.sea[1]}"/><stop offset="1" stop-color="${brand.sky[1]}"/></radialGradient><rect width="4" height="3" fill="url(#sky)"/></svg>`;

/** How far a picture's hue may stray from its region's, so that neighbours in a list differ a little. */
const hueDegrees = 8;

/** `random`, from 0 to below 1, picks the shade within the region's colours. */
export function paletteOf(regionName: string, random: number): Palette {
  const { sky, sea, land } = palettes[regionName] ?? brand;
  const turn = (random * 2 - 1) * hueDegrees;
  return {
    sky: [turnHue(sky[0], turn), turnHue(sky[1], turn)],
    sea: [turnHue(sea[0], turn), turnHue(sea[1], turn)],
    land,
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
