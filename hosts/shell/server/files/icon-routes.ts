import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface IconOptions {
  /** Folder of the shell's build, which draws the icons (webpack/icons-plugin.mjs). */
  folder: string;
  siteFacts: () => Promise<{ name: string }>;
}

const sizes = [192, 512];
const pngFiles = ['apple-touch-icon.png', ...sizes.map((size) => `icon-${size}.png`)];

/** The icons that browsers and phones request by address, and the manifest that names them. */
export async function iconRoutes(app: FastifyInstance, { folder, siteFacts }: IconOptions) {
  const types = [
    ['icon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ...pngFiles.map((file) => [file, 'image/png']),
  ] as [file: string, type: string][];
  for (const [file, type] of types) {
    const icon = await readFile(join(folder, 'icons', file));
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(icon),
    );
  }

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name } = await siteFacts();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send({
        name,
        short_name: name,
        lang: 'en-GB',
        start_url: '/home',
        display: 'minimal-ui',
        background_color: '#fbfaf7',
        theme_color: '#0b5563',
        icons: sizes.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any maskable',
        })),
      });
  });
}
