import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { review } from '../trust/reviews.ts';
import { sourceChanges } from '../trust/source-changes.rules.ts';
import { versionChanges } from '../trust/version-changes.rules.ts';
import { sourcesOf, sourceText } from '../versions/sources.ts';
import { describedVersion, versionsOf } from '../versions/versions.ts';
import { administratorFrom, forAdministrators, publisherOf, sendSignIn } from './authorisation.ts';
import { sendError, sendUnknownVersion } from './errors.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';

type OfVersion = { Params: { remote: string; version: string } };

const sourceQuery = z.object({ name: z.string().max(500) });
const decision = z.object({ trust: z.enum(['reviewed', 'unreviewed']) });

/** What there is to review in a version, and the decision about it. */
export const reviewRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofAdministrators = forAdministrators(context);

  const changes = ofAdministrators({
    summary: 'How a version differs from the one that was reviewed last',
    response: responses.review,
  });
  const path = '/remotes/:remote/versions/:version';
  server.get<OfVersion>(`${path}/review`, changes, async (request, reply) => {
    const { remote, version } = request.params;
    const versions = await versionsOf(db, remote);
    const now = versions.find((each) => each.version === version);
    const content = await describedVersion(db, remote, version);
    if (!now || !content) return sendUnknownVersion(reply);
    const [before] = versions
      .filter((each) => each !== now && each.trust === 'reviewed')
      .toSorted((a, b) => decidedAt(b) - decidedAt(a));
    const earlier = before && (await describedVersion(db, remote, before.version));
    const sources = await sourcesOf(db, { remote, version });
    const earlierSources = before ? await sourcesOf(db, { remote, version: before.version }) : [];
    return {
      version: now,
      before: before && {
        version: before.version,
        build: before.build,
        hasSources: earlierSources.length > 0,
      },
      ...versionChanges(content, earlier),
      ...(sources.length > 0 && { sources: sourceChanges(sources, earlierSources) }),
    };
  });

  const source = ofAdministrators({
    summary: 'A source of a version, as its source maps hold it',
    query: sourceQuery,
    response: responses.source,
  });
  server.get<OfVersion>(`${path}/source`, source, async (request, reply) => {
    const { remote, version } = request.params;
    const asked = safeParse(sourceQuery, request.query);
    if (!asked.success) return sendError(reply, 400, 'Name one source: ?name=./src/app.tsx.');
    const text = await sourceText(db, { remote, version, ...asked.data });
    return text === undefined
      ? sendError(reply, 404, 'The version was published without this source.')
      : { text };
  });

  const decide = describe({
    summary: 'Decide where a version runs: in the page or in a sandbox',
    callers: ['administrator'],
    body: decision,
    response: responses.version,
  });
  server.put<OfVersion>(`${path}/trust`, decide, async (request, reply) => {
    const { remote, version } = request.params;
    const administrator = await administratorFrom(context, request);
    if (!administrator) {
      const publisher = await publisherOf(context, request, { remote, scope: 'publish' });
      return typeof publisher === 'object' && publisher.status === 401
        ? sendSignIn(reply)
        : sendError(reply, 403, 'Only administrators can review versions.');
    }
    const body = safeParse(decision, request.body);
    if (!body.success)
      return sendError(reply, 400, 'Send {"trust": "reviewed"} or {"trust": "unreviewed"}.');
    const by = administrator.email;
    const reviewed = await review(db, { remote, version, by, ...body.data });
    // The decision is in effect before the response is sent.
    await context.refresh();
    return reviewed ?? sendUnknownVersion(reply);
  });
};

const decidedAt = ({ reviews: [latest] }: { reviews: { decidedAt: string }[] }) =>
  Date.parse(latest?.decidedAt ?? '');
