import { hash } from 'node:crypto';
import {
  brotliCompress,
  brotliDecompress,
  type CompressCallback,
  constants,
  gzip,
} from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Half the time of 3 for 10 % more bytes: most texts that are in no cache are requested once. */
const firstQuality = 1;
/** Beyond it, 7 % less would take fifty times as long. */
const sharedQuality = 9;
/** Shorter texts fit into one packet uncompressed. */
const compressedFrom = 1000;
/** Longer ones take a slow line longer than the compression. */
const uncompressedUpTo = 64 * 1024;

type Encoding = 'br' | 'gzip';

/** The bytes of a text in one encoding. */
interface EncodedBytes {
  encoding?: Encoding;
  bytes: Buffer;
}

/** A text as it is stored and sent: compressed once for all who request it. */
export interface EncodedText {
  /** Weak: the same text, however it is compressed. */
  etag: string;
  /** The bytes for a client that accepts this encoding; undefined until they are made. */
  ready(accepted: Encoding | undefined): EncodedBytes | undefined;
  /** Makes them. */
  encode(accepted: Encoding | undefined): Promise<EncodedBytes>;
  plain(): Promise<Buffer>;
  /** Compresses it, or better than before, for a text that has had a second request. */
  shrink(): Promise<void>;
  /** Memory that it will need. */
  size: number;
}

/** A text that is compressed before it is sent for the first time, and stored compressed. */
export async function encodeText(text: string | Buffer): Promise<EncodedText> {
  const br = await compress(text, firstQuality);
  return encodedText(`W/"${tagOf(br)}"`, { br });
}

/** An answer of an API: its first clients get it uncompressed, because compressing it would take longer than making it. */
export async function encodeAnswer(text: string | Buffer): Promise<EncodedText> {
  if (text.length > uncompressedUpTo) return encodeText(text);
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  return encodedText(`W/"${tagOf(plain)}"`, { plain });
}

const tagOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url').slice(0, 22);

function encodedText(etag: string, made: { br?: Buffer; plain?: Buffer }): EncodedText {
  const size = Math.ceil(2.5 * (made.br?.length ?? 0) + 1.3 * (made.plain?.length ?? 0));
  const inPlain = made.plain && { bytes: made.plain };
  let inBrotli: EncodedBytes | undefined = made.br && { encoding: 'br', bytes: made.br };
  let inGzip: EncodedBytes | undefined;
  let decoding: Promise<Buffer> | undefined;
  let shrinking: Promise<void> | undefined;

  const plain = async () =>
    inPlain?.bytes ??
    (decoding ??= zlibResult((done) => brotliDecompress(inBrotli?.bytes ?? '', done)).finally(
      () => (decoding = undefined),
    ));

  function ready(accepted: Encoding | undefined): EncodedBytes | undefined {
    if (accepted === 'br') return inBrotli ?? inPlain;
    // There are few clients without brotli.
    return accepted === 'gzip' && (!inPlain || shrinking) ? inGzip : inPlain;
  }
  return {
    etag,
    size,
    plain,
    ready,
    async encode(accepted) {
      const there = ready(accepted);
      if (there) return there;
      if (accepted !== 'gzip') return { bytes: await plain() };
      const text = await plain();
      const bytes = await zlibResult((done) => gzip(text, done));
      return (inGzip = { encoding: 'gzip', bytes: exact(bytes) });
    },
    async shrink() {
      if (inPlain && inPlain.bytes.length < compressedFrom) return;
      shrinking ??= plain().then(async (text) => {
        inBrotli = { encoding: 'br', bytes: await compress(text, sharedQuality) };
      });
      await shrinking;
    },
  };
}

/** Sends a text, or 304 if the client has it. Type, status and caching are the caller's, `vary` included. */
export async function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
) {
  if (reply.hasHeader('etag') && matchesEtag(headers['if-none-match'], text.etag))
    return reply.code(304).send();
  const { encoding, bytes } = await text.encode(preferredEncoding(headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** In one piece: each further one costs a turn of a thread. */
const chunkSize = 64 * 1024;

const compress = (text: string | Buffer, quality: number) =>
  zlibResult((done) =>
    brotliCompress(
      text,
      { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
      done,
    ),
  ).then(exact);

/**
 * Resolves to what a function of zlib returns. Its streams, and what their callback refers to, live until V8 collects its
 * old generation: the callback of `promisify` refers to the text.
 */
function zlibResult(call: (done: CompressCallback) => void): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  call((problem, bytes) => (problem ? reject(problem) : resolve(bytes)));
  return promise;
}

/** A copy outside Node's pool: zlib gives a view of a chunk of 64 kB, which a stored page of 12 kB would keep. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Browsers send few different texts. */
const preferred = new LRUCache<string, Encoding | 'none'>({ max: 100 });

/** The encoding that a client's `Accept-Encoding` prefers of ours. */
export function preferredEncoding(accepted: string | string[] = ''): Encoding | undefined {
  const text = String(accepted);
  const known = preferred.get(text) ?? parsedEncoding(text) ?? 'none';
  preferred.set(text, known);
  return known === 'none' ? undefined : known;
}

/** A quality of zero refuses an encoding. */
const parsedEncoding = (accepted: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    accepted.split(',').some((each) => {
      const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
    }),
  );

/** Whether `If-None-Match` names an ETag. Proxies that compress a response make its ETag weak. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((each) => ['*', opaque(etag)].includes(opaque(each.trim())));

const opaque = (etag: string) => etag.replace(/^W\//, '');
