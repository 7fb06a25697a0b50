import { bearerToken, setCookie } from '@larkfare/server-kit/administrator';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { previewDurationMs, previewToken } from '../previews/preview-token.ts';
import { signingKey } from '../signing/signing-key.ts';
import { previewCookie, previewedVersion } from '../previews/previewed-version.ts';
import { type RegistryContext } from '../registry-context.ts';
import { isBackOffice } from '../remotes/own-remotes.rules.ts';
import { holderOf } from '../tokens/deploy-tokens.ts';
import { missingReview } from '../trust/reviews.ts';
import { describedVersion } from '../versions/versions.ts';
import { withdrawnVersion } from '../versions/withdrawals.ts';
import { publisherOf, sendPublisherError } from './authorisation.ts';
import { sendError, sendUnknownVersion } from './errors.ts';
import { describe, undocumented } from './openapi.ts';
import * as responses from './responses.ts';

type OfVersion = { Params: { remote: string; version: string } };

/** With an origin of its own the back office is previewed there, and everything else on the visitors' (see admin-origin.ts). */
const [visitorsLink, officeLink] = ['/preview', '/office-preview'];
const linkPath = (remote: string) => (isBackOffice(remote) ? officeLink : visitorsLink);

const cookie = ({ protocol }: FastifyRequest, value: string, seconds: number) =>
  setCookie(previewCookie, value, { seconds, isSecure: protocol === 'https' });

/** Temporary links that show one browser a published version on the live site. */
export const previewRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;

  const create = describe({
    summary: 'Create a link that shows one browser a version on the live site for half an hour',
    callers: ['publish', 'administrator'],
    response: responses.preview,
    status: 201,
  });
  const path = '/remotes/:remote/versions/:version/preview';
  server.post<OfVersion>(path, create, async (request, reply) => {
    const { remote, version } = request.params;
    // For one browser, but an administrator's, it is as good as live.
    const scope = isBackOffice(remote) ? 'activate' : 'publish';
    const by = await publisherOf(context, request, { remote, scope });
    if (typeof by !== 'string') return sendPublisherError(reply, by);
    if (!(await describedVersion(db, remote, version))) return sendUnknownVersion(reply);
    const withdrawn = await withdrawnVersion(db, remote, version);
    if (withdrawn)
      return sendError(
        reply,
        409,
        `${remote} ${version} was ${withdrawn.availability}: ${withdrawn.reason}`,
      );
    const unreviewed = await missingReview(db, { remote, version });
    if (unreviewed) return sendError(reply, 409, unreviewed);
    const endsMs = Date.now() + previewDurationMs;
    const holder = await holderOf(db, bearerToken(request.headers.authorization));
    const token = previewToken(await signingKey(db), {
      ...{ remote, version, endsMs },
      ...(holder && { tokenId: holder.id }),
    });
    return reply.code(201).send({
      path: `/registry/v1${linkPath(remote)}/${token}`,
      ends: new Date(endsMs).toISOString(),
    });
  });

  type OfLink = { Params: { token: string } };
  for (const link of [visitorsLink, officeLink])
    server.get<OfLink>(`${link}/:token`, undocumented, async (request, reply) => {
      const { token } = request.params;
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const previewed = await previewedVersion(db, token);
      if (!previewed || linkPath(previewed.remote) !== link)
        return sendError(
          reply,
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
};
