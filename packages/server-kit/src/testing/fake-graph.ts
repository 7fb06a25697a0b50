import { readFileSync } from 'node:fs';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { type GraphqlAnswer, type GraphqlExecutor } from '../executor/http-executor.ts';

const api = new URL('../../../../schema.graphql', import.meta.url);

/** The rest of the graph, at the network's edge: the API's schema with root fields of a test. */
export function fakeGraph(rootValue: Record<string, unknown>): GraphqlExecutor {
  const schema = buildSchema(readFileSync(api, 'utf8'));
  return async ({ query: source, variables = {}, headers: contextValue = {} }) => {
    const response = await graphql({
      schema,
      source,
      rootValue,
      contextValue,
      variableValues: variables,
    });
    return JSON.parse(JSON.stringify(response)) as GraphqlAnswer;
  };
}

export const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code } });

export const unavailable: GraphqlAnswer = {
  errors: [{ message: 'down', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
};
