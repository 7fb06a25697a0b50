import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import { TooManyRequests } from '../rate-limits.ts';
import { type GraphContext } from './graph-context.ts';
import { actionCount, limitProblem, weighOperation } from './limits.rules.ts';
import { GraphFault } from './prepared-operation.ts';

/** Refuses an operation that is too deep, has too many aliases, asks for too much, or changes too much in a minute. */
export const limitsPlugin: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, operation, document, request, contextValue }) {
        if (contextValue.isInternal || !operation) return;
        const fragments = new Map(
          document.definitions
            .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
            .map((fragment) => [fragment.name.value, fragment]),
        );
        const problem = limitProblem(
          weighOperation({
            schema,
            operation,
            fragments,
            variables: request.variables ?? {},
          }),
        );
        if (problem)
          throw new GraphQLError(problem, {
            extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
          });
        if (operation.operation === OperationTypeNode.MUTATION)
          await contextValue
            .countActions?.(actionCount(operation, fragments))
            .catch(toGraphqlError);
      },
    };
  },
};

/** As a GraphQL error with its code, and the status and headers that a REST client would get. */
function toGraphqlError(problem: unknown): never {
  if (problem instanceof TooManyRequests)
    throw new GraphQLError(problem.message, {
      extensions: {
        code: 'TOO_MANY_REQUESTS',
        http: {
          status: problem.statusCode,
          headers: new HeaderMap([['retry-after', String(problem.retryAfterSeconds)]]),
        },
      },
    });
  if (problem instanceof GraphFault)
    throw new GraphQLError(problem.message, { extensions: { code: problem.code } });
  throw problem;
}
