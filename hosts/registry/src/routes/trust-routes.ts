import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { review, reviewsOf } from '../trust/reviews.ts';
import { type Review, trustOf } from '../trust/trust.rules.ts';
import { administratorFrom, isAuthenticated, publisherOf, sendSignIn } from './authorisation.ts';
import { sendError } from './errors.ts';

type OfRemote = { Params: { remote: string } };

const decision = z.object({ trust: z.enum(['reviewed', 'unreviewed']) });

const unknownRemote =
  'There is no remote of that name. Creating a deploy token for it registers it.';

/** Whether a remote is reviewed, and by whom. */
export const trustRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;

  server.get<OfRemote>('/remotes/:remote/trust', async (request, reply) => {
    const reviews = await reviewsOf(db, request.params.remote);
    if (!reviews) return sendError(reply, 404, unknownRemote);
    return toResponse(reviews, await isAuthenticated(context, request));
  });

  server.put<OfRemote>('/remotes/:remote/trust', async (request, reply) => {
    const { remote } = request.params;
    const administrator = await administratorFrom(context, request);
    if (!administrator)
      return (await publisherOf(context, request, remote)) === 401
        ? sendSignIn(reply)
        : sendError(reply, 403, 'Only administrators can review remotes.');
    const body = decision.safeParse(request.body);
    if (!body.success)
      return sendError(reply, 400, 'Send {"trust": "reviewed"} or {"trust": "unreviewed"}.');
    const reviews = await review(db, { remote, by: administrator.email, ...body.data });
    return reviews ? toResponse(reviews, true) : sendError(reply, 404, unknownRemote);
  });
};

const toResponse = (reviews: Review[], includeAuthors: boolean) => ({
  trust: trustOf(reviews),
  reviews: includeAuthors ? reviews : reviews.map((each) => ({ ...each, decidedBy: undefined })),
});
