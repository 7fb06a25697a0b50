import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, openDatabase } from '@larkfare/service-kit';
import { testDatabase, type TestDatabase } from '@larkfare/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type DataSource } from 'typeorm';
import { airlines } from '../demonstration-tables.ts';
import { markAddress } from './airline-marks.ts';
import { demonstrationMedia } from './demonstration-media.ts';

const migrations = { schema: 'catalogue', folder: new URL('../../../migrations', import.meta.url) };

let database: TestDatabase;
let db: DataSource;
let mediaFolder: string;
let server: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'catalogue' });
  await db.query(
    `WITH region AS (INSERT INTO regions (id, name) VALUES ($1, 'Asia') RETURNING id),
          country AS (INSERT INTO countries (id, name, region_id) SELECT $2, 'United Arab Emirates', id FROM region RETURNING id),
          location AS (INSERT INTO locations (id, name, country_id) SELECT $3, 'Dubai', id FROM country RETURNING id)
     INSERT INTO airports (id, name, code, location_id, latitude, longitude)
     SELECT $4::uuid, 'Dubai International Airport', 'DXB', id, 25.25, 55.36 FROM location
     UNION ALL SELECT $5::uuid, 'Nowhere Airport', 'NWH', id, NULL, NULL FROM location`,
    [newId(), newId(), newId(), newId(), newId()],
  );
  mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
  server = Fastify();
  await server.register(demonstrationMedia({ db, mediaFolder }));
}, 30_000);

afterAll(async () => {
  await server.close();
  await db.destroy();
  await database.drop();
  await rm(mediaFolder, { recursive: true });
});

const get = (url: string) => server.inject({ url });

test.each([
  ['/media/places/DXB', 'webp', 1280],
  ['/media/places/DXB.webp', 'webp', 1280],
  ['/media/places/DXB-320.webp', 'webp', 320],
  ['/media/places/DXB-320.avif', 'heif', 320],
  ['/media/places/DXB-640.avif', 'heif', 640],
])(
  '%s is a picture of four by three that browsers may keep for ever',
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

test('ten visitors at once make one drawing, which is kept', async () => {
  await Promise.all(Array.from({ length: 10 }, () => get('/media/places/DXB-1280.avif')));

  const files = await readdir(join(mediaFolder, 'places', '1'));
  expect(files).toContain('DXB-1280.avif');
  expect(files.filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  '/media/places/ZZZ',
  '/media/places/NWH',
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

test('every airline has a logo that fills its box and an icon, with nothing in them that could run', async () => {
  for (const { code } of airlines)
    for (const mark of ['logo', 'icon'] as const) {
      const { statusCode, headers, body } = await get(markAddress(code, mark));
      expect([code, mark, statusCode, headers['content-type']]).toEqual([
        code,
        mark,
        200,
        'image/svg+xml',
      ]);
      expect(body).not.toMatch(/<script|\son\w+=|href=/i);
    }
}, 60_000);

test('the square around a wide logo is cut off', async () => {
  const { body } = await get('/media/airlines/british-airways-logo.svg');
  const { width = 0, height = 1 } = await sharp(Buffer.from(body)).metadata();
  expect(width / height).toBeGreaterThan(3);
});
