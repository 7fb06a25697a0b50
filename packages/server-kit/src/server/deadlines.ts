import { type FastifyContextConfig, type FastifyInstance } from 'fastify';
import { Unavailable } from '../admission/error-body.ts';

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

/** How long a route's response may take to begin: an upload's route is known by the size of its bodies. */
export const deadlineMsOf = ({ config, bodyLimit = 0 }: TimedRoute): number =>
  config?.deadlineMs ?? (bodyLimit > largestUsualBody ? uploadMs : usualMs);

interface TimedRoute {
  config?: Pick<FastifyContextConfig, 'deadlineMs'>;
  bodyLimit?: number | undefined;
}

/**
 * Returns 503 when a response has not begun in time: the body came too slowly, or the handler's dependencies do not
 * respond. Long responses, such as exports and files, may continue.
 */
export function limitDurations(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      // A later response of the handler is dropped, and is no error for the log.
      reply.raw.once('finish', () => (reply.send = () => reply));
      // A body that is still arriving is not waited for.
      void reply
        .header('connection', 'close')
        .send(new Unavailable('This took too long. Please try again in a moment.'));
    }, deadlineMsOf(request.routeOptions)).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
