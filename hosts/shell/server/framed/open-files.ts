import type { FastifyInstance } from 'fastify';
import { snapshotAddress } from '../../src/page/page-data.ts';

/**
 * Files of the shell and of remotes may be read from a frame, which has no origin. They are the same for everybody and
 * public anyway; what is made for one visitor lies elsewhere.
 */
export function openFilesToFrames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/_[rs]\//.test(request.url) && !request.url.startsWith(snapshotAddress))
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}
