import {
  deviceTokenFrom,
  type NewSession,
  sessionCookies,
  sessionSecretFrom,
} from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** The caller, for the subgraphs: created for each request, so that no header in which a client claims an identity passes. */
export const callerHeaders = (request: FastifyRequest): RequestHeaders => ({
  'x-client-address': request.ip,
  'x-client-agent': request.headers['user-agent'],
  authorization: request.headers.authorization,
  'x-session-secret': sessionSecretFrom(request.headers.cookie),
  'x-device-token': deviceTokenFrom(request.headers.cookie),
  'x-from-browser': isFromBrowser(request) ? 'yes' : undefined,
});

/** Whether a request carries the token of a live session. */
export type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

/** Browsers mark themselves by headers that no script of a page can leave out; scripts of other programs send neither. */
const isFromBrowser = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Hands the cookies of a session that began to its browser, out of every script's reach. */
export const startSession =
  (request: FastifyRequest, reply: FastifyReply) =>
  (session: NewSession): void =>
    void reply.header(
      'set-cookie',
      sessionCookies(session, { isSecure: request.protocol === 'https' }),
    );
