import { largestPage, pageRequest } from '@larkfare/data-kit/paging';
import { HttpError } from '@larkfare/server-kit/http';
import { matchesEtag } from '@larkfare/server-kit/server';
import { z } from 'zod';
import {
  activate,
  type ChannelRefusal,
  rollBack,
  share as shareVersion,
} from './change-channel.ts';
import { findChannel, historyPage, lockChannel, snapshotOf } from './channels.ts';
import { rolloutSteps } from './rollout-steps.ts';
import { hasPassed } from '../checks/gates.ts';
import { recheckGates, type Published } from '../checks/recheck-gates.ts';
import { allChannels, allRemotes } from './remotes.ts';
import { missingReview } from '../trust/reviews.ts';
import {
  ifMatch,
  type RegistryApi,
  requireRevision,
  revisionOf,
  unknownVersion,
  type LiveVersions,
} from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { reasonShape } from '../trust/text.input.ts';
import { type Checks } from '../checks/run-gates.ts';

const activation = z.object({
  version: z.string(),
  share: z.int().min(1).max(100).default(100).describe('Percentage of visitors.'),
  reason: reasonShape.default(''),
});
const rollback = z.object({
  version: z.string().optional(),
  reason: reasonShape.default(''),
});
const lock = z.object({ reason: reasonShape.pipe(z.string().min(1)) });

/** How often an activation is tried while other teams change the channel. */
const maxAttempts = 5;

/** A channel's snapshot, history, changes and lock. */
export function channelRoutes(
  { route }: RegistryApi,
  context: Published & Checks & LiveVersions,
): void {
  const { db, refresh } = context;

  async function channelNamed(name: string) {
    const channel = await findChannel(db, name);
    if (!channel) throw channelError({ refused: 'unknown channel' });
    return channel;
  }

  route(
    'GET /remotes',
    {
      summary: 'All channels and remotes',
      callers: ['administrator'],
      response: responses.overview,
    },
    async () => {
      // Revisions first: a change between the two queries makes the revision stale, never too new.
      const channels = await allChannels(db);
      return { channels, remotes: await allRemotes(db) };
    },
  );

  route(
    'GET /channels/{channel}/snapshot',
    {
      summary: 'What is live in a channel',
      description: 'Has an ETag; If-None-Match is answered with 304.',
      headers: z.looseObject({ 'if-none-match': z.string().optional() }),
      response: responses.snapshot,
    },
    async ({ params: { channel }, headers }, reply) => {
      const live = await snapshotOf(db, channel);
      if (!live) throw channelError({ refused: 'unknown channel' });
      const etag = `"${channel}-${live.revision}"`;
      void reply.header('etag', etag).header('cache-control', 'max-age=2, stale-if-error=86400');
      return matchesEtag(headers['if-none-match'], etag) ? reply.code(304).send() : live;
    },
  );

  route(
    'GET /channels/{channel}/history',
    {
      summary: 'Changes to a channel',
      // Invalid values fall back to the first page of the whole history.
      query: z.object({
        page: z.coerce.number().int().catch(1),
        size: z.coerce.number().int().catch(largestPage),
        remote: z.string().optional().catch(undefined),
      }),
      response: responses.history,
    },
    async ({ params, query: { page, size, remote }, isAuthenticated }) => {
      const channel = await channelNamed(params.channel);
      const { items: steps, ...pages } = await historyPage(db, channel.name, {
        ...pageRequest(page, size),
        remote,
      });
      if (await isAuthenticated()) return { channel, history: steps, ...pages };
      return {
        channel: { ...channel, lockedBy: channel.lockedBy && 'the office' },
        history: steps.map((step) => ({ ...step, changedBy: undefined })),
        ...pages,
      };
    },
  );

  route(
    'PUT /channels/{channel}/remotes/{remote}',
    {
      summary: 'Make a version live, for all visitors or a percentage of them',
      description:
        'Needs If-Match with the revision that the change is based on, and is refused if the remote changed since.',
      callers: ['activate', 'administrator'],
      headers: ifMatch,
      body: activation,
      response: responses.activated,
    },
    async ({ params: { channel, remote }, headers, body, author }) => {
      const basedOn = requireRevision(headers);
      const { version, share, reason } = body;
      const unreviewed = await missingReview(db, { remote, version });
      if (unreviewed) throw new HttpError(409, unreviewed);
      for (let attempt = 1; ; attempt += 1) {
        const checkedAt = (await findChannel(db, channel))?.revision ?? 0;
        const gates = await recheckGates(context, { channel, remote, version });
        if (!gates) throw unknownVersion();
        if (!hasPassed(gates))
          throw new HttpError(422, `${remote} ${version} may not be activated.`, { gates });
        const change = { channel, remote, version, by: author.name, reason, basedOn, checkedAt };
        const changed =
          share === 100 ? await activate(db, change) : await shareVersion(db, { ...change, share });
        // Another remote has changed in the meantime, perhaps to a version with the same paths.
        if ('refused' in changed && changed.refused === 'checked before' && attempt < maxAttempts)
          continue;
        if ('refused' in changed) throw channelError(changed);
        await refresh();
        // The gates may have notes about checks that could not run.
        return { ...changed, gates };
      }
    },
  );

  route(
    'GET /channels/{channel}/remotes/{remote}/steps',
    {
      summary: 'What visitors’ pages reported during each step of gradual rollouts',
      callers: ['publish', 'administrator'],
      response: responses.steps,
    },
    async ({ params }) => ({ steps: await rolloutSteps(db, params) }),
  );

  route(
    'POST /channels/{channel}/remotes/{remote}/rollback',
    {
      summary: 'Return to the previous version, or to a named one',
      callers: ['activate', 'administrator'],
      headers: ifMatch,
      body: z.preprocess((body) => body ?? {}, rollback),
      response: responses.changed,
    },
    async ({ params, headers, body, author }) => {
      const basedOn = revisionOf(headers);
      const changed = await rollBack(db, { ...params, by: author.name, ...body, basedOn });
      if ('refused' in changed) throw channelError(changed);
      await refresh();
      return changed;
    },
  );

  route(
    'PUT /channels/{channel}/lock',
    {
      summary: 'Lock a channel: nothing can be activated, versions can still be rolled back',
      callers: ['administrator'],
      body: lock,
      response: responses.channel,
    },
    async ({ params: { channel }, body: { reason }, author }) => {
      await lockChannel(db, channel, { reason, by: author.name });
      return channelNamed(channel);
    },
  );

  route(
    'DELETE /channels/{channel}/lock',
    { summary: 'Unlock a channel', callers: ['administrator'], response: responses.channel },
    async ({ params: { channel } }) => {
      await lockChannel(db, channel, undefined);
      return channelNamed(channel);
    },
  );
}

function channelError(refusal: ChannelRefusal): HttpError {
  switch (refusal.refused) {
    case 'unknown channel':
      return new HttpError(
        404,
        'This channel does not exist. The channels are production and preview.',
      );
    case 'unknown version':
      return unknownVersion();
    case 'nothing live':
      return new HttpError(
        409,
        'This remote is not live in this channel, so there is nothing to roll back. Activate a version, or name the one to roll back to.',
      );
    case 'nothing to share':
      return new HttpError(
        409,
        'A gradual rollout needs another version that is live for the other visitors. Activate the first version for all.',
      );
    case 'stale revision':
    case 'checked before':
      return new HttpError(
        412,
        `The remote was changed meanwhile: the channel is now at revision ${refusal.revision}.`,
        { revision: refusal.revision },
      );
    case 'withdrawn':
      return new HttpError(409, refusal.reason);
    case 'locked':
      return new HttpError(409, `The channel is locked: ${refusal.reason}`);
    default:
      return refusal satisfies never;
  }
}
