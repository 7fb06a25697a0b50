import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';

/** Swagger UI sets styles from its script, so only styles may be inline; everything else is from this origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GET /docs: the page that shows /openapi.json to readers. */
export async function serveDocumentation(server: FastifyInstance): Promise<void> {
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: server.prefix,
    staticCSP: contentSecurityPolicy,
    transformSpecificationClone: false,
    theme: { title: 'API' },
    uiConfig: { layout: 'BaseLayout', url: `${server.prefix}/openapi.json`, validatorUrl: null },
  });
}
