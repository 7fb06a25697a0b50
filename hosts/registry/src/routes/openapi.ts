import swagger from '@fastify/swagger';
import { isStorable } from '@larkfare/text-rules';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Scope } from '../tokens/deploy-tokens.ts';
import { codes, sendError } from './errors.ts';
import { gateResult } from './responses.ts';

export interface Description {
  summary: string;
  description?: string;
  /** Who may call it; anybody by default. The scope is the one that a deploy token needs, if any. */
  callers?: readonly ('administrator' | Scope | 'any token')[];
  query?: z.ZodType;
  body?: z.ZodType;
  isMultipart?: boolean;
  response: z.ZodType;
  status?: 200 | 201;
}

const error = z.object({
  code: z.enum([...new Set([...Object.values(codes), 'refused'])]).describe('Stable.'),
  message: z.string().describe('What is wrong, as a sentence.'),
  error: z.string().describe('The same sentence.'),
  problems: z.array(z.string()).optional().describe('Of an upload.'),
  gates: z.array(gateResult).optional().describe('If a gate was not passed.'),
  revision: z.int().optional().describe('Of the channel, if another was expected.'),
});

/**
 * For the OpenAPI document. Each route parses its body and query itself, with the same shapes. A request with text that
 * cannot be stored is refused before it reaches a route.
 */
export const describe = ({
  callers = [],
  query,
  body,
  isMultipart,
  response,
  status = 200,
  ...texts
}: Description) => ({
  schema: {
    ...texts,
    security: callers.map((caller) =>
      caller === 'administrator'
        ? { administrator: [] }
        : { deployToken: caller === 'any token' ? [] : [caller] },
    ),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(isMultipart && { consumes: ['multipart/form-data'] }),
    response: { [status]: response, '4XX': error, 503: error },
  } as object,
  preValidation: refuseUnstorable,
});

async function refuseUnstorable({ params, query, body }: FastifyRequest, reply: FastifyReply) {
  if (!isStorable([params, query, body]))
    return sendError(
      reply,
      400,
      'The request holds characters that cannot be stored, or is nested too deeply.',
    );
}

/** For routes that browsers open rather than programs. */
export const undocumented = { schema: { hide: true } as object };

/** GET /registry/v1/openapi.json describes the routes that are registered after it. */
export async function describeRoutes(server: FastifyInstance): Promise<void> {
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Registry of remotes',
        version: '1',
        description:
          'Publishes, checks, activates and withdraws versions of remotes. Errors have a stable `code`. ' +
          'A change of a channel names the revision that it is based on as If-Match.',
      },
      components: {
        securitySchemes: {
          deployToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'A deploy token of the remote, with the scope that is named.',
          },
          administrator: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that POST /api/auth/login answers, with its session cookie.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  server.get('/registry/v1/openapi.json', undocumented, async () => server.swagger());
}
