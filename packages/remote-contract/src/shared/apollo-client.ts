/** What remotes may use of Apollo Client's core. The client itself is the shell's. */
export { CombinedGraphQLErrors, NetworkStatus, ServerError } from '@apollo/client';
