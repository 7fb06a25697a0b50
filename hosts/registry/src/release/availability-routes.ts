import { HttpError } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { decideAvailability } from './decide-availability.ts';
import { mayDecide } from '../versions/availability.rules.ts';
import { findVersion } from '../versions/versions.ts';
import { type LiveVersions, type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { reasonShape } from '../trust/text.input.ts';

const onlyAdministrators = 'Only administrators can take a version down, or offer it again.';

/** Yanking a version, taking it down, and offering it again. */
export function availabilityRoutes({ route }: RegistryApi, { db, refresh }: LiveVersions): void {
  route(
    'PUT /remotes/{remote}/versions/{version}/availability',
    {
      summary: 'Yank a version, take it down, or offer it again',
      description: onlyAdministrators,
      callers: ['activate', 'administrator'],
      body: z.object({
        availability: z.enum(['offered', 'yanked', 'taken down']),
        reason: reasonShape.pipe(z.string().min(1)),
      }),
      response: responses.availability,
    },
    async ({ params: { remote, version }, body, author, publishedVersion }) => {
      const published = await publishedVersion();
      const from = published.withdrawn?.availability ?? 'offered';
      if (!mayDecide(author.token ? 'team' : 'administrator', from, body.availability))
        return new HttpError(403, onlyAdministrators);
      if (from === body.availability) return { ...published, replaced: [] };
      const by = author.name;
      const replaced = await decideAvailability(db, { remote, version, by, ...body });
      // The visitors' version is decided before the response is sent.
      await refresh();
      return { ...((await findVersion(db, remote, version)) ?? published), replaced };
    },
  );
}
