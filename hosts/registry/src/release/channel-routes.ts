import { largestPage, pageRequest } from '@larkfare/data-kit/paging';
import { matchesEtag } from '@larkfare/server-kit/server';
import { z } from 'zod';
import { type Published } from '../checks/recheck-gates.ts';
import { type Checks } from '../checks/run-gates.ts';
import { type LiveVersions, type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { reasonShape } from '../trust/text.input.ts';
import { activateVersion } from './activate-version.ts';
import { rollBack } from './change-channel.ts';
import { findChannel, historyPage, lockChannel, snapshotOf, unknownChannel } from './channels.ts';
import { ifMatch, requireRevision, revisionOf } from './if-match.ts';
import { allChannels, allRemotes } from './remotes.ts';
import { rolloutSteps } from './rollout-steps.ts';

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

/** A channel's snapshot, history, changes and lock. */
export function channelRoutes(
  { route }: RegistryApi,
  context: Published & Checks & LiveVersions,
): void {
  const { db, refresh } = context;

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
      if (!live) return unknownChannel();
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
      const channel = await findChannel(db, params.channel);
      if (!channel) return unknownChannel();
      const { items: history, ...pages } = await historyPage(db, channel.name, {
        ...pageRequest(page, size),
        remote,
      });
      if (await isAuthenticated()) return { channel, history, ...pages };
      return {
        channel: { ...channel, lockedBy: channel.lockedBy && 'the office' },
        history: history.map((step) => ({ ...step, changedBy: undefined })),
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
    async ({ params, headers, body, author }) => {
      const basedOn = requireRevision(headers);
      const change = { ...params, ...body, by: author.name, basedOn };
      const changed = await activateVersion(context, change);
      await refresh();
      return changed;
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
    async ({ params: { channel }, body: { reason }, author }) =>
      lockChannel(db, channel, { reason, by: author.name }),
  );

  route(
    'DELETE /channels/{channel}/lock',
    { summary: 'Unlock a channel', callers: ['administrator'], response: responses.channel },
    async ({ params: { channel } }) => lockChannel(db, channel, undefined),
  );
}
