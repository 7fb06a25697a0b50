import { type RequestedOperation } from '@larkfare/server-kit/admission';
import { type FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { type RegisteredText } from './operation-stores.ts';
import { bodyOf } from './run-known-operation.ts';
import { type FindOperation } from './known-operations.ts';
import { tokensAtMost } from './limits.rules.ts';

type Request = Pick<FastifyRequest, 'method' | 'body' | 'headers'>;

/**
 * Finds the operation of a request before its admission; undefined if there is none, and for a query by GET. An unknown
 * text is parsed only once `checkPermitted` has resolved.
 * @throws GraphQLError when the caller may not send this text
 */
export const requestedOperation =
  <Sent extends Request>(
    findOperation: FindOperation,
    registeredText: RegisteredText,
    checkPermitted: (request: Sent) => Promise<unknown>,
  ) =>
  async (request: Sent): Promise<RequestedOperation | undefined> => {
    const params = request.method === 'GET' ? undefined : bodyOf(request);
    if (!params) return undefined;
    const { operationName, extensions } = params;
    const sha256 = extensions?.persistedQuery?.sha256Hash ?? '';
    const operation = findOperation(params.query ?? sha256);
    const query = params.query ?? registeredText(sha256);
    if (operation || query === undefined) return operation;
    await checkPermitted(request);
    return parsed(query, operationName);
  };

function parsed(query: string, operationName?: string | null): RequestedOperation | undefined {
  try {
    const document = parse(query, { maxTokens: tokensAtMost, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    return { query, isQuery: operation.operation === OperationTypeNode.QUERY };
  } catch {
    // No document: it is refused with a reason later.
    return undefined;
  }
}
