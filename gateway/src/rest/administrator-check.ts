import { bearerToken } from '@larkfare/service-kit';
import { type FastifyRequest, type preParsingAsyncHookHandler } from 'fastify';
import { callerHeaders } from '../graph/caller-headers.ts';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { ViewerDocument } from './auth.generated.ts';
import { signInFirst } from './refused.ts';

export type AdministratorCheck = preParsingAsyncHookHandler;

/** Whether a request carries the token of a session that lives. */
export type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

export function signedInCheck(prepare: PrepareOperation): IsSignedIn {
  const viewer = prepare(ViewerDocument);

  return async (request) =>
    bearerToken(request.headers.authorization) !== undefined &&
    (await viewer({}, callerHeaders(request))).viewer !== null;
}

/**
 * Turns away whoever is not signed in before a byte of the body is read, so that strangers learn nothing about what a closed
 * route takes. The subgraphs check the token again: they are the ones who keep what it protects.
 */
export const administratorCheck =
  (isSignedIn: IsSignedIn): AdministratorCheck =>
  async (request, reply, payload) => {
    if (await isSignedIn(request)) return payload;
    void reply.header('www-authenticate', 'Bearer');
    throw signInFirst();
  };
