import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '@larkfare/server-kit/files';
import sharp, { type Sharp } from 'sharp';
import { placeMap, type Pictured } from './place-map.ts';
import { fileNameOf, pictureFilesOf, type PictureFile } from './picture-file.rules.ts';

// One thread a picture: the caller decides how many are rendered at once.
sharp.concurrency(1);
sharp.cache(false);

/** Writes the files of a place's picture that are missing. The globe is rasterised once for all of them. */
export async function renderPlace(folder: string, place: Pictured): Promise<void> {
  const missing = pictureFilesOf(place.code)
    .map((file) => ({ ...file, path: join(folder, fileNameOf(file)) }))
    .filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;

  await mkdir(folder, { recursive: true });
  const { data, info } = await sharp(Buffer.from(placeMap(place)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { path, width, format } of missing)
    await writeFileAtomic(
      path,
      await encoded(sharp(data, { raw: info }).resize(width), format).toBuffer(),
    );
}

/** AVIF with effort 1 and 4:2:0 costs a sixth of effort 3 and 4:4:4, and is as small but for a tenth at full width. */
const encoded = (picture: Sharp, format: PictureFile['format']): Sharp =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    : picture.webp({ quality: 82, effort: 4 });
