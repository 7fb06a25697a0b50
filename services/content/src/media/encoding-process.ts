// node encoding-process.ts <upload> <folder> <id>: re-encodes the upload into the folder, and prints the names of the files
// that it became, or why it is no picture. Run by reencode-image.ts; plain Node runs it, so its types are all erasable.
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

// Encoding keeps a processor busy, and visitors come first.
sharp.concurrency(1);
sharp.cache(false);
// Whatever type a file declares, no other decoder ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

const encodeWithinSeconds = 20;

const [upload = '', folder = '', id = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await encode()));

async function encode(): Promise<{ problem: NotAPicture } | { files: string[] }> {
  // The file's header is enough; no pixel is decoded for it.
  const head = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return { problem: 'damaged' };
  if (hasTooManyPixels(head)) return { problem: 'too many pixels' };

  const pixels = await readPixels();
  if (!pixels) return { problem: 'damaged' };
  const image = () =>
    sharp(pixels.data, { raw: pixels.info }).timeout({ seconds: encodeWithinSeconds });

  const files: string[] = [];
  const write = async (name: string, picture: Sharp, format: PictureFormat) => {
    await encoded(picture, format).toFile(join(folder, name));
    files.push(name);
  };
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const resized = image().resize({ width, withoutEnlargement: true });
      await write(variantFile(id, width, format), resized, format);
    }
  // The full picture comes last: once its address answers, all the others do.
  await write(fullFile(id), image(), 'webp');
  return { files };
}

/**
 * The file's first picture the right way up, in sRGB, no larger than we show it. Its pixels alone: so nothing else of the
 * file survives, no tag, no comment, no second meaning. Any error of the decoder is the file's fault.
 */
function readPixels() {
  return sharp(upload, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: encodeWithinSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 3 })
    : picture.webp({ quality: 82, effort: 4 });
}
