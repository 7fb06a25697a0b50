import type { FastifyInstance } from 'fastify';
import { snapshotAddress } from '../../src/page/page-data.ts';

/**
 * Lets sandboxed frames, whose origin is opaque, load the files of the shell and of remotes. These are public and the same
 * for every visitor; the snapshot is not.
 */
export function allowCrossOriginFiles(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/_[rs]\//.test(request.url) && !request.url.startsWith(snapshotAddress))
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}
