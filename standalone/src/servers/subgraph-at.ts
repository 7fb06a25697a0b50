import { type GraphqlExecutor, httpExecutor } from '@larkfare/server-kit/executor';

/** Queries the GraphQL of another server. */
export const subgraphAt = (
  url: string,
  { INTERNAL_SECRET: secret }: { INTERNAL_SECRET?: string | undefined },
): GraphqlExecutor => httpExecutor(new URL('/graphql', url).href, { secret });
