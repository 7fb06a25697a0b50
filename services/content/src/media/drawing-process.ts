// node drawing-process.ts <upload> <folder> <id>: draws the upload anew into the folder, and prints the names of the files
// that it became, or why it is no picture. Run by draw-picture.ts; plain Node runs it, so its types are all erasable.
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  fullFile,
  fullSide,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  variantFile,
} from './picture-file.rules.ts';
import { hasTooManyPixels, mostPixels, type NotAPicture } from './picture-kind.rules.ts';

// Drawing keeps a processor busy, and visitors come first.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file says it is, no other decoder ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

const drawWithinSeconds = 20;

const [upload = '', folder = '', id = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await draw()));

async function draw(): Promise<{ problem: NotAPicture } | { drawn: string[] }> {
  // Its head tells; nothing of the picture is unpacked for that.
  const head = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return { problem: 'damaged' };
  if (hasTooManyPixels(head)) return { problem: 'too many pixels' };

  const pixels = await readPixels();
  if (!pixels) return { problem: 'damaged' };
  const anew = () =>
    sharp(pixels.data, { raw: pixels.info }).timeout({ seconds: drawWithinSeconds });

  const drawn: string[] = [];
  const keep = async (name: string, picture: Sharp, format: PictureFormat) => {
    await encoded(picture, format).toFile(join(folder, name));
    drawn.push(name);
  };
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const resized = anew().resize({ width, withoutEnlargement: true });
      await keep(variantFile(id, width, format), resized, format);
    }
  // The full picture comes last: once its address answers, all the others do.
  await keep(fullFile(id), anew(), 'webp');
  return { drawn };
}

/**
 * The file's first picture the right way up, in sRGB, no larger than we show it. Its pixels alone: so nothing else of the
 * file survives, no tag, no comment, no second meaning. Whatever the decoder complains of is the file's fault.
 */
function readPixels() {
  return sharp(upload, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: drawWithinSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 3 })
    : picture.webp({ quality: 82, effort: 4 });
}
