import { type ApolloServerPlugin } from '@apollo/server';
import { RateLimitExceeded } from '@larkfare/server-kit/rate-limit';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type CountOperation, type GraphContext, type OperationWeight } from './graph-context.ts';
import { GraphFault } from './graph-fault.ts';
import { type ListLengths } from './list-lengths.ts';
import { actionCount, limitProblem, variablesProblem, weighOperation } from './limits.rules.ts';
import { unknownOperation } from './trusted-documents.ts';

interface Weighed {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode | null | undefined;
  variables: Record<string, unknown>;
  lengths: ListLengths;
}

/** Refuses an operation that is not permitted, too deep or too costly, or that is one too many for this minute. */
export const limitsPlugin = (lengths: ListLengths): ApolloServerPlugin<GraphContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, source, operation, document, request, contextValue }) {
        if (contextValue.isInternal) return;
        const { permitted = source, count } = contextValue;
        if (source !== permitted) throw unknownOperation();
        const variables = request.variables ?? {};
        checkVariables(variables);
        await admit(weighRequest({ schema, document, operation, variables, lengths }), count);
      },
      async willSendResponse({ operation, response: { body } }) {
        if (operation && body.kind === 'single' && body.singleResult.data)
          lengths.learn(operation, body.singleResult.data);
      },
    };
  },
});

/**
 * An operation is refused for what its text multiplies, at any size of the catalogue. Its cost counts the true lengths of
 * its lists.
 * @throws GraphQLError when the operation is over a limit
 */
export function weighRequest({
  schema,
  document,
  operation,
  variables,
  lengths,
}: Weighed): OperationWeight {
  if (!operation || !schema.getRootType(operation.operation)) throw unresolvedOperation();
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const weighed = { schema, operation, fragments, variables };
  const problem = limitProblem(weighOperation(weighed));
  if (problem) throw tooLarge(problem);
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  const { cost } = weighOperation({ ...weighed, lengthOf: lengths.of });
  return { cost, actions: isMutation ? actionCount(operation, fragments) : 0 };
}

/** @throws GraphQLError when they are nested too deeply */
export function checkVariables(variables: Record<string, unknown>): void {
  const problem = variablesProblem(variables);
  if (problem) throw tooLarge(problem);
}

const tooLarge = (problem: string) =>
  new GraphQLError(problem, { extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } } });

/** @throws GraphQLError when it is one too many */
export async function admit(
  weight: OperationWeight,
  count: CountOperation | undefined,
): Promise<void> {
  await count?.(weight).catch(toGraphqlError);
}

const unresolvedOperation = () =>
  new GraphQLError(
    'The document has no operation of this name or kind, or several and none is named.',
    {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
    },
  );

/** A GraphQL error with its code, and the status and headers that a REST client would get. */
function toGraphqlError(problem: unknown): never {
  if (problem instanceof RateLimitExceeded)
    throw new GraphQLError(problem.message, {
      extensions: {
        code: 'TOO_MANY_REQUESTS',
        http: {
          status: problem.statusCode,
          headers: new Map([['retry-after', String(problem.retryAfterSeconds)]]),
        },
      },
    });
  if (problem instanceof GraphFault)
    throw new GraphQLError(problem.message, { extensions: { code: problem.code } });
  throw problem;
}
