import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { globePicture, type Pictured } from './globe.ts';
import { sharedTasks } from './shared-tasks.ts';
import { fileNameOf, type PictureFile } from './picture-file.rules.ts';

export interface PlacePictures {
  /** The picture's bytes; undefined when nobody knows where the place is. */
  read(file: PictureFile): Promise<Buffer | undefined>;
}

/** Another number when the drawing changes, so that no old picture is served. */
const edition = 1;
/** One, on one processor, because drawing keeps it busy and visitors come first. */
const drawnAtOnce = 1;
sharp.concurrency(1);

/** Pictures of places, drawn when first asked for and kept on disk. */
export function placePictures({
  mediaFolder,
  find,
}: {
  mediaFolder: string;
  find: (code: string) => Promise<Pictured | undefined>;
}): PlacePictures {
  const folder = join(mediaFolder, 'places', String(edition));
  const once = sharedTasks<Buffer | undefined>(drawnAtOnce);
  return {
    async read(file) {
      const name = fileNameOf(file);
      const kept = await readFile(join(folder, name)).catch(unlessMissing);
      return (
        kept ??
        once(name, async () => {
          const place = await find(file.code);
          if (!place) return undefined;
          const drawn = await draw(place, file);
          await keep(folder, name, drawn);
          return drawn;
        })
      );
    },
  };
}

function draw(place: Pictured, { width, format }: PictureFile): Promise<Buffer> {
  const picture = sharp(Buffer.from(globePicture(place)))
    .resize(width)
    .removeAlpha();
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 3 }).toBuffer()
    : picture.webp({ quality: 82, effort: 4 }).toBuffer();
}

/** Written beside and renamed, so that nobody reads half a picture. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = join(folder, `.${randomUUID()}`);
  await writeFile(beside, bytes);
  await rename(beside, join(folder, name));
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
