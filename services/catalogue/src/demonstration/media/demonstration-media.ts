import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeText, sendEncoded } from '@larkfare/server-kit/server';
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { places } from '../demonstration-tables.ts';
import { airlineMarks, textMark } from './airline-marks.ts';
import { placeholder } from './palette.rules.ts';
import { fileNameOf, pictureFileOf } from './picture-file.rules.ts';
import { picturesFolder } from './pictures-folder.ts';

const placeCodes = new Set(places.map(({ airports: [code] }) => code));

/**
 * Serves what the demonstration catalogue shows: /media/places/<CODE>… (globes) and
 * /media/airlines/<slug>-logo.svg and -icon.svg. A request only ever reads a file; what render-pictures.ts has not
 * written yet is served as a placeholder that no browser stores.
 */
export const demonstrationMedia =
  ({ folder = picturesFolder } = {}): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { name: string } }>('/media/places/:name', async (request, reply) => {
      const file = pictureFileOf(request.params.name);
      if (!file || !placeCodes.has(file.code)) return noPicture(reply);
      const picture = await readPicture(join(folder, 'places', fileNameOf(file)));
      if (!picture) return sendSvg(request, reply, placeholder, forNow);
      return reply.type(`image/${file.format}`).headers(forEver).send(picture);
    });

    server.get<{ Params: { name: string } }>('/media/airlines/:name', async (request, reply) => {
      const [, slug = '', name] = /^([a-z0-9-]+)-(logo|icon)\.svg$/.exec(request.params.name) ?? [];
      const airline = airlineMarks.get(slug);
      if (!airline) return noPicture(reply);
      const mark = name === 'logo' ? 'logo' : 'icon';
      const svg = await readPicture(join(folder, 'airlines', `${slug}-${mark}.svg`));
      if (!svg) return sendSvg(request, reply, textMark(airline, mark), forNow);
      return sendSvg(request, reply, String(svg), forEver);
    });
  };

const nosniff = { 'x-content-type-options': 'nosniff' };
/** A picture's address never means another picture. */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable', ...nosniff };
const forNow = { 'cache-control': 'no-store', ...nosniff };

async function sendSvg(
  request: FastifyRequest,
  reply: FastifyReply,
  svg: string,
  headers: typeof forEver,
) {
  void reply.type('image/svg+xml').headers({
    ...headers,
    vary: 'accept-encoding',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  return sendEncoded(request, reply, await encodeText(svg));
}

const noPicture = (reply: FastifyReply) =>
  reply.code(404).headers(forNow).send({ message: 'There is no such picture.' });

const readPicture = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
