import { GraphQLError } from 'graphql';
import { type GraphqlExecutor } from '../graphql/executors.ts';
import { type RequestHeaders } from '../graphql/subgraph-context.ts';
import { unavailable } from '../graphql/faults.ts';
import { type Administrator } from './administrator.ts';
import { bearerToken } from './bearer-token.ts';
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
  let verifier: Promise<VerifyToken> | undefined;

  return async (headers) => {
    if (!bearerToken(headers.authorization)) return undefined;
    verifier ??= readVerifier(content).catch((problem: unknown) => {
      verifier = undefined;
      throw problem;
    });
    const claims = await (await verifier)(headers);
    if (!claims) return undefined;
    const { viewer } = await ask<{ viewer: Administrator | null }>(
      content,
      'query Viewer { viewer { id email } }',
      headers,
    );
    return viewer?.id === claims.administratorId ? viewer : undefined;
  };
}

async function readVerifier(content: GraphqlExecutor): Promise<VerifyToken> {
  const { tokenKey } = await ask<{ tokenKey: string }>(content, 'query TokenKey { tokenKey }', {});
  return tokenVerifier(JSON.parse(tokenKey));
}

async function ask<Data>(
  content: GraphqlExecutor,
  query: string,
  headers: RequestHeaders,
): Promise<Data> {
  const { data, errors } = await content({ query, headers });
  if (errors?.length || !data)
    throw errors?.[0]?.extensions?.code === 'SERVICE_UNAVAILABLE'
      ? unavailable('Signing in cannot be checked just now. Please try again in a moment.')
      : new GraphQLError(errors?.[0]?.message ?? 'The content service answered nothing.');
  return data as Data;
}
