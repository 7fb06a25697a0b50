import { type RequestHeaders } from '@larkfare/service-kit';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type z } from 'zod';
import { callerHeaders } from '../graph/caller-headers.ts';
import { type WriteLimits } from '../rate-limits.ts';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { type AdministratorCheck } from './administrator-check.ts';
import { CsvFile } from './csv-file.ts';
import { describeRoute, type RouteDescription } from './route-description.ts';
import { answerRefusal, Refused } from './refused.ts';

export interface RestRequest<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** Who is asking; prepared operations take it along. */
  caller: RequestHeaders;
}

/** A record that was made just now, where a route answers 201 as well as 200. */
export class Created<Record> {
  readonly record: Record;

  constructor(record: Record) {
    this.record = record;
  }
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
    methodAndPath: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    description: RouteDescription<Params, Query, Body, Headers, Answer>,
    answer: (
      request: RestRequest<z.output<Params>, z.output<Query>, z.output<Body>, z.output<Headers>>,
    ) => Promise<z.output<Answer> | Created<z.output<Answer>> | CsvFile | Refused>,
  ): void;
  /** Parsed, validated and planned now; fails the start when it does not fit the graph. */
  operation: PrepareOperation;
}

interface DoorOptions {
  prepare: PrepareOperation;
  /** For routes that are an administrator's. */
  checkAdministrator: AdministratorCheck;
  limits: WriteLimits;
}

/** What every resource's file gets: a way to open routes and a way to ask the graph. */
export function openDoor(
  server: FastifyInstance,
  { prepare, checkAdministrator, limits }: DoorOptions,
): Door {
  return {
    operation: prepare,
    route(methodAndPath, description, answer) {
      const [method = 'GET', path = '/'] = methodAndPath.split(' ');
      const { administrator, status = 200 } = description;
      const schema = describeRoute(path, description);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const countWrite = administrator ? limits.countSave : limits.countPost;

      for (const [index, address] of [url, withOtherSlash(url)].entries()) {
        server.route({
          method,
          url: address,
          schema: { ...schema, hide: index > 0 } as object,
          ...(method !== 'GET' && { config: { rateLimit: false }, onRequest: countWrite }),
          ...(administrator && {
            bodyLimit: administratorsBodyBytesAtMost,
            // After it was counted and before the body is read.
            preParsing: checkAdministrator,
          }),
          async handler(request, reply) {
            const result = await answer({
              params: request.params as z.output<NonNullable<typeof description.params>>,
              query: request.query as z.output<NonNullable<typeof description.query>>,
              body: request.body as z.output<NonNullable<typeof description.body>>,
              headers: request.headers as z.output<NonNullable<typeof description.headers>>,
              caller: callerHeaders(request),
            });
            if (result instanceof Refused) return answerRefusal(result, reply);
            if (result instanceof CsvFile) return result.send(reply);
            if (result instanceof Created) return sendRecord(result.record, reply.code(201));
            return sendRecord(result, reply.code(status));
          },
        });
      }
    },
  };
}

/** The longest texts that an administrator keeps are the policies. */
const administratorsBodyBytesAtMost = 256 * 1024;

/** A single record carries its version as its ETag, for `If-Match`. */
function sendRecord(record: unknown, reply: FastifyReply) {
  const version = (record as { version?: unknown } | null)?.version;
  if (typeof version === 'number') void reply.header('etag', `"${version}"`);
  return reply.send(record);
}

const withOtherSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`);
