import { type GraphqlExecutor, httpExecutor } from '@larkfare/service-kit';

/** Asks the GraphQL of another server. */
export const subgraphAt = (url: string): GraphqlExecutor =>
  httpExecutor(new URL('/graphql', url).href);
