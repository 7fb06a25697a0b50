import { randomBytes } from 'node:crypto';
import { type FastifyPluginAsync } from 'fastify';
import { makeHTMLParts, ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';

export const graphiqlPath = '/graphql/page';
const staticPath = `${graphiqlPath}/`;
const settings = { endpoint: '/graphql', staticPath };
const signInNote =
  '<p role="note">Sign in with POST /api/auth/login and put {"authorization": "Bearer …"} among the headers below: ' +
  'without a session the API answers the site’s own operations only (TRUSTED_DOCUMENTS=off lifts that).</p>';

/** A page to write operations on, served from here alone; its small inline scripts carry a nonce. */
export const graphiql: FastifyPluginAsync = async (server) => {
  server.get(graphiqlPath, async (_, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const withNonce = (html: string) => html.replaceAll('<script', `<script nonce="${nonce}"`);
    const { bodyContent, configScript, headerScripts, bodyScripts, bodyInitScript } =
      makeHTMLParts(settings);
    return reply
      .type('text/html')
      .header('content-security-policy', policy(nonce))
      .send(
        ruruHTML({
          ...settings,
          htmlParts: {
            bodyContent: signInNote + bodyContent,
            configScript: withNonce(configScript),
            headerScripts: withNonce(headerScripts),
            bodyScripts: withNonce(bodyScripts),
            bodyInitScript: withNonce(bodyInitScript),
          },
        }),
      );
  });

  server.get(`${staticPath}*`, async (request, reply) => {
    const file = await getStaticFile({
      staticPath,
      urlPath: request.url,
      acceptEncoding: request.headers['accept-encoding'],
    });
    if (!file) return reply.callNotFound();
    return reply.headers(file.headers).send(file.content);
  });
};

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ');
