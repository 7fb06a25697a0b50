import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
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
    server.get<{ Params: { name: string } }>('/media/places/:name', async ({ params }, reply) => {
      const file = pictureFileOf(params.name);
      if (!file || !placeCodes.has(file.code)) return noPicture(reply);
      const picture = await readPicture(join(folder, 'places', fileNameOf(file)));
      if (!picture) return sendSvg(reply, placeholder, forNow);
      return reply.type(`image/${file.format}`).headers(forEver).send(picture);
    });

    server.get<{ Params: { name: string } }>('/media/airlines/:name', async ({ params }, reply) => {
      const [, slug = '', name] = /^([a-z0-9-]+)-(logo|icon)\.svg$/.exec(params.name) ?? [];
      const airline = airlineMarks.get(slug);
      if (!airline) return noPicture(reply);
      const mark = name === 'logo' ? 'logo' : 'icon';
      const svg = await readPicture(join(folder, 'airlines', `${slug}-${mark}.svg`));
      if (!svg) return sendSvg(reply, textMark(airline, mark), forNow);
      return sendSvg(reply, svg, forEver);
    });
  };

const nosniff = { 'x-content-type-options': 'nosniff' };
/** A picture's address never means another picture. */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable', ...nosniff };
const forNow = { 'cache-control': 'no-store', ...nosniff };

const sendSvg = (reply: FastifyReply, svg: string | Buffer, headers: typeof forEver) =>
  reply
    .type('image/svg+xml')
    .headers({
      ...headers,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .send(svg);

const noPicture = (reply: FastifyReply) =>
  reply.code(404).headers(forNow).send({ message: 'There is no such picture.' });

const readPicture = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
