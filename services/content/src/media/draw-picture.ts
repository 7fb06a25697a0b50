import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import {
  fullFile,
  fullSide,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  variantFile,
} from './picture-file.rules.ts';
import { hasTooManyPixels, kindBytes, mostPixels, pictureKindOf } from './picture-kind.rules.ts';

// Drawing keeps a processor busy, and visitors come first. What was drawn is kept by us, so sharp need not remember it.
sharp.concurrency(1);
sharp.cache(false);

const drawWithinSeconds = 20;

export interface DrawnPicture {
  name: string;
  type: `image/${PictureFormat}`;
  bytes: Buffer;
}

/** Why a file is not taken as a picture. */
export type NotAPicture = 'unknown kind' | 'damaged' | 'too many pixels';

/**
 * Draws a picture anew from its pixels alone, so that nothing else of the file survives: no tag, no comment, no second
 * meaning. One after another, because each needs the whole picture in memory.
 */
export async function* drawPicture(
  path: string,
  id: string,
): AsyncGenerator<DrawnPicture, NotAPicture | undefined> {
  const problem = await problemOf(path);
  if (problem) return problem;

  const pixels = await readPixels(path);
  if (!pixels) return 'damaged';

  const draw = () =>
    sharp(pixels.data, { raw: pixels.info }).timeout({ seconds: drawWithinSeconds });
  // The full picture comes last: once its address answers, all the others do.
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const resized = draw().resize({ width, withoutEnlargement: true });
      const bytes = await encode(resized, format);
      yield { name: variantFile(id, width, format), type: `image/${format}`, bytes };
    }
  yield { name: fullFile(id), type: 'image/webp', bytes: await encode(draw(), 'webp') };
  return undefined;
}

/** What its head tells; nothing of the picture is unpacked for that. */
async function problemOf(path: string): Promise<NotAPicture | undefined> {
  const kind = pictureKindOf(await headOf(path));
  if (!kind) return 'unknown kind';
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== kind) return 'damaged';
  return hasTooManyPixels(head) ? 'too many pixels' : undefined;
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(kindBytes), 0, kindBytes, 0);
  return buffer.subarray(0, bytesRead);
}

/** The first picture of the file the right way up, in sRGB, no larger than we show it. */
const readPixels = (path: string) =>
  sharp(path, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: drawWithinSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined); // Whatever the decoder says, it is the file's fault.

const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: 3 }).toBuffer()
    : picture.webp({ quality: 82, effort: 4 }).toBuffer();
