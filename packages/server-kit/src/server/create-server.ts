import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limitWork, type Recognise } from '../admission/admission.ts';
import { beginInTurns } from '../admission/turns.ts';
import { createLog } from '../log/log.ts';
import { finishRequests } from './finish-requests.ts';
import { noteSent, sendFromMemory } from './from-memory.ts';
import { logAccess, logInContext } from './access-log.ts';
import { clientErrorHandler } from './client-error.ts';
import { limitDurations } from './deadlines.ts';
import {
  errorBody,
  Unavailable,
  unavailableBody,
  unavailableForSeconds,
} from '../admission/error-body.ts';
import { healthRoutes, type ReadyCheck } from './health-routes.ts';
import { pathOfTarget, targetProblem } from './request-target.rules.ts';
import { limitSending } from './sending.ts';

export interface ServerOptions {
  /** In every line of the log. */
  name: string;
  isReady: ReadyCheck;
  /** How many proxies in front are trusted to name the client. */
  trustedProxies?: number;
  /** Takes the request’s id from the calling server, which must be one of ours. */
  isInternal?: boolean;
  /** Behind our own shell alone, which names its trace and passes on no other. */
  isBehindShell?: boolean;
  /** How long browsers use HTTPS only (Strict-Transport-Security); not sent when 0. */
  hstsSeconds?: number;
  /** Recognises the office’s requests, which have separate slots. */
  recognise?: Recognise;
  /** Adds hooks that refuse or redirect requests before anything is sent. */
  guard?: ((server: FastifyInstance) => void) | undefined;
}

/**
 * A server as each of our processes runs one: with a log, limits of time, health routes, safe headers, and an end that
 * serves what it has begun.
 */
export function createServer({
  name,
  isReady,
  trustedProxies = 0,
  isInternal = false,
  isBehindShell = false,
  hstsSeconds = 0,
  recognise,
  guard,
}: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: createLog(name) as FastifyBaseLogger,
    // Each line has the request’s id from its context.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: isInternal && 'x-request-id',
    bodyLimit: 1_000_000,
    // A socket on which nothing moves, and a request that is still arriving.
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: badUrlHandler,
    clientErrorHandler,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    trustProxy: (_, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 500, querystringParser: (text) => ({ text }) },
  });
  // Requests of our other servers were admitted by them.
  const inTurn = isInternal ? undefined : beginInTurns(server);
  // The hooks below and the streams of Fastify’s plugins each wait for a response’s end: eleven of them for a compressed file.
  server.server.on('request', (_, response) => response.setMaxListeners(20));
  server.setErrorHandler(errorHandler);
  server.setNotFoundHandler(notFoundHandler);
  logAccess(server, isInternal || isBehindShell);
  refuseAmbiguousTargets(server);
  const watchSending = limitSending(server);
  finishRequests(server);
  guard?.(server);
  sendFromMemory(server, watchSending);
  logInContext(server);
  parseQuery(server);
  limitDurations(server);
  if (inTurn) limitWork(server, inTurn, recognise);
  safeHeaders(server, hstsSeconds);
  noteSent(server);
  healthRoutes(server, isReady);
  return server;
}

/** Responses from memory are found by the whole address; parsing one of a GraphQL query takes a third as long as they do. */
function parseQuery(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    // At an unknown address there is none.
    const query = request.query as { text: string } | null;
    request.query = parse(query?.text ?? '');
    done();
  });
}

/** Another server, such as a proxy in front, may read another host or path in such a request (RFC 9112, section 3.2). */
function refuseAmbiguousTargets(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const problem =
      hostsIn(request.raw.rawHeaders) > 1
        ? 'This request has several Host headers.'
        : targetProblem(request.originalUrl, request.headers.host);
    if (problem === undefined) return done();
    void reply.code(400).send(errorBody(problem));
  });
}

/** @param rawHeaders names and values by turns */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Nothing is cached or sniffed unless a route allows it. */
function safeHeaders(server: FastifyInstance, hstsSeconds: number): void {
  const headers = Object.entries({
    ...safe,
    ...(hstsSeconds && { 'strict-transport-security': `max-age=${hstsSeconds}` }),
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    done(null, payload);
  });
}

/** The response to a failed request. */
export interface Failure {
  status: number;
  message: string;
  /** The request was not processed and may be sent again. */
  isUnavailable: boolean;
}

/** A fault is in the log, under the reference that its message names. */
export function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  const { statusCode: status = 500, message } = error;
  const isUnavailable = error instanceof Unavailable;
  if (isUnavailable || status < 500) return { status, message, isUnavailable };
  const reference = randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'a request failed');
  return {
    status: 500,
    message: `Something went wrong on our side (reference ${reference}).`,
    isUnavailable,
  };
}

/** For what no plugin’s own handler answers. */
function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, isUnavailable } = failureOf(error, request);
  if (isUnavailable)
    return reply
      .code(status)
      .header('retry-after', unavailableForSeconds)
      .send(unavailableBody(message));
  return reply.code(status).send(errorBody(message));
}

/** A URL that cannot be decoded reaches no route, no hook and no error handler. */
export function badUrlHandler(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.code(400).headers(safe).send(errorBody('The address of this request cannot be read.'));
}

export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send(errorBody('There is nothing at this address.'));
}
