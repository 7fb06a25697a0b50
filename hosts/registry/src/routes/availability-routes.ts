import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { decideAvailability } from '../channels/decide-availability.ts';
import { type RegistryContext } from '../registry-context.ts';
import { mayDecide } from '../versions/availability.rules.ts';
import { findVersion } from '../versions/versions.ts';
import { administratorFrom, publisherOf, sendPublisherError } from './authorisation.ts';
import { sendError, sendUnknownVersion } from './errors.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';
import { reasonShape } from './text.input.ts';

type OfVersion = { Params: { remote: string; version: string } };

const decision = z.object({
  availability: z.enum(['offered', 'yanked', 'taken down']),
  reason: reasonShape.pipe(z.string().min(1)),
});

/** Yanking a version, taking it down, and offering it again. */
export const availabilityRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, refresh } = context;

  const decide = describe({
    summary: 'Yank a version, take it down, or offer it again',
    description: 'Only administrators can take a version down, or offer it again.',
    callers: ['activate', 'administrator'],
    body: decision,
    response: responses.availability,
  });
  server.put<OfVersion>(
    '/remotes/:remote/versions/:version/availability',
    decide,
    async (request, reply) => {
      const { remote, version } = request.params;
      const administrator = await administratorFrom(context, request);
      const by =
        administrator?.email ??
        (await publisherOf(context, request, { remote, scope: 'activate' }));
      if (typeof by !== 'string') return sendPublisherError(reply, by);
      const body = safeParse(decision, request.body);
      if (!body.success)
        return sendError(
          reply,
          400,
          'Send an availability (offered, yanked or taken down) and a reason: {"availability": "yanked", "reason": "…"}.',
        );
      const known = await findVersion(db, remote, version);
      if (!known) return sendUnknownVersion(reply);

      const { availability } = body.data;
      const from = known.withdrawn?.availability ?? 'offered';
      if (!mayDecide(administrator ? 'administrator' : 'team', from, availability))
        return sendError(
          reply,
          403,
          'Only administrators can take a version down, or offer it again.',
        );
      if (from === availability) return { ...known, replaced: [] };
      const replaced = await decideAvailability(db, { remote, version, by, ...body.data });
      // What visitors get is decided before the answer is sent.
      await refresh();
      return { ...(await findVersion(db, remote, version)), replaced };
    },
  );
};
