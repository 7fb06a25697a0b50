import { Readable } from 'node:stream';
import { type ReadableStream } from 'node:stream/web';
import { Unavailable } from '@larkfare/server-kit/server';
import { type FastifyPluginAsync } from 'fastify';

interface MediaRoutesOptions {
  /** Keeps what administrators uploaded, under /media/uploads. */
  contentUrl: string;
  /** Draws the demonstration's pictures, under the rest of /media. */
  catalogueUrl: string;
}

const passedOn = ['accept', 'if-none-match', 'if-modified-since'] as const;
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'cross-origin-resource-policy',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-content-type-options',
];
const timeoutMs = 30_000;

/** GET /media/* of services in separate processes; in one process they serve it themselves. */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (
  server,
  { contentUrl, catalogueUrl },
) => {
  server.get('/media/*', async (request, reply) => {
    const isUpload = request.url.startsWith('/media/uploads/');
    // Joined as text, so that no path is parsed as another host; every server refuses paths with dots.
    const address = new URL(isUpload ? contentUrl : catalogueUrl).origin + request.url;
    const headers = new Headers();
    for (const name of passedOn) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(
      (problem: unknown) => request.log.warn({ err: problem }, 'a media service is unavailable'),
    );
    if (!answer)
      throw new Unavailable('Pictures cannot be read just now. Please try again in a moment.');
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    void reply.code(answer.status);
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
  });
};
