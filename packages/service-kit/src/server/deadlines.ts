import { type FastifyInstance } from 'fastify';
import { Unavailable } from './error-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request of this route may take until its response begins. */
    deadlineMs?: number;
  }
}

const usualMs = 10_000;
/** Pictures and builds of remotes come over slow lines. */
const uploadMs = 60_000;
const largestUsualBody = 1_000_000;

/**
 * Answers 503 when a response has not begun in time: the body came too slowly, or what the handler waits for does not
 * answer. Long responses, such as exports and files, may continue.
 */
export function limitDurations(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { config, bodyLimit } = request.routeOptions;
    const isUpload = (bodyLimit ?? 0) > largestUsualBody;
    const timer = setTimeout(
      () => {
        if (reply.sent || reply.raw.headersSent) return;
        // A body that is still arriving is not waited for.
        void reply
          .header('connection', 'close')
          .send(new Unavailable('This took too long. Please try again in a moment.'));
      },
      config.deadlineMs ?? (isUpload ? uploadMs : usualMs),
    ).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
