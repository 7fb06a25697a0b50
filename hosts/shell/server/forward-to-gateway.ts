import { type IncomingHttpHeaders, type IncomingMessage, request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** For the next machine only (RFC 9110 §7.6.1), as is whatever `connection` names; the host is the gateway's own. */
const notPassedOn = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
const ofThisRequest = [...notPassedOn, 'host', 'expect', 'proxy-authorization'];
const ofThisAnswer = [...notPassedOn, 'transfer-encoding', 'proxy-authenticate'];

/**
 * One origin for the browser while the shell runs alone: what is the gateway's is passed on to it as it comes, and so is
 * what it answers. A gateway that trusts one proxy (TRUSTED_PROXIES=1) knows who asks.
 */
export async function forwardToGateway(app: FastifyInstance, { gateway }: { gateway: URL }) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const url of ['/graphql', '/api/*', '/media/*'])
    app.all(url, (request, reply) => forward(gateway, request, reply));
}

async function forward(gateway: URL, request: FastifyRequest, reply: FastifyReply) {
  try {
    const answer = await answerOf(gateway, request, reply);
    return await reply
      .code(answer.statusCode ?? 502)
      .headers(without(ofThisAnswer, answer.headers))
      .send(answer);
  } catch (problem) {
    request.log.error(problem);
    const message = 'The site cannot answer just now. Please try again in a moment.';
    return reply
      .code(503)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      .send({ message, error: message, errors: [{ message }] });
  }
}

/** The gateway's answer, as soon as it begins. @throws when it cannot be reached */
function answerOf(
  gateway: URL,
  { raw, ip, url, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<IncomingMessage> {
  const ask = gateway.protocol === 'https:' ? askHttps : askHttp;
  const before = raw.headers['x-forwarded-for'];
  return new Promise((resolve, reject) => {
    const asked = ask(
      new URL(url, gateway),
      {
        method,
        headers: {
          ...without(ofThisRequest, raw.headers),
          'x-forwarded-for': before ? `${String(before)}, ${ip}` : ip,
        },
      },
      resolve,
    );
    asked.on('error', reject);
    // Whoever has gone needs no answer.
    reply.raw.on('close', () => asked.destroy());
    raw.pipe(asked);
  });
}

function without(names: string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !named.includes(name)),
  );
}
