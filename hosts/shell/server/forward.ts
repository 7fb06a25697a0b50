import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { traceHeaders } from '@larkfare/server-kit/telemetry';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** Hop-by-hop headers (RFC 9110 §7.6.1), like those that `connection` names. The host is that server's own. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** A trace begins here, so that no client decides what is sampled. */
const trace = ['traceparent', 'tracestate'];
const requestOnly = [
  ...hopByHop,
  ...trace,
  'host',
  'x-forwarded-host',
  'expect',
  'proxy-authorization',
];
const responseOnly = [...hopByHop, 'transfer-encoding', 'proxy-authenticate'];

/**
 * Gives the browser one origin while the shell runs alone, by proxying these routes of another server. One that trusts
 * one proxy (TRUSTED_PROXIES=1) sees the client's address.
 * @param deadlineMs how long that server may take until its response begins
 */
export const forwardTo =
  (server: string, routes: string[], deadlineMs: number): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const url of routes)
      app.all(url, { config: { deadlineMs, isForwarded: true } }, (request, reply) =>
        forward(server, request, reply),
      );
  };

async function forward(server: string, request: FastifyRequest, reply: FastifyReply) {
  try {
    const response = await responseOf(server, request, reply);
    return await reply
      .code(response.statusCode ?? 502)
      .headers(without(responseOnly, response.headers))
      .send(response);
  } catch (problem) {
    request.log.error(problem);
    const message = 'The site is not available just now. Please try again in a moment.';
    return reply
      .code(503)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      .send({ message, error: message, errors: [{ message }] });
  }
}

/** The server's response, as soon as its headers arrive. @throws when the server cannot be reached */
function responseOf(
  server: string,
  { raw, ip, url, method, protocol }: FastifyRequest,
  reply: FastifyReply,
): Promise<IncomingMessage> {
  // The caller’s text is never parsed as a URL, which might name another server.
  const address = { ...urlToHttpOptions(new URL(server)), path: url };
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  const forwardedFor = raw.headers['x-forwarded-for'];
  return new Promise((resolve, reject) => {
    const headers = {
      ...without(requestOnly, raw.headers),
      ...traceHeaders(),
      'x-forwarded-for': forwardedFor ? `${String(forwardedFor)}, ${ip}` : ip,
      'x-forwarded-proto': protocol,
    };
    const outgoing = send({ ...address, method, headers }, resolve);
    outgoing.on('error', reject);
    // The client has disconnected.
    reply.raw.on('close', () => outgoing.destroy());
    raw.pipe(outgoing);
  });
}

function without(names: string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !named.includes(name)),
  );
}
