import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export interface ApiDescription {
  title: string;
  version: string;
  description: string;
  /** How callers prove who they are, by the names that `security` of a route uses. All send bearer tokens. */
  securitySchemes: Readonly<Record<string, { description: string }>>;
}

/** A route for browsers rather than for programs. */
export const undocumented = { schema: { hide: true } as object };

/** GET /openapi.json describes the routes that are registered after it. */
export async function describeApi(
  server: FastifyInstance,
  { securitySchemes, ...info }: ApiDescription,
): Promise<void> {
  const bearer = { type: 'http', scheme: 'bearer' } as const;
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'This site.' }],
      components: {
        securitySchemes: Object.fromEntries(
          Object.entries(securitySchemes).map(([name, scheme]) => [name, { ...bearer, ...scheme }]),
        ),
      },
    },
    transform: jsonSchemaTransform,
  });
  server.get('/openapi.json', undocumented, async () => server.swagger());
}
