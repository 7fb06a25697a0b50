import { query } from '@larkfare/service-kit';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { type DataSource } from 'typeorm';
import { airlineSvgs } from './airline-svg.ts';
import { type Pictured } from './globe.ts';
import { pictureFileOf } from './picture-file.rules.ts';
import { placePictures } from './place-pictures.ts';

/** A picture's address never means another picture. */
const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves what the demonstration catalogue shows: /media/places/<CODE>… (globes) and
 * /media/airlines/<slug>-logo.svg and -icon.svg.
 */
export const demonstrationMedia =
  ({ db, mediaFolder }: { db: DataSource; mediaFolder: string }): FastifyPluginAsync =>
  async (server) => {
    const pictures = placePictures({ mediaFolder, find: (code) => findPlace(db, code) });
    const svgs = airlineSvgs();

    server.get<{ Params: { name: string } }>('/media/places/:name', async ({ params }, reply) => {
      const file = pictureFileOf(params.name);
      const bytes = file && (await pictures.read(file));
      if (!bytes) return noPicture(reply);
      return reply.type(`image/${file.format}`).headers(safely).send(bytes);
    });

    server.get<{ Params: { name: string } }>('/media/airlines/:name', async ({ params }, reply) => {
      const [, slug = '', mark] = /^([a-z0-9-]+)-(logo|icon)\.svg$/.exec(params.name) ?? [];
      const svg = mark && (await svgs.read(slug, mark === 'logo' ? 'logo' : 'icon'));
      if (!svg) return noPicture(reply);
      return reply
        .type('image/svg+xml')
        .headers({
          ...safely,
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .send(svg);
    });
  };

const safely = { 'cache-control': forEver, 'x-content-type-options': 'nosniff' };

const noPicture = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ message: 'There is no such picture.' });

async function findPlace(db: DataSource, code: string): Promise<Pictured | undefined> {
  const [place] = await query<Pictured>(
    db,
    `SELECT airports.code, latitude, longitude, regions.name AS "regionName"
       FROM airports
       JOIN locations ON locations.id = location_id
       JOIN countries ON countries.id = country_id
       JOIN regions ON regions.id = region_id
      WHERE airports.code = :code AND latitude IS NOT NULL AND longitude IS NOT NULL`,
    { code },
  );
  return place;
}
