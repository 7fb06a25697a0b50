import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { MadePage } from './make-page.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Half the time of 3 for 10 % more bytes: most pages that are in no cache are requested once. */
const firstQuality = 1;
/** Beyond it, 7 % less would take fifty times as long. */
const sharedQuality = 9;

/** A page as it is sent. */
export interface EncodedPage extends Omit<MadePage, 'html'> {
  /** The same for the same page. */
  hash: string;
  br: Buffer;
  /** Made when the first visitor without brotli asks, which few do. */
  gzip(): Promise<Buffer>;
  /** Compresses it better, for a page that has had a second request. */
  shrink(): Promise<void>;
}

export async function encodePage({ html, ...made }: MadePage): Promise<EncodedPage> {
  const br = await compress(html, firstQuality);
  const hash = createHash('sha256').update(br).digest('base64url').slice(0, 22);
  let gz: Promise<Buffer> | undefined;
  let shrunk: Promise<void> | undefined;
  const page: EncodedPage = {
    ...made,
    hash,
    br,
    gzip: () => (gz ??= decodePage(page).then((plain) => gzipped(plain))),
    shrink: () =>
      (shrunk ??= decodePage(page).then(async (plain) => {
        page.br = await compress(plain, sharedQuality);
      })),
  };
  return page;
}

/** A page in one piece: each further one costs a turn of a thread. */
const chunkSize = 64 * 1024;

const compress = (text: string | Buffer, quality: number) =>
  brotli(text, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export const decodePage = ({ br }: EncodedPage): Promise<Buffer> => unbrotli(br);
