import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '@larkfare/server-kit/files';
import sharp from 'sharp';
import { type AirlineMark, type Mark, textMark } from './airline-marks.ts';
import { withViewBox } from './airline-svg.rules.ts';

/** Writes a logo or icon unless it exists: the airline's own where the package `soaring-symbols` has it, else a drawing of its name or code. */
export async function renderMark(folder: string, airline: AirlineMark, mark: Mark): Promise<void> {
  const path = join(folder, `${airline.slug}-${mark}.svg`);
  if (existsSync(path)) return;
  await mkdir(folder, { recursive: true });
  const file = airline.file(mark);
  await writeFileAtomic(
    path,
    file ? await cutOut(await readFile(file, 'utf8')) : textMark(airline, mark),
  );
}

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
