import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { allChannels, allRemotes } from '../remotes/remotes.ts';
import { forAdministrators } from './authorisation.ts';
import * as responses from './responses.ts';

/** All channels and remotes, for the back office. */
export const remoteRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofAdministrators = forAdministrators(context);

  const list = ofAdministrators({
    summary: 'All channels and remotes',
    response: responses.overview,
  });
  server.get('/remotes', list, async () => {
    // Revisions first: a change between the two queries makes the revision stale, never too new.
    const channels = await allChannels(db);
    return { channels, remotes: await allRemotes(db) };
  });
};
