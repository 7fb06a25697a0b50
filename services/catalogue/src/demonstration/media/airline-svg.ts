import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawnIcon, drawnLogo, withViewBox } from './airline-svg.rules.ts';
import { airlineMarks, type Mark } from './airline-marks.ts';
import { sharedTasks } from './shared-tasks.ts';

export interface AirlineSvgs {
  /** Undefined for an airline that the demonstration does not have. */
  read(slug: string, mark: Mark): Promise<string | undefined>;
}

/** Logos and icons: the airline's own where the package `soaring-symbols` has it, else its name or code in plain letters. */
export function airlineSvgs(): AirlineSvgs {
  const kept = new Map<string, string>();
  const once = sharedTasks<string | undefined>(2);
  return {
    async read(slug, mark) {
      const key = `${slug}-${mark}`;
      return kept.get(key) ?? once(key, () => make(slug, mark, (svg) => kept.set(key, svg)));
    },
  };
}

async function make(slug: string, mark: Mark, keep: (svg: string) => void) {
  const known = airlineMarks.get(slug);
  if (!known) return undefined;
  const file = known.file(mark);
  const svg = file ? await cutOut(await readFile(file, 'utf8')) : drawn(mark, known);
  keep(svg);
  return svg;
}

const drawn = (
  mark: Mark,
  { airline, colour }: { airline: { name: string; code: string }; colour: string },
) => (mark === 'logo' ? drawnLogo(airline.name, colour) : drawnIcon(airline.code, colour));

/** Pixels to a unit of the drawing, fine enough to find its edges. */
const sharpness = 8;

/** The package draws every logo into a square; what is empty around it is cut off, so that a logo fills its line. */
async function cutOut(svg: string): Promise<string> {
  const { info } = await sharp(Buffer.from(svg), { density: 72 * sharpness })
    .trim({ threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return withViewBox(svg, {
    left: -(info.trimOffsetLeft ?? 0) / sharpness,
    top: -(info.trimOffsetTop ?? 0) / sharpness,
    width: info.width / sharpness,
    height: info.height / sharpness,
  });
}
