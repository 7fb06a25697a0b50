import { bearerToken } from '@larkfare/server-kit/administrator';
import { type FastifyRequest, type preParsingAsyncHookHandler } from 'fastify';
import { callerHeaders } from '../../graph/caller-headers.ts';
import { type PrepareDocument } from '../../graph/prepared-document.ts';
import { unauthorised } from '../http-error.ts';
import { ViewerDocument } from './auth.generated.ts';

export type AdministratorCheck = preParsingAsyncHookHandler;

/** Whether a request carries the token of a live session. */
export type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

export function signedInCheck(prepare: PrepareDocument): IsSignedIn {
  const viewer = prepare(ViewerDocument);

  return async (request) =>
    bearerToken(request.headers.authorization) !== undefined &&
    (await viewer({}, callerHeaders(request))).viewer !== null;
}

/**
 * Refuses a caller without a session before a byte of the body is read, so that validation messages tell strangers nothing
 * about a closed route. The subgraphs, which hold the data, check the token again.
 */
export const administratorCheck =
  (isSignedIn: IsSignedIn): AdministratorCheck =>
  async (request, reply, payload) => {
    if (await isSignedIn(request)) return payload;
    void reply.header('www-authenticate', 'Bearer');
    throw unauthorised();
  };
