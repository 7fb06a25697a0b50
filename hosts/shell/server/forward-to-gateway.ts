import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One origin for the browser while the shell runs alone: what is the gateway's is passed on to it. */
export async function forwardToGateway(app: FastifyInstance, { gateway }: { gateway: URL }) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const url of ['/graphql', '/api/*', '/media/*'])
    app.all(url, (request, reply) => forward(gateway, request, reply));
}

async function forward(gateway: URL, request: FastifyRequest, reply: FastifyReply) {
  const { 'content-type': contentType, authorization } = request.headers;
  const answer = await fetch(new URL(request.url, gateway), {
    method: request.method,
    headers: Object.fromEntries(
      Object.entries({
        'content-type': contentType,
        authorization,
        accept: request.headers.accept,
      }).filter((header): header is [string, string] => typeof header[1] === 'string'),
    ),
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
    redirect: 'manual',
  });
  for (const name of ['content-type', 'cache-control', 'location']) {
    const value = answer.headers.get(name);
    if (value) void reply.header(name, value);
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
