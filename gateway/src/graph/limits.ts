import { type ApolloServerPlugin } from '@apollo/server';
import { type FragmentDefinitionNode, GraphQLError, Kind } from 'graphql';
import { type GraphContext } from './graph-context.ts';
import { limitProblem, weighOperation } from './limits.rules.ts';

/** Refuses an operation that is too deep, has too many aliases or asks for too much; weighed with its variables. */
export const limitsPlugin: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, operation, document, request, contextValue }) {
        if (contextValue.isInternal || !operation) return;
        const fragments = document.definitions.filter(
          (definition): definition is FragmentDefinitionNode =>
            definition.kind === Kind.FRAGMENT_DEFINITION,
        );
        const problem = limitProblem(
          weighOperation({
            schema,
            operation,
            fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
            variables: request.variables ?? {},
          }),
        );
        if (problem)
          throw new GraphQLError(problem, {
            extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
          });
      },
    };
  },
};
