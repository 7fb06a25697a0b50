import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { airlines, places } from '../demonstration-tables.ts';
import { airlineMarks, markAddress } from './airline-marks.ts';
import { renderMark } from './airline-svg.ts';
import { demonstrationMedia } from './demonstration-media.ts';
import { fileNameOf, pictureFilesOf } from './picture-file.rules.ts';
import { picturesFolder } from './pictures-folder.ts';
import { renderPlace } from './place-pictures.ts';

const dubai = { code: 'DXB', latitude: 25.25, longitude: 55.36 };

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await renderPlace(join(folder, 'places'), dubai);
  const britishAirways = airlineMarks.get('british-airways');
  if (britishAirways) await renderMark(join(folder, 'airlines'), britishAirways, 'logo');
  server = Fastify();
  await server.register(demonstrationMedia({ folder }));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.inject({ url });

test.each([
  ['/media/places/DXB', 'webp', 1280],
  ['/media/places/DXB.webp', 'webp', 1280],
  ['/media/places/DXB-320.webp', 'webp', 320],
  ['/media/places/DXB-320.avif', 'heif', 320],
  ['/media/places/DXB-640.avif', 'heif', 640],
])(
  '%s is a picture of four by three that browsers may cache forever',
  async (url, format, width) => {
    const { statusCode, headers, rawPayload } = await get(url);

    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format,
      width,
      height: (width * 3) / 4,
    });
  },
);

test.each(['/media/places/PMI-640.avif', '/media/airlines/emirates-logo.svg'])(
  '%s, not rendered yet, is a placeholder that browsers do not store, and stays so until it is rendered',
  async (url) => {
    const { statusCode, headers } = await get(url);

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('no-store');
    expect(await readdir(join(folder, 'places'))).toHaveLength(6);
  },
);

test('a picture that exists is not rendered again', async () => {
  const written = () =>
    Promise.all(
      pictureFilesOf('DXB').map(
        async (file) => (await stat(join(folder, 'places', fileNameOf(file)))).mtimeMs,
      ),
    );
  const before = await written();

  await renderPlace(join(folder, 'places'), dubai);

  expect(await written()).toEqual(before);
});

test('the build has rendered every airline’s marks, and the places of the home page and of the deals', () => {
  const featured = places.filter(({ popular, dealings }) => popular || dealings !== undefined);
  const files = [
    ...featured.flatMap(({ airports: [code = ''] }) =>
      pictureFilesOf(code).map((file) => join('places', fileNameOf(file))),
    ),
    ...[...airlineMarks.keys()].flatMap((slug) =>
      ['logo', 'icon'].map((mark) => join('airlines', `${slug}-${mark}.svg`)),
    ),
  ];

  expect(files.filter((file) => !existsSync(join(picturesFolder, file)))).toEqual([]);
});

test.each([
  '/media/places/ZZZ',
  '/media/places/dxb',
  '/media/places/DXB-99.webp',
  '/media/places/DXB.png',
  '/media/places/..%2F..%2Fetc%2Fpasswd',
  '/media/airlines/unknown-logo.svg',
  '/media/airlines/emirates.svg',
  '/media/airlines/..%2Femirates-logo.svg',
])('%s is no picture', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('every airline has a logo and an icon, with nothing in them that could run', async () => {
  const built = Fastify();
  await built.register(demonstrationMedia());
  for (const { code } of airlines)
    for (const mark of ['logo', 'icon'] as const) {
      const { headers, body } = await built.inject({ url: markAddress(code, mark) });
      expect([code, mark, headers['content-type'], headers['cache-control']]).toEqual([
        code,
        mark,
        'image/svg+xml',
        expect.stringContaining('immutable'),
      ]);
      expect(body).not.toMatch(/<script|\son\w+=|href=/i);
    }
});

test('the square around a wide logo is cut off', async () => {
  const { body } = await get('/media/airlines/british-airways-logo.svg');
  const { width = 0, height = 1 } = await sharp(Buffer.from(body)).metadata();
  expect(width / height).toBeGreaterThan(3);
});

test('a logo is sent compressed', async () => {
  const url = '/media/airlines/british-airways-logo.svg';
  const { headers, rawPayload } = await server.inject({
    url,
    headers: { 'accept-encoding': 'gzip, br' },
  });

  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get(url)).body);
});
