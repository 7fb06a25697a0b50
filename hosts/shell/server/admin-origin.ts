import { type FastifyInstance, type FastifyRequest } from 'fastify';

export interface Origins {
  admin: URL;
  /** The visitors' origin. */
  site: URL;
}

/** Only these exist on the back office's origin: its pages, the APIs and files. */
const adminPaths = /^\/(admin|api|graphql|media|_s|_r|registry|livez|readyz)(\/|$)/i;
/** Links to previews set a cookie on the origin whose pages they are for. */
const visitorsPreview = /^\/registry\/v1\/preview\//;
const officePreview = /^\/registry\/v1\/office-preview\//;

/** The two origins, if the back office has a separate one. @throws when they are not two hosts */
export function originsOf({
  ADMIN_ORIGIN,
  SITE_URL,
}: {
  ADMIN_ORIGIN?: string | undefined;
  SITE_URL?: string | undefined;
}): Origins | undefined {
  if (!ADMIN_ORIGIN) return undefined;
  if (!SITE_URL || new URL(SITE_URL).host === new URL(ADMIN_ORIGIN).host)
    throw new Error('ADMIN_ORIGIN needs a SITE_URL with another host.');
  return { admin: new URL(ADMIN_ORIGIN), site: new URL(SITE_URL) };
}

/**
 * Serves the back office and accepts administrators' tokens on one host only, and everything for visitors on all others.
 * A script in a visitors' page then has neither the token's storage nor an address that would accept it.
 */
export function separateAdminOrigin(
  server: Pick<FastifyInstance, 'addHook'>,
  { admin, site }: Origins,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isAdminPage = /^\/+admin(\/|$)/i.test(decoded(path));
    const isOfficePreview = officePreview.test(decoded(path));
    // Not `request.host`, which a client’s X-Forwarded-Host decides where a proxy is trusted.
    if (request.headers.host?.toLowerCase() === admin.host) {
      if (path === '/') return reply.redirect('/admin', 302);
      if (!adminPaths.test(path) || visitorsPreview.test(decoded(path)))
        return reply.redirect(site.origin + request.url, 307);
      return undefined;
    }
    if (isAdminPage || isOfficePreview) return reply.redirect(admin.origin + request.url, 307);
    // Signing in and out, and every request of an administrator.
    if (/^\/api\/auth(\/|$)/i.test(decoded(path))) {
      const message = `Please use ${admin.origin}.`;
      return reply.code(404).send({ message, error: message });
    }
    dropAdminToken(request);
    return undefined;
  });
}

/** A path that cannot be decoded is no page of ours. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Deploy tokens are not sessions: teams publish on either origin. */
function dropAdminToken({ headers }: FastifyRequest): void {
  if (!/^bearer\s+lfdeploy_/i.test(headers.authorization ?? '')) delete headers.authorization;
}
