import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Half the time of 3 for 10 % more bytes: most texts that are in no cache are requested once. */
const firstQuality = 1;
/** Beyond it, 7 % less would take fifty times as long. */
const sharedQuality = 9;

/** A text as it is stored and sent: compressed once for all who request it. */
export interface EncodedText {
  /** Weak: the same text, however it is compressed. */
  etag: string;
  br: Buffer;
  /** Made for the first client without brotli; there are few. */
  gzip(): Promise<Buffer>;
  plain(): Promise<Buffer>;
  /** Compresses it better, for a text that has had a second request. */
  shrink(): Promise<void>;
}

export async function encodeText(text: string): Promise<EncodedText> {
  const br = await compress(text, firstQuality);
  let gz: Promise<Buffer> | undefined;
  let plain: Promise<Buffer> | undefined;
  let shrunk: Promise<void> | undefined;
  const encoded: EncodedText = {
    etag: `W/"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`,
    br,
    gzip: () => (gz ??= encoded.plain().then(gzipped).then(exact)),
    plain: () => (plain ??= unbrotli(encoded.br).finally(() => (plain = undefined))),
    shrink: () =>
      (shrunk ??= encoded.plain().then(async (decoded) => {
        encoded.br = await compress(decoded, sharedQuality);
      })),
  };
  return encoded;
}

/** Sends a text, or 304 if the client has it. Type, status and caching are the caller's, `vary` included. */
export async function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
) {
  if (reply.hasHeader('etag') && matchesEtag(headers['if-none-match'], text.etag))
    return reply.code(304).send();
  const encoding = preferredEncoding(String(headers['accept-encoding'] ?? ''));
  if (!encoding) return reply.send(await text.plain());
  const body = encoding === 'br' ? text.br : await text.gzip();
  return reply.header('content-encoding', encoding).send(body);
}

/** In one piece: each further one costs a turn of a thread. */
const chunkSize = 64 * 1024;

const compress = (text: string | Buffer, quality: number) =>
  brotli(text, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then(exact);

/** A copy outside Node's pool: zlib gives a view of a chunk of 64 kB, which a stored page of 12 kB would keep. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A quality of zero refuses an encoding. */
const preferredEncoding = (accepted: string): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    accepted.split(',').some((each) => {
      const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
    }),
  );

/** Whether `If-None-Match` names an ETag. Proxies that compress a response make its ETag weak. */
export const matchesEtag = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((each) => ['*', opaque(etag)].includes(opaque(each.trim())));

const opaque = (etag: string) => etag.replace(/^W\//, '');
