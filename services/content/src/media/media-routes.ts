import { type Readable } from 'node:stream';
import { toRequestHeaders } from '@larkfare/server-kit/executor';
import { type FastifyPluginAsync } from 'fastify';
import { pictureFileOf } from './picture-file.rules.ts';
import { mostBytes } from './picture-kind.rules.ts';
import { type PictureStorage } from './picture-storage.ts';
import { type StorePicture } from './store-picture.ts';

/** Whatever it is, a browser runs nothing of it and takes it for a picture only; its address never means another one. */
const safely = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'inline',
};

/**
 * GET /media/uploads/<picture>: the pictures that administrators sent.
 * POST /media/uploads with a picture as its body and a bearer token: for a gateway that runs in another process.
 */
export const mediaRoutes =
  ({
    storage,
    storePicture,
  }: {
    storage: PictureStorage;
    storePicture: StorePicture;
  }): FastifyPluginAsync =>
  async (server) => {
    const unavailable = (problem: unknown) => {
      server.log.error({ err: problem }, 'the picture store is unavailable');
      return 'unavailable' as const;
    };
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    server.get<{ Params: { name: string } }>('/media/uploads/:name', async ({ params }, reply) => {
      const file = pictureFileOf(params.name);
      const picture = file && (await storage.read(file.name).catch(unavailable));
      if (picture === 'unavailable')
        return reply
          .code(503)
          .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
          .send({ message: 'Pictures cannot be read just now. Please try again in a moment.' });
      if (!picture)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ message: 'There is no such picture.' });
      return reply.type(file.type).headers(safely).send(picture);
    });

    server.post('/media/uploads', { bodyLimit: mostBytes }, async (request, reply) => {
      if (Number(request.headers['content-length']) > mostBytes)
        return reply.code(413).send({ message: 'Image file is too large.' });
      const { status, ...answer } = await storePicture({
        stream: (request.body as Readable | undefined) ?? request.raw,
        headers: toRequestHeaders(request.headers),
      });
      return reply.code(status).send(answer);
    });
  };
