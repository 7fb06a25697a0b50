export {
  closeUnlessPublic,
  isForAdministrators,
  requireAdministrator,
  type Access,
} from './access.ts';
export { inProcessExecutor } from './in-process-executor.ts';
export { LocalDateScalar } from './local-date-scalar.ts';
export {
  buildSubgraph,
  type Subgraph,
  type SubgraphOptions,
  type SubgraphSchema,
} from './subgraph.ts';
export { type SubgraphContext } from './subgraph-context.ts';
export { executorRoutes } from './executor-routes.ts';
export { serviceServer, type Service } from './service-server.ts';
