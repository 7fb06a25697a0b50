import { z } from 'zod';
import { review } from './reviews.ts';
import { sourceChanges } from './source-changes.rules.ts';
import { versionChanges } from './version-changes.rules.ts';
import { sourcesOf, sourceText } from '../versions/sources.ts';
import { describedVersion, unknownVersion, versionsOf } from '../versions/versions.ts';
import { existing, type LiveVersions, type RegistryApi } from './registry-api.ts';
import * as responses from './responses.ts';

/** The material for the review of a version, and the decision about it. */
export function reviewRoutes({ route }: RegistryApi, { db, refresh }: LiveVersions): void {
  route(
    'GET /remotes/{remote}/versions/{version}/review',
    {
      summary: 'How a version differs from the one that was reviewed last',
      callers: ['administrator'],
      response: responses.review,
    },
    async ({ params: { remote, version } }) => {
      const versions = await versionsOf(db, remote);
      const now = versions.find((each) => each.version === version);
      const content = await describedVersion(db, remote, version);
      if (!now || !content) return unknownVersion();
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
    },
  );

  route(
    'GET /remotes/{remote}/versions/{version}/source',
    {
      summary: 'A source of a version, as its source maps hold it',
      callers: ['administrator'],
      query: z.object({ name: z.string().max(500) }),
      response: responses.source,
    },
    async ({ params, query }) => {
      const text = await sourceText(db, { ...params, ...query });
      return { text: existing(text, 'The version was published without this source.') };
    },
  );

  route(
    'PUT /remotes/{remote}/versions/{version}/trust',
    {
      summary: 'Decide where a version runs: in the page or in a sandbox',
      callers: ['reviewer'],
      body: z.object({ trust: z.enum(['reviewed', 'unreviewed']) }),
      response: responses.version,
    },
    async ({ params, body, author }) => {
      const reviewed = await review(db, { ...params, by: author.name, ...body });
      // The decision is in effect before the response is sent.
      await refresh();
      return reviewed ?? unknownVersion();
    },
  );
}

const decidedAt = ({ reviews: [latest] }: { reviews: { decidedAt: string }[] }) =>
  Date.parse(latest?.decidedAt ?? '');
