import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { everyChannel, everyRemote } from '../remotes/remotes.ts';
import { refuse } from './refuse.ts';

/** Every channel and every remote at a glance, for the back office. */
export const remoteRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, administratorOf } = context;

  server.get('/remotes', async (request, reply) => {
    const administrator = await administratorOf({ authorization: request.headers.authorization });
    if (!administrator) return refuse(reply, 401, 'Please sign in.');
    // Revisions first: whoever acts on one that has passed meanwhile is refused, and never misled by a newer one.
    const channels = await everyChannel(db);
    return { channels, remotes: await everyRemote(db) };
  });
};
