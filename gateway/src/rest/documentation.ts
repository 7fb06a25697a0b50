import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { bearerSecurity } from './route-description.ts';

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

/** Describes the routes that are registered after it: /docs to read, /openapi.json for programs. */
export async function describeRoutes(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Flights, places and enquiries',
        version: '1.0.0',
        description:
          'Prices are pounds, dates YYYY-MM-DD; every error is {message, error}, the same sentence twice. ' +
          'A record that administrators change carries its version, also as its ETag: send it back as If-Match or version, ' +
          'and a change that is based on an older version is refused with 409.',
      },
      components: {
        securitySchemes: {
          [bearerSecurity]: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that POST /api/auth/login answers.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: server.prefix,
    staticCSP: contentSecurityPolicy,
    transformSpecificationClone: false,
    theme: { title: 'API' },
    uiConfig: { layout: 'BaseLayout', url: `${server.prefix}/openapi.json`, validatorUrl: null },
  });
  server.get('/openapi.json', { schema: { hide: true } as object }, async () => server.swagger());
}
