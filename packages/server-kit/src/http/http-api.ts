import multipart from '@fastify/multipart';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { type z } from 'zod';
import { type EncodedText, encodeAnswer, sendEncoded } from '../server/encoded-text.ts';
import { type MemoryResponse, type SentAddresses } from '../server/from-memory.ts';
import {
  sharedCaching,
  type SharedResponse,
  type SharedResponses,
} from '../server/shared-responses.ts';
import { type ErrorOptions, handleErrors, HttpError } from './http-error.ts';
import { type ApiDescription, describeApi } from './open-api.ts';
import {
  type AddRoute,
  type AnyDescription,
  Created,
  describeRoute,
  errorShape,
  type Form,
  type MethodAndPath,
  type RouteRequest,
} from './route.ts';
import { validator } from './validation.ts';

interface HttpApiOptions<Caller extends string, Author, Context extends object> {
  description: ApiDescription;
  errors?: ErrorOptions;
  /** The body of every error, as the documentation shows it. */
  errorShape?: z.ZodType;
  /** Names the security scheme of a caller, and the scopes that a token needs; by default the scheme has the caller's name. */
  securityOf?: (caller: Caller) => Record<string, readonly string[]>;
  /** Identifies the caller of a route that is not public. @throws HttpError for a caller who is not among these */
  authorise(
    request: FastifyRequest,
    callers: readonly Caller[],
    reply: FastifyReply,
  ): Promise<Author>;
  /** Treats an empty parameter of a query as missing, as old forms need it. */
  ignoresEmptyParameters?: boolean;
  /** Adds to what each handler gets. */
  context(request: FastifyRequest, reply: FastifyReply): Context;
  /** Shares the responses of routes that are marked as such; their handlers get this instead of the caller's context. */
  shared?: SharedRoutes & { context: Partial<Context> };
  /** Further options of a route for Fastify. */
  optionsOf?: (method: string, description: AnyDescription<Caller>) => Partial<RouteOptions>;
}

export interface SharedRoutes {
  responses: SharedResponses<SharedResponse>;
  addresses: SentAddresses;
  /** Counts the request, and finds its response in memory. */
  fromMemory: (request: FastifyRequest) => MemoryResponse | undefined;
}

/**
 * Prepares a server for an API: requests are validated by zod, errors have one shape, and GET /openapi.json describes
 * the routes.
 * @returns adds a route
 */
export async function httpApi<Caller extends string, Author, Context extends object, Text = never>(
  server: FastifyInstance,
  options: HttpApiOptions<Caller, Author, Context>,
): Promise<AddRoute<Caller, Author, Context, Text>> {
  acceptJsonOnly(server);
  server.setValidatorCompiler(validator(options));
  // Records are sent unchanged, under the names that the operation or the statement gives them.
  server.setSerializerCompiler(() => JSON.stringify);
  handleErrors(server, options.errors ?? {});
  await describeApi(server, options.description);
  const schemaOptions = {
    securityOf: options.securityOf ?? ((caller: Caller) => ({ [caller]: [] })),
    error: options.errorShape ?? errorShape,
  };
  const authors = new WeakMap<FastifyRequest, Author>();

  function addRoute(
    methodAndPath: MethodAndPath,
    description: AnyDescription<Caller>,
    handler: (
      request: RouteRequest<unknown, unknown, unknown, unknown> & Context & { author: Author },
      reply: FastifyReply,
    ) => Promise<unknown>,
  ): void {
    const [method = 'GET', path = '/'] = methodAndPath.split(' ');
    const { callers, query, body, form, headers, status = 200 } = description;
    const { isShared, bodyLimit, ignoresBody } = description;
    const schema = describeRoute(methodAndPath, description, schemaOptions);
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');

    const shared = isShared ? options.shared : undefined;
    const routeOptions = options.optionsOf?.(method, description);

    for (const [index, address] of [url, withOtherSlash(url)].entries()) {
      const route: RouteOptions = {
        ...routeOptions,
        ...(shared && { config: { ...routeOptions?.config, fromMemory: shared.fromMemory } }),
        method,
        url: address,
        schema: { ...schema, hide: index > 0 } as object,
        ...(bodyLimit && { bodyLimit }),
        ...(callers && {
          // After the rate limit and before the body is read.
          async preParsing(request, reply, payload) {
            authors.set(request, await options.authorise(request, callers, reply));
            return payload;
          },
        }),
        async handler(request, reply) {
          if (form && !request.isMultipart()) throw new HttpError(415, form.message);
          const parts = {
            params: request.params,
            query: query && request.query,
            body: body && request.body,
            headers: headers && request.headers,
            author: authors.get(request) as Author,
            ...options.context(request, reply),
          };
          if (shared) {
            const key = JSON.stringify([path, parts.params, parts.query]);
            const { text } = await shared.responses.get(key, async () => ({
              text: await textOf(handler({ ...parts, ...shared.context }, reply)),
              isWhole: true,
            }));
            shared.addresses.add(request, key);
            void reply
              .type('application/json; charset=utf-8')
              .headers({ ...sharedCaching(1), vary: 'accept-encoding', etag: text.etag });
            return sendEncoded(request, reply, text);
          }
          const result = await handler(parts, reply);
          // The handler returned the reply: awaited, it resolves to nothing once it is sent.
          if (result === undefined) return undefined;
          if (result instanceof HttpError) throw result;
          if (result instanceof Created) return sendRecord(result.record, reply.code(201));
          return sendRecord(result, reply.code(status));
        },
      };
      if (form) addForm(server, form, route);
      else if (ignoresBody) addBodiless(server, route);
      else server.route(route);
    }
  }
  return addRoute as AddRoute<Caller, Author, Context, Text>;
}

/** A route that reads a form instead of JSON. */
function addForm(server: FastifyInstance, { limits, message }: Form, route: RouteOptions): void {
  void server.register(async (own) => {
    own.removeAllContentTypeParsers();
    await own.register(multipart, { limits, preservePath: true });
    own.addContentTypeParser('*', async () => {
      throw new HttpError(415, message);
    });
    own.route({ ...route, validatorCompiler: () => () => true });
  });
}

function addBodiless(server: FastifyInstance, route: RouteOptions): void {
  void server.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    own.route(route);
  });
}

/** Other content types get 415: a form on another site cannot post JSON without a CORS preflight. */
function acceptJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      // Old screens declare JSON on every request, with a body or without.
      const expectsNothing = !request.routeOptions.schema?.body;
      if (expectsNothing && body === '') return done(null, undefined);
      void parseJson(request, body, done);
    },
  );
}

/** @throws a refusal, which is not shared */
async function textOf(result: Promise<unknown>): Promise<EncodedText> {
  const record = await result;
  if (record instanceof HttpError) throw record;
  return encodeAnswer(JSON.stringify(record));
}

/** A single record carries its version as its ETag, for `If-Match`. */
function sendRecord(record: unknown, reply: FastifyReply) {
  const version = (record as { version?: unknown } | null | undefined)?.version;
  if (typeof version === 'number') void reply.header('etag', `"${version}"`);
  return reply.send(record);
}

const withOtherSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`);
