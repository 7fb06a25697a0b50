import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesEtag } from '@larkfare/server-kit/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface IconOptions {
  /** Folder of the shell's build, which draws the icons (webpack/icons-plugin.mjs). */
  folder: string;
  siteFacts: () => Promise<{ name: string }>;
}

const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }));

/** The icons that browsers and phones request by address, and the manifest that names them. */
export async function iconRoutes(app: FastifyInstance, { folder, siteFacts }: IconOptions) {
  const types = [
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ...manifestIcons.map(({ src, type }) => [src, type]),
  ] as [path: string, type: string][];
  for (const [path, type] of types) {
    const icon = await readFile(join(folder, 'icons', path));
    app.get(path, (request, reply) =>
      sendTagged(request, reply.header('cache-control', 'public, max-age=86400').type(type), icon),
    );
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { name } = await siteFacts();
    return sendTagged(
      request,
      reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json'),
      JSON.stringify({
        name,
        short_name: name,
        lang: 'en-GB',
        start_url: '/home',
        display: 'minimal-ui',
        background_color: '#fbfaf7',
        theme_color: '#0b5563',
        icons: manifestIcons,
      }),
    );
  });
}

/** Sends the file, or 304 to a browser that has it. */
function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, body: Buffer | string) {
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  void reply.header('etag', etag);
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
}
