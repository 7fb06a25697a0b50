import { type IsOffice } from '../admission/admission.ts';
import { type GraphqlExecutor } from '../graphql/executors.ts';
import { unavailable } from '../graphql/faults.ts';
import { queryService } from '../graphql/query-service.ts';
import { type RequestHeaders } from '../graphql/subgraph-context.ts';
import { type Administrator } from './administrator.ts';
import { AdministratorOfTokenDocument, TokenKeysDocument } from './administrator-of.generated.ts';
import { sessionSecretFrom } from './session-cookie.ts';
import { tokenVerifier, type VerifyToken } from './verify-token.ts';

export type AdministratorOf = (headers: RequestHeaders) => Promise<Administrator | undefined>;

/**
 * Recognises administrators in a service that keeps no accounts: it checks the token itself and asks the content service
 * whether its session still lives, so that signing out ends it everywhere with the next request.
 * Without a content service no request has an administrator.
 * @throws SERVICE_UNAVAILABLE when a token came and the content service does not answer
 */
export function administratorsOf(content: GraphqlExecutor | undefined): AdministratorOf {
  if (!content) return async () => undefined;
  const claimsOf = claimsReader(content);

  return async (headers) => {
    try {
      const claims = await claimsOf(headers);
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
 * Whether a request carries a token that we have signed, whatever became of its session: enough to admit it before visitors’
 * requests: it cannot be forged.
 */
export function signedTokenCheck(content: GraphqlExecutor): IsOffice {
  const claimsOf = claimsReader(content);

  return async ({ headers: { authorization, cookie } }) => {
    const secret = sessionSecretFrom(cookie);
    const claims = claimsOf({ authorization, 'x-session-secret': secret });
    return (await claims.catch(() => undefined)) !== undefined;
  };
}

/** Checks tokens with the content service’s keys. */
const claimsReader = (content: GraphqlExecutor): VerifyToken =>
  tokenVerifier(async () => {
    const { tokenKeys } = await queryService(content, TokenKeysDocument, {});
    return JSON.parse(tokenKeys);
  });

const isUnavailable = (problem: unknown) =>
  problem instanceof Error &&
  Array.isArray(problem.cause) &&
  problem.cause[0]?.extensions?.code === 'SERVICE_UNAVAILABLE';
