export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const round = (number: number) => Number(number.toFixed(3));

/** The same drawing, seen through another window. */
export function withViewBox(svg: string, { left, top, width, height }: Box): string {
  const box = [left, top, width, height].map(round).join(' ');
  return svg.replace(
    /viewBox="[^"]*"/,
    `viewBox="${box}" width="${round(width * 4)}" height="${round(height * 4)}"`,
  );
}

const paper = '#fbfaf7';
const ink = '#14213d';
const letters =
  'font-family="system-ui, -apple-system, \'Segoe UI\', Roboto, sans-serif" font-weight="600"';

/** A tail fin with a stripe, as high as the drawing. */
const finOf = (height: number, colour: string) =>
  `<g transform="translate(4 4) scale(${(height - 8) / 42})"><path d="M0 42 20 3a6 6 0 0 1 5-3h13v42z" fill="${colour}"/><path d="M9 24h29v7H5.5z" fill="${paper}" fill-opacity="0.85"/></g>`;

/** A fin and an airline's name, on two lines when it is long, for an airline whose logo we do not have. */
export function logoSvg(name: string, colour: string): string {
  const lines = inLines(name);
  const height = lines.length * 42 + 8;
  const start = (height - 8) * (38 / 42) + 18;
  const width = start + Math.max(...lines.map((line) => line.length)) * 20 + 4;
  const texts = lines.map(
    (line, at) =>
      `<text x="${start}" y="${at * 42 + 37}" textLength="${line.length * 20}" lengthAdjust="spacingAndGlyphs" ${letters} font-size="36" fill="${colour}">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escaped(name)}</title>${finOf(height, colour)}${texts.join('')}</svg>`;
}

const longestLine = 11;

/** Broken at the space that leaves the shortest longer line. */
export function inLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= longestLine || words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.toSorted((one, other) => longer(one) - longer(other))[0] ?? [name];
}

/** An airline's code on its colour, for an airline whose sign we do not have. */
export function iconSvg(code: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 64 64" width="64" height="64"><title>${escaped(code)}</title><rect width="64" height="64" rx="12" fill="${colour}"/><text x="32" y="42" text-anchor="middle" ${letters} font-size="28" fill="${readableOn(colour)}">${escaped(code)}</text></svg>`;
}

/** Paper or ink, whichever can be read on the colour. */
export function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? ink : paper;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
