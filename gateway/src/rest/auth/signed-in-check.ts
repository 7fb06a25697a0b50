import { bearerToken } from '@larkfare/server-kit/administrator';
import { callerHeaders, type IsSignedIn } from '../../graph/caller-headers.ts';
import { type PrepareDocument } from '../../graph/prepared-document.ts';
import { ViewerDocument } from './auth.generated.ts';

export function signedInCheck(prepare: PrepareDocument): IsSignedIn {
  const viewer = prepare(ViewerDocument);

  return async (request) =>
    bearerToken(request.headers.authorization) !== undefined &&
    (await viewer({}, callerHeaders(request))).viewer !== null;
}
