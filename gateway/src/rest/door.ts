import { type RequestHeaders } from '@larkfare/service-kit';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { callerHeaders } from '../graph/caller-headers.ts';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { Refused, refusalBody } from './refused.ts';

interface RouteDescription<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Headers extends z.ZodType,
  Answer extends z.ZodType,
> {
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Headers that mean something to this route, lower case. */
  headers?: Headers;
  /** The shape of the answer; documented, and held by the tests rather than checked for each request. */
  answer: Answer;
  /** Of the answer, 200 unless something is created. */
  status?: 200 | 201;
}

export interface RestRequest<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** Who is asking; prepared operations take it along. */
  caller: RequestHeaders;
}

export interface Door {
  /** `GET /airline/{id}`: registers a route, with and without a trailing slash. */
  route<
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Headers extends z.ZodType,
    Answer extends z.ZodType,
  >(
    methodAndPath: `${'GET' | 'POST'} /${string}`,
    description: RouteDescription<Params, Query, Body, Headers, Answer>,
    answer: (
      request: RestRequest<z.output<Params>, z.output<Query>, z.output<Body>, z.output<Headers>>,
    ) => Promise<z.output<Answer> | Refused>,
  ): void;
  /** Parsed, validated and planned now; fails the start when it does not fit the graph. */
  operation: PrepareOperation;
}

/** What every resource's file gets: a way to open routes and a way to ask the graph. */
export function openDoor(
  server: FastifyInstance,
  prepare: PrepareOperation,
  { postsPerMinute }: { postsPerMinute: number },
): Door {
  return {
    operation: prepare,
    route(methodAndPath, description, answer) {
      const [method = 'GET', path = '/'] = methodAndPath.split(' ');
      const { summary, params, query, body, headers, status = 200 } = description;
      const schema = {
        summary,
        tags: [path.split('/')[1] ?? ''],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(headers && { headers }),
        response: { [status]: description.answer, '4XX': refusal },
      };
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const config = method === 'POST' ? { config: { rateLimit: { max: postsPerMinute } } } : {};

      for (const [index, address] of [url, withOtherSlash(url)].entries()) {
        server.route({
          method,
          url: address,
          schema: { ...schema, hide: index > 0 } as object,
          ...config,
          async handler(request, reply) {
            const result = await answer({
              params: request.params as z.output<NonNullable<typeof params>>,
              query: request.query as z.output<NonNullable<typeof query>>,
              body: request.body as z.output<NonNullable<typeof body>>,
              headers: request.headers as z.output<NonNullable<typeof headers>>,
              caller: callerHeaders(request),
            });
            if (result instanceof Refused) return answerRefusal(result, reply);
            return reply.code(status).send(result);
          },
        });
      }
    },
  };
}

function answerRefusal({ status, message, retryAfterSeconds }: Refused, reply: FastifyReply) {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(refusalBody(message));
}

const refusal = z.object({
  message: z.string().describe('What is wrong, as a sentence.'),
  error: z.string().describe('The same sentence.'),
});

const withOtherSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`);
