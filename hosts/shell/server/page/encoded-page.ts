import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { MadePage } from './make-page.ts';
import type { StyleBlock } from './style-block.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** A page as it is sent, compressed for those who accept it. */
export interface EncodedPage {
  status: number;
  styles: StyleBlock[];
  /** Of the uncompressed page. */
  hash: string;
  br: Buffer;
  gzip: Buffer;
}

/** Level 4 of brotli is as small as gzip at its best and costs about a millisecond a page. */
export async function encodePage({
  html,
  status,
  styles,
}: Omit<MadePage, 'isWhole'>): Promise<EncodedPage> {
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzipped(html),
  ]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { status, styles, hash, br, gzip: gz };
}

export const decodePage = ({ br }: EncodedPage): Promise<Buffer> => unbrotli(br);
