import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Everything the page needs comes from here; Swagger UI sets styles from its script, so those alone are open. */
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

/** Describes the routes that are registered after it: /docs to read, /openapi.json for programs. */
export async function describeRoutes(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larkfare',
        version: '1.0.0',
        description:
          'Flights, places and booking requests. Prices are pounds; refusals are {message, error}.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    transformSpecificationClone: false,
    uiConfig: { url: '/api/openapi.json', validatorUrl: null },
  });
  server.get('/openapi.json', { schema: { hide: true } as object }, async () => server.swagger());
}
