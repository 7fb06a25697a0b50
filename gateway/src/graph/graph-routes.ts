import { type HTTPGraphQLHead } from '@apollo/server';
import { RateLimitExceeded } from '@larkfare/server-kit/rate-limit';
import { clientMessage, type SharedRoutes } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { type SharedLimits } from '../rate-limits.ts';
import { knownOperationRunner, requestParams } from './run-known-operation.ts';
import { requestedOperation } from './requested-operation.ts';
import { callerHeaders, type IsSignedIn, startSession } from './caller-headers.ts';
import { graphiql, graphiqlPath } from './graphiql.ts';
import { type Graph } from './graph.ts';
import { type CountOperation } from './graph-context.ts';
import { type FindOperation } from './known-operations.ts';
import { type RegisteredText } from './operation-stores.ts';
import { type Log, maskError } from './masking.ts';
import { type OtherDocuments, type TrustedCheck, unknownOperation } from './trusted-documents.ts';

interface GraphRoutesOptions {
  /** Starts with the first request that needs it. */
  graph: () => Promise<Graph>;
  registeredText: RegisteredText;
  findOperation: FindOperation;
  production: boolean;
  log: Log;
  limits: SharedLimits;
  isSignedIn: IsSignedIn;
  /** Callers without a session may send trusted operations only; without it any. */
  isTrusted: TrustedCheck | undefined;
  isPartner: OtherDocuments['isPartner'];
  shared: SharedRoutes;
}

/** The longest bodies are the policies, which the back office saves whole. */
const bodyBytesAtMost = 256 * 1024;

/** GET and POST /graphql; in development also a page to try operations on. */
export const graphRoutes: FastifyPluginAsync<GraphRoutesOptions> = async (
  server,
  {
    graph,
    registeredText,
    findOperation,
    production,
    log,
    limits,
    isSignedIn,
    isTrusted,
    isPartner = async () => false,
    shared,
  },
) => {
  /** The only text that this caller may send; undefined if any. */
  async function permittedText(request: FastifyRequest): Promise<string | undefined> {
    if (!isTrusted) return undefined;
    const text = sentText(request);
    const { authorization, cookie } = request.headers;
    if (text !== undefined && (await isTrusted(text, cookie))) return text;
    if ((await isSignedIn(request)) || (await isPartner(authorization))) return undefined;
    throw text === undefined ? withoutText() : unknownOperation();
  }

  function sentText(request: FastifyRequest): string | undefined {
    const parameters = request.method === 'GET' ? request.query : request.body;
    const { query } = (parameters ?? {}) as { query?: unknown };
    if (typeof query === 'string') return query;
    return registeredText(requestParams(request)?.extensions?.persistedQuery?.sha256Hash ?? '');
  }

  const countOperation =
    (request: FastifyRequest): CountOperation =>
    async ({ cost, actions }) => {
      const isStaff = await isSignedIn(request);
      await (isStaff ? limits.countStaffCost : limits.countCost)(request, cost);
      await (isStaff ? limits.countSave : limits.countPost)(request, actions);
    };

  const mask = maskError(log);
  const runKnownOperation = knownOperationRunner({
    findOperation,
    registeredText,
    countOperation,
    mask,
    shared,
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (error instanceof GraphQLError) {
      const http = error.extensions.http as Partial<HTTPGraphQLHead> | undefined;
      const { status = 200, headers = [] } = http ?? {};
      return reply
        .code(status)
        .headers(Object.fromEntries(headers))
        .send({ errors: [mask(error, error)] });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed');
    if (error instanceof RateLimitExceeded)
      void reply.header('retry-after', error.retryAfterSeconds);
    const message = status < 500 ? clientMessage(error) : 'Something went wrong on our side.';
    return reply.code(status).send({ errors: [{ message }] });
  });
  if (!production) await server.register(graphiql);

  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: {
      operationOf: requestedOperation(findOperation, registeredText, permittedText),
      fromMemory: shared.fromMemory,
    },
    bodyLimit: bodyBytesAtMost,
    async onRequest(request, reply) {
      // The integration builds an address from it, and would fail on nonsense.
      if (!URL.canParse(`http://${request.hostname}/`))
        return reply.code(400).send({ errors: [{ message: 'The Host header is not valid.' }] });
      if (!production && request.method === 'GET' && request.headers.accept?.includes('text/html'))
        return reply.redirect(graphiqlPath);
    },
    async handler(request, reply) {
      if (await runKnownOperation(request, reply)) return reply;
      // A rejected operation does not start the graph.
      const permitted = await permittedText(request);
      const { handle } = await graph();
      return handle(request, reply, {
        headers: callerHeaders(request),
        startSession: startSession(request, reply),
        permitted,
        count: countOperation(request),
      });
    },
  });
};

/** The words are Apollo Server’s. */
const withoutText = () =>
  new GraphQLError(
    'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.',
    { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
  );
