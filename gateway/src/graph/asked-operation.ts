import { type AskedOperation } from '@larkfare/service-kit';
import { type FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { type RegisteredText } from './graph.ts';
import { bodyOf } from './run-known-operation.ts';
import { type FindOperation } from './known-operations.ts';
import { tokensAtMost } from './limits.rules.ts';

/** What a request asks for, known before it is admitted; undefined for what asks for nothing, or for a query by GET. */
export const askedOperation =
  (findOperation: FindOperation, registeredText: RegisteredText) =>
  (request: Pick<FastifyRequest, 'method' | 'body'>): AskedOperation | undefined => {
    const asked = request.method === 'GET' ? undefined : bodyOf(request);
    if (!asked) return undefined;
    const { operationName, extensions } = asked;
    const sha256 = extensions?.persistedQuery?.sha256Hash ?? '';
    const known = findOperation(asked.query ?? sha256);
    const query = asked.query ?? registeredText(sha256);
    return known ?? (query === undefined ? undefined : parsed(query, operationName));
  };

function parsed(query: string, operationName?: string | null): AskedOperation | undefined {
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
