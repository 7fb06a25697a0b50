import { largestPage, pageRequest } from '@larkfare/data-kit/paging';
import { safeParse } from '@larkfare/server-kit/http';
import { matchesEtag } from '@larkfare/server-kit/server';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  activate,
  type ChannelRefusal,
  rollBack,
  share as shareVersion,
} from '../channels/change-channel.ts';
import { rolloutSteps } from '../channels/rollout-steps.ts';
import { findChannel, historyPage, lockChannel, snapshotOf } from '../channels/channels.ts';
import { recheckGates } from '../gates/recheck-gates.ts';
import { hasPassed } from '../gates/gates.ts';
import { type RegistryContext } from '../registry-context.ts';
import { missingReview } from '../trust/reviews.ts';
import {
  authorOf,
  forAdministrators,
  isAuthenticated,
  publisherOf,
  sendPublisherError,
} from './authorisation.ts';
import { sendError, sendUnknownVersion } from './errors.ts';
import { revisionOf } from './if-match.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';
import { reasonShape } from './text.input.ts';

type OfChannel = { Params: { channel: string } };
type OfRemote = { Params: { channel: string; remote: string } };

const activation = z.object({
  version: z.string(),
  /** Percentage of visitors. */
  share: z.int().min(1).max(100).default(100),
  reason: reasonShape.default(''),
});
const rollback = z.object({
  version: z.string().optional(),
  reason: reasonShape.default(''),
});
/** Invalid values fall back to the first page of the whole history. */
const historyQuery = z.object({
  page: z.coerce.number().int().catch(1),
  size: z.coerce.number().int().catch(largestPage),
  remote: z.string().optional().catch(undefined),
});
const lock = z.object({ reason: reasonShape.pipe(z.string().min(1)) });

/** How often an activation is tried while other teams change the channel. */
const maxAttempts = 5;

/** A channel's snapshot, history, changes and lock. */
export const channelRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, refresh } = context;
  const ofAdministrators = forAdministrators(context);

  const snapshot = describe({
    summary: 'What is live in a channel',
    description: 'Has an ETag; If-None-Match is answered with 304.',
    response: responses.snapshot,
  });
  server.get<OfChannel>('/channels/:channel/snapshot', snapshot, async (request, reply) => {
    const { channel } = request.params;
    const live = await snapshotOf(db, channel);
    if (!live) return sendChannelError(reply, { refused: 'unknown channel' });
    const etag = `"${channel}-${live.revision}"`;
    void reply.header('etag', etag).header('cache-control', 'max-age=2, stale-if-error=86400');
    return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : live;
  });

  const history = describe({
    summary: 'Changes to a channel',
    query: historyQuery,
    response: responses.history,
  });
  server.get<OfChannel>('/channels/:channel/history', history, async (request, reply) => {
    const { channel: name } = request.params;
    const channel = await findChannel(db, name);
    if (!channel) return sendChannelError(reply, { refused: 'unknown channel' });
    const { page, size, remote } = historyQuery.parse(request.query);
    const { items: steps, ...pages } = await historyPage(db, name, {
      ...pageRequest(page, size),
      remote,
    });
    if (await isAuthenticated(context, request)) return { channel, history: steps, ...pages };
    return {
      channel: { ...channel, lockedBy: channel.lockedBy && 'the office' },
      history: steps.map((step) => ({ ...step, changedBy: undefined })),
      ...pages,
    };
  });

  const change = describe({
    summary: 'Make a version live, for all visitors or a percentage of them',
    description:
      'Needs If-Match with the revision that the change is based on, and is refused if the remote changed since.',
    callers: ['activate', 'administrator'],
    body: activation,
    response: responses.activated,
  });
  server.put<OfRemote>('/channels/:channel/remotes/:remote', change, async (request, reply) => {
    const { channel, remote } = request.params;
    const by = await publisherOf(context, request, { remote, scope: 'activate' });
    if (typeof by !== 'string') return sendPublisherError(reply, by);
    const body = safeParse(activation, request.body);
    if (!body.success)
      return sendError(
        reply,
        400,
        'Send a version and, if not for all visitors, a percentage: {"version": "1.4.0", "share": 10}.',
      );
    const basedOn = revisionOf(request.headers['if-match']);
    if (basedOn === undefined)
      return sendError(reply, 428, 'Send the revision the change is based on as If-Match.');

    const { version, share, reason } = body.data;
    const unreviewed = await missingReview(db, { remote, version });
    if (unreviewed) return sendError(reply, 409, unreviewed);
    for (let attempt = 1; ; attempt += 1) {
      const checkedAt = (await findChannel(db, channel))?.revision ?? 0;
      const gates = await recheckGates(context, { channel, remote, version });
      if (!gates) return sendChannelError(reply, { refused: 'unknown version' });
      if (!hasPassed(gates))
        return sendError(reply, 422, `${remote} ${version} may not be activated.`, { gates });
      const wanted = { channel, remote, version, by, reason, basedOn, checkedAt };
      const changed =
        share === 100 ? await activate(db, wanted) : await shareVersion(db, { ...wanted, share });
      // Another remote has changed in the meantime, perhaps to a version with the same paths.
      if ('refused' in changed && changed.refused === 'checked before' && attempt < maxAttempts)
        continue;
      if ('refused' in changed) return sendChannelError(reply, changed);
      await refresh();
      // The gates may have notes about checks that could not run.
      return { ...changed, gates };
    }
  });

  const steps = describe({
    summary: 'What visitors’ pages reported during each step of gradual rollouts',
    callers: ['publish', 'administrator'],
    response: responses.steps,
  });
  server.get<OfRemote>(
    '/channels/:channel/remotes/:remote/steps',
    steps,
    async (request, reply) => {
      const { channel, remote } = request.params;
      const reader = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof reader !== 'string') return sendPublisherError(reply, reader);
      return { steps: await rolloutSteps(db, { channel, remote }) };
    },
  );

  const rollingBack = describe({
    summary: 'Return to the previous version, or to a named one',
    callers: ['activate', 'administrator'],
    body: rollback,
    response: responses.changed,
  });
  const rollbackPath = '/channels/:channel/remotes/:remote/rollback';
  server.post<OfRemote>(rollbackPath, rollingBack, async (request, reply) => {
    const { channel, remote } = request.params;
    const by = await publisherOf(context, request, { remote, scope: 'activate' });
    if (typeof by !== 'string') return sendPublisherError(reply, by);
    const body = safeParse(rollback, request.body ?? {});
    if (!body.success) return sendError(reply, 400, 'The version must be a string, if it is sent.');
    const basedOn = revisionOf(request.headers['if-match']);
    const changed = await rollBack(db, { channel, remote, by, ...body.data, basedOn });
    if ('refused' in changed) return sendChannelError(reply, changed);
    await refresh();
    return changed;
  });

  const locking = ofAdministrators({
    summary: 'Lock a channel: nothing can be activated, versions can still be rolled back',
    body: lock,
    response: responses.channel,
  });
  server.put<OfChannel>('/channels/:channel/lock', locking, async (request, reply) => {
    const body = safeParse(lock, request.body);
    if (!body.success) return sendError(reply, 400, 'Send a reason: {"reason": "…"}.');
    const { channel } = request.params;
    await lockChannel(db, channel, { reason: body.data.reason, by: authorOf(request) });
    return (
      (await findChannel(db, channel)) ?? sendChannelError(reply, { refused: 'unknown channel' })
    );
  });

  const unlocking = ofAdministrators({
    summary: 'Unlock a channel',
    response: responses.channel,
  });
  server.delete<OfChannel>('/channels/:channel/lock', unlocking, async (request, reply) => {
    const { channel } = request.params;
    await lockChannel(db, channel, undefined);
    return (
      (await findChannel(db, channel)) ?? sendChannelError(reply, { refused: 'unknown channel' })
    );
  });
};

function sendChannelError(reply: FastifyReply, refusal: ChannelRefusal) {
  switch (refusal.refused) {
    case 'unknown channel':
      return sendError(
        reply,
        404,
        'This channel does not exist. The channels are production and preview.',
      );
    case 'unknown version':
      return sendUnknownVersion(reply);
    case 'nothing live':
      return sendError(
        reply,
        409,
        'This remote is not live in this channel, so there is nothing to roll back. Activate a version, or name the one to roll back to.',
      );
    case 'nothing to share':
      return sendError(
        reply,
        409,
        'A gradual rollout needs another version that is live for the other visitors. Activate the first version for all.',
      );
    case 'stale revision':
    case 'checked before':
      return sendError(
        reply,
        412,
        `The remote was changed meanwhile: the channel is now at revision ${refusal.revision}.`,
        { revision: refusal.revision },
      );
    case 'withdrawn':
      return sendError(reply, 409, refusal.reason);
    case 'locked':
      return sendError(reply, 409, `The channel is locked: ${refusal.reason}`);
    default:
      return refusal satisfies never;
  }
}
