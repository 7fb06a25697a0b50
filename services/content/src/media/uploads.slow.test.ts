import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deadlineMsOf } from '@larkfare/server-kit/server';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { aBackOffice, type BackOffice } from '../testing/back-office.ts';
import { aPicture, secret } from '../testing/picture-bytes.ts';
import { type UploadFile, uploadFiles } from '../testing/upload-files.ts';

let office: BackOffice;
let server: FastifyInstance;
let origin: string;
let token: string | undefined;
let waitingFolder: string;
const deadlines = new Map<string, number>();

beforeAll(async () => {
  waitingFolder = await mkdtemp(join(tmpdir(), 'larkfare-waiting-'));
  office = await aBackOffice({ waitingFolder });
  server = Fastify({ bodyLimit: 1_000_000 });
  server.addHook(
    'onRoute',
    (route) => void deadlines.set(`${String(route.method)} ${route.url}`, deadlineMsOf(route)),
  );
  if (office.service.routes) await server.register(office.service.routes);
  origin = await server.listen({ port: 0 });
  token = await office.signIn();
});
afterAll(async () => {
  await server.close();
  await office.close();
  await rm(waitingFolder, { recursive: true });
});

const send = (bytes: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${origin}/media/uploads`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
  });

/** Where a page finds the picture: the address itself, and what is next to it. */
const served = ['', '.webp', ...[320, 640, 1280].flatMap((w) => [`-${w}.avif`, `-${w}.webp`])];

/** Everything about a served picture that could make it more than one. */
async function findings(address: string): Promise<string[]> {
  const response = await fetch(origin + address);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, exif, xmp, icc, iptc, comments, pages } = await sharp(bytes).metadata();
  const type = address.endsWith('.avif') ? 'avif' : 'webp';
  const is = {
    'not answered': response.status !== 200,
    'another type': response.headers.get('content-type') !== `image/${type}`,
    'other bytes than its type': format !== (type === 'avif' ? 'heif' : 'webp'),
    'guessed by the browser': response.headers.get('x-content-type-options') !== 'nosniff',
    'not in a sandbox': !response.headers.get('content-security-policy')?.includes('sandbox'),
    'not cached forever': !response.headers.get('cache-control')?.includes('immutable'),
    'with tags': Boolean(exif ?? xmp ?? icc ?? iptc ?? comments),
    moving: (pages ?? 1) > 1,
    'with a text of the sender': bytes.includes(secret) || bytes.includes('<script'),
  };
  return Object.entries(is)
    .filter(([, found]) => found)
    .map(([finding]) => `${address} is ${finding}`);
}

test('each of more than 60 files is re-encoded or refused, and none is served as anything but a plain picture (§9)', async () => {
  const files = await uploadFiles();
  const outcomes: Record<string, unknown> = {};
  const found: string[] = [];

  for (const { what, bytes, claimedType } of files) {
    const response = await send(bytes, claimedType ? { 'content-type': claimedType } : {});
    const result = (await response.json()) as { imageUrl?: string };
    outcomes[what] = response.status;
    for (const suffix of result.imageUrl ? served : [])
      found.push(...(await findings(`${result.imageUrl}${suffix}`)));
  }

  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(outcomes).toEqual(
    Object.fromEntries(files.map(({ what, status }: UploadFile) => [what, status])),
  );
  expect(found).toEqual([]);
});

test('nothing of an upload is left where it waited', async () => {
  await send(await aPicture().jpeg().toBuffer());
  await send(Buffer.from('no picture'));

  expect(await readdir(waitingFolder)).toEqual([]);
});

test('a picture that lies on its side is stood up, a large one made smaller', async () => {
  const onItsSide = await aPicture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const sizes = await Promise.all(
    [onItsSide, await aPicture(4000, 3000).jpeg().toBuffer()].map(async (bytes) => {
      const { imageUrl } = (await (await send(bytes)).json()) as { imageUrl: string };
      const picture = await (await fetch(origin + imageUrl)).arrayBuffer();
      const { width, height } = await sharp(Buffer.from(picture)).metadata();
      return [width, height];
    }),
  );

  expect(sizes).toEqual([
    [40, 60],
    [2560, 1920],
  ]);
});

test('the same picture in another colour space looks the same', async () => {
  const colours = await Promise.all(
    [
      await aPicture().jpeg({ quality: 100 }).toBuffer(),
      await aPicture().toColourspace('rgb16').png().toBuffer(),
      await aPicture().withIccProfile('p3').png().toBuffer(),
    ].map(async (bytes) => {
      const { imageUrl } = (await (await send(bytes)).json()) as { imageUrl: string };
      const picture = await (await fetch(origin + imageUrl)).arrayBuffer();
      const { channels } = await sharp(Buffer.from(picture)).stats();
      return channels.map(({ mean }) => mean);
    }),
  );

  for (const colour of colours)
    colour.forEach((mean, channel) =>
      expect(Math.abs(mean - (colours[0]?.[channel] ?? 0))).toBeLessThan(6),
    );
});

test.each([
  ['no token', ''],
  ['an unknown token', 'Bearer garbage'],
])('with %s nothing is taken (§6)', async (_, authorization) => {
  const response = await send(await aPicture().jpeg().toBuffer(), { authorization });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: 'Please sign in.' });
});

/** Hands a stream straight to the service, as the gateway does. */
const store = (stream: Readable) =>
  office.service.storePicture({ stream, headers: { authorization: `Bearer ${token}` } });

test('too large an upload is refused before it has come whole (§5)', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });

  const stored = await store(endless);
  endless.destroy();

  expect(stored).toEqual({ status: 413, message: 'Image file is too large.' });
});

test('an upload that declares too large a size is refused unread (§5, §8)', async () => {
  const response = await send(Buffer.alloc(11 * 1024 * 1024));

  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: 'Image file is too large.' });
});

test('an upload that another reader cut off at the limit is refused as too large', async () => {
  const cut = Object.assign(Readable.from([await aPicture().jpeg().toBuffer()]), {
    truncated: true,
  });

  expect(await store(cut)).toMatchObject({ status: 413 });
});

test.each([
  ['before it is read', []],
  ['half way', [Buffer.from([0xff, 0xd8, 0xff])]],
])('an upload that breaks off %s leaves nothing behind', async (_, chunks) => {
  const stream = new Readable({
    read() {
      const chunk = chunks.shift();
      if (chunk) this.push(chunk);
      else this.destroy(new Error('gone'));
    },
  });
  if (!chunks.length) stream.destroy(new Error('gone'));

  expect(await store(stream)).toEqual({
    status: 400,
    message: 'The upload was interrupted. Please try again.',
  });
});

test('many uploads at once are all stored, or refused with a time to retry', async () => {
  const bytes = await aPicture(800, 600).jpeg().toBuffer();

  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await send(bytes)).status),
  );

  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
});

test.each([
  '/media/uploads/0123456789abcdef0123456789abcdef',
  '/media/uploads/0123456789abcdef0123456789abcdef-320.avif',
  '/media/uploads/..%2f..%2fpackage.json',
  '/media/uploads/.',
  '/media/uploads/x.svg',
])('there is nothing at %s', async (address) => {
  const response = await fetch(origin + address);

  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
});

test('an unavailable picture store returns 503 and Retry-After, a missing picture with 404', async () => {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'larkfare-media-'));
  const other = await aBackOffice({ mediaFolder });
  const routes = Fastify();
  if (other.service.routes) await routes.register(other.service.routes);
  const picture = () => routes.inject(`/media/uploads/${'0'.repeat(32)}`);
  expect((await picture()).statusCode).toBe(404);

  await rm(mediaFolder, { recursive: true });

  expect(await picture()).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
  await routes.close();
  await other.close();
});

test('a picture may be on its way for a minute', () => {
  expect(deadlines.get('POST /media/uploads')).toBe(60_000);
});
