import { fileURLToPath } from 'node:url';

/** Another number when the rendering changes, so that no old picture is served. */
const edition = 4;

/** Filled by render-pictures.ts; shared by every site of this clone, whatever its data folder. */
export const picturesFolder = fileURLToPath(
  new URL(`../../../../../node_modules/.cache/larkfare/pictures-${edition}`, import.meta.url),
);
