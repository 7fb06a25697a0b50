import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { drawIcons } from '../../webpack/icons-plugin.mjs';
import { iconRoutes } from './icon-routes.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(folder, 'icons'));
  for (const [file, bytes] of await drawIcons()) writeFileSync(join(folder, 'icons', file), bytes);
  app = fastify();
  await app.register(iconRoutes, { folder, siteFacts: async () => ({ name: 'Skylark' }) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('the favicon is an ICO file of 48 pixels', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico');

  expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect(rawPayload.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 48, 48]));
});

test('a phone gets a touch icon of 180 pixels', async () => {
  const { headers, rawPayload } = await app.inject('/apple-touch-icon.png');

  expect(headers['content-type']).toBe('image/png');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([180, 180]);
});

test('the manifest has the brand’s name, and icons that exist in their sizes', async () => {
  const response = await app.inject('/manifest.webmanifest');
  const manifest = response.json();

  expect(response.headers['content-type']).toContain('application/manifest+json');
  expect(manifest).toMatchObject({
    name: 'Skylark',
    short_name: 'Skylark',
    start_url: '/home',
    background_color: '#fbfaf7',
    theme_color: '#0b5563',
  });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { rawPayload } = await app.inject(src);
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('only the maskable icon fills its corners', async () => {
  const alphaAt = async (path: string) => {
    const { rawPayload } = await app.inject(path);
    const { data, info } = await sharp(rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[info.channels - 1];
  };

  expect(await alphaAt('/icon-512.png')).toBe(0);
  expect(await alphaAt('/maskable-512.png')).toBe(255);
});

test.each(['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/manifest.webmanifest'])(
  '%s is cached, and not sent again to a browser that has it',
  async (path) => {
    const first = await app.inject(path);
    const again = await app.inject({
      url: path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  },
);
