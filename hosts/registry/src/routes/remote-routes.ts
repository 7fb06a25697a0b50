import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { allChannels, allRemotes } from '../remotes/remotes.ts';
import { administratorFrom, sendSignIn } from './authorisation.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';

/** All channels and remotes, for the back office. */
export const remoteRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;

  const list = describe({
    summary: 'All channels and remotes',
    callers: ['administrator'],
    response: responses.overview,
  });
  server.get('/remotes', list, async (request, reply) => {
    const administrator = await administratorFrom(context, request);
    if (!administrator) return sendSignIn(reply);
    // Revisions first: a change between the two queries makes the revision stale, never too new.
    const channels = await allChannels(db);
    return { channels, remotes: await allRemotes(db) };
  });
};
