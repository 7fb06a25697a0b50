import { setCookie } from '@larkfare/server-kit/administrator';
import { HttpError, undocumented } from '@larkfare/server-kit/http';
import { type FastifyRequest } from 'fastify';
import {
  previewCookie,
  previewDurationMs,
  previewedVersion,
  previewToken,
} from './previewed-version.ts';
import { signingKey } from '../trust/registry-key.ts';
import { isBackOffice } from '../versions/own-remotes.rules.ts';
import { missingReview } from '../trust/reviews.ts';
import { requireScope } from '../trust/callers.ts';
import { type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { type DataSource } from 'typeorm';

/** Paths of preview links; with a separate origin the back office's open there (see admin-origin.ts). */
const [visitorsLink, officeLink] = ['/preview', '/office-preview'];
const linkPath = (remote: string) => (isBackOffice(remote) ? officeLink : visitorsLink);

const cookie = ({ protocol }: FastifyRequest, value: string, seconds: number) =>
  setCookie(previewCookie, value, { seconds, isSecure: protocol === 'https' });

/** Temporary links that show one browser a published version on the live site. */
export function previewRoutes({ route, server }: RegistryApi, { db }: { db: DataSource }): void {
  route(
    'POST /remotes/{remote}/versions/{version}/preview',
    {
      summary: 'Create a link that shows one browser a version on the live site for half an hour',
      callers: ['publish', 'administrator'],
      response: responses.preview,
      status: 201,
    },
    async ({ params: { remote, version }, author: { token }, offeredVersion }) => {
      // For one browser, but an administrator's, it is as good as live.
      if (token && isBackOffice(remote)) requireScope(token, 'activate', remote);
      await offeredVersion();
      const unreviewed = await missingReview(db, { remote, version });
      if (unreviewed) return unreviewed;
      const endsMs = Date.now() + previewDurationMs;
      const link = previewToken(await signingKey(db), {
        ...{ remote, version, endsMs },
        ...(token && { tokenId: token.id }),
      });
      return {
        path: `/registry/v1${linkPath(remote)}/${link}`,
        ends: new Date(endsMs).toISOString(),
      };
    },
  );

  type OfLink = { Params: { token: string } };
  for (const link of [visitorsLink, officeLink])
    server.get<OfLink>(`${link}/:token`, undocumented, async (request, reply) => {
      const { token } = request.params;
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const previewed = await previewedVersion(db, token);
      if (!previewed || linkPath(previewed.remote) !== link)
        throw new HttpError(
          404,
          'This preview link has expired, or its version or deploy token was withdrawn. Please request a new one.',
        );
      const paths = previewed.manifest.routes.map(({ path }) => path);
      const seconds = Math.ceil((previewed.endsMs - Date.now()) / 1000);
      return reply
        .header('set-cookie', cookie(request, token, seconds))
        .redirect(paths.find((path) => !path.includes(':') && !path.includes('*')) ?? '/home', 302);
    });

  server.get('/end-preview', undocumented, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie(request, '', 0))
      // The first page of either origin.
      .redirect('/', 302),
  );
}
