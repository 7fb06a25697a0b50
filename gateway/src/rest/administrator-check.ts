import { bearerToken } from '@larkfare/service-kit';
import { type FastifyRequest, type preParsingAsyncHookHandler } from 'fastify';
import { callerHeaders } from '../graph/caller-headers.ts';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { ViewerDocument } from './auth.generated.ts';
import { signInFirst } from './refused.ts';

export type AdministratorCheck = preParsingAsyncHookHandler;

/**
 * Turns away whoever is not signed in before a byte of the body is read, so that strangers learn nothing about what a closed
 * route takes. The subgraphs check the token again: they are the ones who keep what it protects.
 */
export function administratorCheck(prepare: PrepareOperation): AdministratorCheck {
  const viewer = prepare(ViewerDocument);

  const isSignedIn = async (request: FastifyRequest) =>
    bearerToken(request.headers.authorization) !== undefined &&
    (await viewer({}, callerHeaders(request))).viewer !== null;

  return async (request, reply, payload) => {
    if (await isSignedIn(request)) return payload;
    void reply.header('www-authenticate', 'Bearer');
    throw signInFirst();
  };
}
