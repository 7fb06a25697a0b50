import { bearerToken } from '@larkfare/server-kit/administrator';
import { type FastifyRequest } from 'fastify';
import { callerHeaders } from '../../graph/caller-headers.ts';
import { type PrepareDocument } from '../../graph/prepared-document.ts';
import { ViewerDocument } from './auth.generated.ts';

/** Whether a request carries the token of a live session. */
export type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

export function signedInCheck(prepare: PrepareDocument): IsSignedIn {
  const viewer = prepare(ViewerDocument);

  return async (request) =>
    bearerToken(request.headers.authorization) !== undefined &&
    (await viewer({}, callerHeaders(request))).viewer !== null;
}
