import { type Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import { type GraphQLSchema } from 'graphql';

/** Parts that plan operations; each takes some 70 ms to make. */
export interface Planning {
  supergraph: Supergraph;
  planner: QueryPlanner;
  /** The API's. */
  schema: GraphQLSchema;
}

export const planningOf = (supergraph: Supergraph): Planning => ({
  supergraph,
  planner: new QueryPlanner(supergraph),
  schema: supergraph.apiSchema().toGraphQLJSSchema(),
});
