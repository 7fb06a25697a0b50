/** Exports that remotes may use of Apollo Client in React. */
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useLazyQuery,
  useMutation,
  useQuery,
} from '@apollo/client/react';
