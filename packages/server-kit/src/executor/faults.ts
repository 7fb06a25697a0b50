import { GraphQLError } from 'graphql';

/** A fault of the caller's: what was sent cannot be understood. The sentence is shown to them. */
export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** A fault of ours that passes: a dependency is unavailable. */
export const unavailable = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'SERVICE_UNAVAILABLE' } });
