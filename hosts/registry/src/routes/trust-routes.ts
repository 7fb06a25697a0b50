import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { review, reviewsOf } from '../trust/reviews.ts';
import { type Review, trustOf } from '../trust/trust.rules.ts';
import { isKnown, publisherOf, refuse } from './refuse.ts';

type OfRemote = { Params: { remote: string } };

const decision = z.object({ trust: z.enum(['reviewed', 'unreviewed']) });

const noSuchRemote = 'There is no remote of that name: it begins with a deploy token.';

/** Whether a remote runs in the page or in a frame, and who decided so. */
export const trustRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;

  server.get<OfRemote>('/remotes/:remote/trust', async (request, reply) => {
    const reviews = await reviewsOf(db, request.params.remote);
    if (!reviews) return refuse(reply, 404, noSuchRemote);
    return answer(reviews, await isKnown(context, request));
  });

  server.put<OfRemote>('/remotes/:remote/trust', async (request, reply) => {
    const { remote } = request.params;
    const { authorization } = request.headers;
    const administrator = await context.administratorOf({ authorization });
    if (!administrator)
      return (await publisherOf(context, request, remote)) === 401
        ? refuse(reply, 401, 'Please sign in.')
        : refuse(reply, 403, 'A deploy token does not decide this: an administrator does.');
    const body = decision.safeParse(request.body);
    if (!body.success)
      return refuse(reply, 400, 'Say {"trust": "reviewed"} or {"trust": "unreviewed"}.');
    const reviews = await review(db, { remote, by: administrator.email, ...body.data });
    return reviews ? answer(reviews, true) : refuse(reply, 404, noSuchRemote);
  });
};

const answer = (reviews: Review[], tellsWho: boolean) => ({
  trust: trustOf(reviews),
  reviews: tellsWho ? reviews : reviews.map((each) => ({ ...each, decidedBy: undefined })),
});
