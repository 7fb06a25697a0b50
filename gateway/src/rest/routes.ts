import { type NewSession } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { sendEncoded, sharedCaching, type ShareResponse } from '@larkfare/server-kit/server';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { callerHeaders, startSession } from '../graph/caller-headers.ts';
import { type PrepareDocument } from '../graph/prepared-document.ts';
import { type SharedLimits } from '../rate-limits.ts';
import { type AdministratorCheck } from './auth/administrator-check.ts';
import { HttpError, sendHttpError } from './http-error.ts';
import { describeRoute, type RouteDescription } from './route-description.ts';
import { StreamedText } from './streamed-text.ts';

interface RestRequest<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** The caller's headers, for prepared operations. */
  caller: RequestHeaders;
  /** Sets the cookies of a session that a sign-in began. */
  startSession: (session: NewSession) => void;
}

/** A record that was just created, where a route answers 201 or 200. */
export class Created<Record> {
  readonly record: Record;

  constructor(record: Record) {
    this.record = record;
  }
}

/** What the files of a resource use: routes, and operations of the graph. */
export interface RestApi {
  /** `GET /airline/{id}`: registers a route, with and without a trailing slash. */
  route<
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Headers extends z.ZodType,
    Response extends z.ZodType,
  >(
    methodAndPath: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    description: RouteDescription<Params, Query, Body, Headers, Response>,
    handler: (
      request: RestRequest<z.output<Params>, z.output<Query>, z.output<Body>, z.output<Headers>>,
    ) => Promise<z.output<Response> | Created<z.output<Response>> | StreamedText | HttpError>,
  ): void;
  /** Parses, validates and plans an operation; fails the start when it does not fit the graph. */
  prepare: PrepareDocument;
}

interface RestApiOptions {
  prepare: PrepareDocument;
  /** For routes that need an administrator. */
  checkAdministrator: AdministratorCheck;
  limits: SharedLimits;
  shareResponse: ShareResponse;
}

export function createRestApi(
  server: FastifyInstance,
  { prepare, checkAdministrator, limits, shareResponse }: RestApiOptions,
): RestApi {
  return {
    prepare,
    route(methodAndPath, description, handler) {
      const [method = 'GET', path = '/'] = methodAndPath.split(' ');
      const { administrator, isShared, query, status = 200 } = description;
      const schema = describeRoute(path, description);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const countWrite = administrator ? limits.countSave : limits.countPost;

      for (const [index, address] of [url, withOtherSlash(url)].entries()) {
        server.route({
          method,
          url: address,
          schema: { ...schema, hide: index > 0 } as object,
          ...(method !== 'GET' && {
            config: { rateLimit: false },
            onRequest: (request: FastifyRequest) => countWrite(request),
          }),
          ...(administrator && {
            bodyLimit: administratorsBodyBytesAtMost,
            // After the rate limit and before the body is read.
            preParsing: checkAdministrator,
          }),
          async handler(request, reply) {
            const handle = (caller: RequestHeaders) =>
              handler({
                params: request.params as z.output<NonNullable<typeof description.params>>,
                query: request.query as z.output<NonNullable<typeof description.query>>,
                body: request.body as z.output<NonNullable<typeof description.body>>,
                headers: request.headers as z.output<NonNullable<typeof description.headers>>,
                caller,
                startSession: startSession(request, reply),
              });
            if (isShared) {
              const key = JSON.stringify([path, request.params, query && request.query]);
              const text = await shareResponse(key, () => textOf(handle(anonymous)));
              if (text)
                return sendEncoded(
                  request,
                  reply
                    .type('application/json; charset=utf-8')
                    .headers({ ...sharedCaching(1), vary: 'accept-encoding', etag: text.etag }),
                  text,
                );
            }
            const result = await handle(callerHeaders(request));
            if (result instanceof HttpError) return sendHttpError(result, reply);
            if (result instanceof StreamedText) return result.send(reply);
            if (result instanceof Created) return sendRecord(result.record, reply.code(201));
            return sendRecord(result, reply.code(status));
          },
        });
      }
    },
  };
}

/** The caller of a shared response: nothing of a session enters it. */
const anonymous: RequestHeaders = {};

/** Undefined for a refusal, which is not shared. */
async function textOf(result: Promise<unknown>): Promise<string | undefined> {
  const record = await result;
  return record instanceof HttpError ? undefined : JSON.stringify(record);
}

/** The longest texts that an administrator saves are the policies. */
const administratorsBodyBytesAtMost = 256 * 1024;

/** A single record carries its version as its ETag, for `If-Match`. */
function sendRecord(record: unknown, reply: FastifyReply) {
  const version = (record as { version?: unknown } | null)?.version;
  if (typeof version === 'number') void reply.header('etag', `"${version}"`);
  return reply.send(record);
}

const withOtherSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`);
