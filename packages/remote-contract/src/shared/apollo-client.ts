import { parse } from './graphql.ts';

/** Exports that remotes may use of Apollo Client's core. The client of visitors' pages is the shell's. */
export {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  NetworkStatus,
  Observable,
  ServerError,
} from '@apollo/client';

export const gql = parse;
