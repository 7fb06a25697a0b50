import { type Recognise } from '../admission/admission.ts';
import { type GraphqlExecutor } from '../executor/http-executor.ts';
import { unavailable } from '../executor/faults.ts';
import { queryService } from '../executor/query-service.ts';
import { type RequestHeaders } from '../executor/request-headers.ts';
import { type Administrator } from './administrator.ts';
import { AdministratorOfTokenDocument, TokenKeysDocument } from './administrator-of.generated.ts';
import { deviceTokenFrom, sessionSecretFrom } from './session-cookie.ts';
import { type TokenVerifier, tokenVerifier } from './verify-token.ts';

export type AdministratorOf = (headers: RequestHeaders) => Promise<Administrator | undefined>;

/**
 * Recognises administrators in a service that keeps no accounts: it checks the token itself and queries the content service
 * whether its session still lives, so that signing out ends it everywhere with the next request.
 * Without a content service no request has an administrator.
 * @throws SERVICE_UNAVAILABLE when a token came and the content service does not respond
 */
export function administratorsOf(content: GraphqlExecutor | undefined): AdministratorOf {
  if (!content) return async () => undefined;
  const { sessionOf } = verifierOf(content);

  return async (headers) => {
    try {
      const claims = await sessionOf(headers);
      if (!claims) return undefined;
      const { viewer } = await queryService(content, AdministratorOfTokenDocument, {}, headers);
      return viewer?.id === claims.administratorId ? viewer : undefined;
    } catch (problem) {
      throw isUnavailable(problem)
        ? unavailable('Signing in cannot be checked just now. Please try again in a moment.')
        : problem;
    }
  };
}

/**
 * Recognises a request by a token that we have signed, whatever became of its session: enough to admit it before visitors’
 * requests: it cannot be forged.
 */
export function signedTokenCheck(content: GraphqlExecutor): Recognise {
  const { sessionOf, deviceOf } = verifierOf(content);

  return async ({ headers: { authorization, cookie } }) => {
    const secret = sessionSecretFrom(cookie);
    const isSigned = (claims: Promise<unknown>) => claims.then(Boolean, () => false);
    if (await isSigned(sessionOf({ authorization, 'x-session-secret': secret }))) return 'office';
    const isKnown = await isSigned(deviceOf({ 'x-device-token': deviceTokenFrom(cookie) }));
    return isKnown ? 'known device' : undefined;
  };
}

/** Checks tokens with the content service’s keys. */
const verifierOf = (content: GraphqlExecutor): TokenVerifier =>
  tokenVerifier(async () => {
    const { tokenKeys } = await queryService(content, TokenKeysDocument, {});
    return JSON.parse(tokenKeys);
  });

const isUnavailable = (problem: unknown) =>
  problem instanceof Error &&
  Array.isArray(problem.cause) &&
  problem.cause[0]?.extensions?.code === 'SERVICE_UNAVAILABLE';
