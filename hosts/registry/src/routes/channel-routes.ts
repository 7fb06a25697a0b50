import { largestPage, pageRequest } from '@larkfare/service-kit';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  activate,
  type ChannelRefusal,
  rollBack,
  share as shareVersion,
} from '../channels/change-channel.ts';
import { channelNamed, historyPage, lockChannel, snapshotOf } from '../channels/channels.ts';
import { gatesOfKept } from '../gates/gates-of-kept.ts';
import { hasPassed } from '../gates/gates.ts';
import { type RegistryContext } from '../registry-context.ts';
import { isKnown, publisherOf, refuse, refusePublisher } from './refuse.ts';

type OfChannel = { Params: { channel: string } };
type OfRemote = { Params: { channel: string; remote: string } };

const activation = z.object({
  version: z.string(),
  /** Of 100 visitors, who gets it; all of them by default. */
  share: z.int().min(1).max(100).default(100),
  reason: z.string().max(500).default(''),
});
const rollback = z.object({
  version: z.string().optional(),
  reason: z.string().max(500).default(''),
});
/** Which page of a history, and of which remote if not of all; nonsense is the first page. */
const historyQuery = z.object({
  page: z.coerce.number().int().catch(1),
  size: z.coerce.number().int().catch(largestPage),
  remote: z.string().optional().catch(undefined),
});
const lock = z.object({ reason: z.string().trim().min(1).max(500) });

/** What a channel has, how it came to that, and how it changes. */
export const channelRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, catchUp } = context;

  server.get<OfChannel>('/channels/:channel/snapshot', async (request, reply) => {
    const { channel } = request.params;
    const snapshot = await snapshotOf(db, channel);
    if (!snapshot) return refuseChange(reply, { refused: 'no channel' });
    const etag = `"${channel}-${snapshot.revision}"`;
    void reply.header('etag', etag).header('cache-control', 'max-age=2, stale-if-error=86400');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : snapshot;
  });

  server.get<OfChannel>('/channels/:channel/history', async (request, reply) => {
    const { channel: name } = request.params;
    const channel = await channelNamed(db, name);
    if (!channel) return refuseChange(reply, { refused: 'no channel' });
    const { page, size, remote } = historyQuery.parse(request.query);
    const { items: history, ...pages } = await historyPage(db, name, {
      ...pageRequest(page, size),
      remote,
    });
    if (await isKnown(context, request)) return { channel, history, ...pages };
    return {
      channel: { ...channel, lockedBy: channel.lockedBy && 'the office' },
      history: history.map((step) => ({ ...step, changedBy: undefined })),
      ...pages,
    };
  });

  server.put<OfRemote>('/channels/:channel/remotes/:remote', async (request, reply) => {
    const { channel, remote } = request.params;
    const by = await publisherOf(context, request, remote);
    if (typeof by === 'number') return refusePublisher(reply, by);
    const body = activation.safeParse(request.body);
    if (!body.success)
      return refuse(
        reply,
        400,
        'Say which version, and for how many of 100 if not for all: {"version": "1.4.0", "share": 10}.',
      );
    const basedOn = revisionOf(request.headers['if-match']);
    if (basedOn === undefined)
      return refuse(reply, 428, 'Send the revision you have seen as If-Match.');

    const { version, share, reason } = body.data;
    const gates = await gatesOfKept(context, { channel, remote, version });
    if (!gates) return refuseChange(reply, { refused: 'no version' });
    if (!hasPassed(gates))
      return refuse(reply, 422, `${remote} ${version} may not be activated.`, { gates });
    const change = { channel, remote, version, by, reason, basedOn };
    const changed =
      share === 100 ? await activate(db, change) : await shareVersion(db, { ...change, share });
    if ('refused' in changed) return refuseChange(reply, changed);
    await catchUp();
    // With what could not be asked, so that whoever activates knows it.
    return { ...changed, gates };
  });

  server.post<OfRemote>('/channels/:channel/remotes/:remote/rollback', async (request, reply) => {
    const { channel, remote } = request.params;
    const by = await publisherOf(context, request, remote);
    if (typeof by === 'number') return refusePublisher(reply, by);
    const body = rollback.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 400, 'A rollback takes a version, or nothing.');
    const basedOn = revisionOf(request.headers['if-match']);
    const changed = await rollBack(db, { channel, remote, by, ...body.data, basedOn });
    if ('refused' in changed) return refuseChange(reply, changed);
    await catchUp();
    return changed;
  });

  server.put<OfChannel>('/channels/:channel/lock', async (request, reply) => {
    const administrator = await context.administratorOf({
      authorization: request.headers.authorization,
    });
    if (!administrator) return refuse(reply, 401, 'Please sign in.');
    const body = lock.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'Say why: {"reason": "…"}.');
    const { channel } = request.params;
    await lockChannel(db, channel, { reason: body.data.reason, by: administrator.email });
    return (await channelNamed(db, channel)) ?? refuseChange(reply, { refused: 'no channel' });
  });

  server.delete<OfChannel>('/channels/:channel/lock', async (request, reply) => {
    const administrator = await context.administratorOf({
      authorization: request.headers.authorization,
    });
    if (!administrator) return refuse(reply, 401, 'Please sign in.');
    const { channel } = request.params;
    await lockChannel(db, channel, undefined);
    return (await channelNamed(db, channel)) ?? refuseChange(reply, { refused: 'no channel' });
  });
};

/** `"production-12"`, `"12"` and `12` all mean revision 12. */
function revisionOf(ifMatch: string | undefined): number | undefined {
  const found = /^(?:W\/)?"?(?:[a-z][a-z0-9-]*-)?(\d{1,9})"?$/.exec(ifMatch ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

function refuseChange(reply: FastifyReply, refusal: ChannelRefusal) {
  switch (refusal.refused) {
    case 'no channel':
      return refuse(reply, 404, 'There is no such channel.');
    case 'no version':
      return refuse(reply, 404, 'This version was never published.');
    case 'nothing to go back from':
      return refuse(
        reply,
        409,
        'Nothing of this remote is live here, so there is nothing to go back from. Activate a version, or name the one to go back to.',
      );
    case 'nothing to share with':
      return refuse(
        reply,
        409,
        'A share needs another version that the rest of the visitors have: activate a first version for all.',
      );
    case 'another revision':
      return refuse(reply, 412, `The channel is at revision ${refusal.revision} by now.`, {
        revision: refusal.revision,
      });
    case 'locked':
      return refuse(reply, 409, `The channel is locked: ${refusal.reason}`);
    default:
      return refusal satisfies never;
  }
}
