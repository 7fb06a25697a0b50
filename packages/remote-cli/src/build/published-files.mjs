import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The kinds of files in a remote, by their ending. */
const contentTypes = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

const ending = new RegExp(`\\.(${Object.keys(contentTypes).join('|')})$`);

/** The content type of a file; undefined where such files are not published. */
export const contentTypeOf = (file) => contentTypes[ending.exec(file)?.[1]];

/** Writes `<file>.br` and `<file>.gz` of each text among a folder's files, so that no request compresses it. */
export const compressTexts = (folder, files) =>
  Promise.all(
    files
      .filter((file) => /\.(js|css|svg)$/.test(file))
      .map((file) => compress(`${folder}/${file}`)),
  );

/** At the highest level of compression. */
async function compress(file) {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
