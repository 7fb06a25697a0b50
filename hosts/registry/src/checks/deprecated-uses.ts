import { type GraphQLSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { type Operations } from '../versions/published.input.ts';

/** Deprecated fields and arguments that operations use. Operations that are not valid are left out. */
export const deprecatedUses = (api: GraphQLSchema, operations: Operations): string[] =>
  operations.flatMap(({ name, text }) => {
    try {
      const problems = validate(api, parse(text), [NoDeprecatedCustomRule]);
      return problems.map(({ message }) => `${name}: ${message}`);
    } catch {
      return []; // The gate of the operations reports that.
    }
  });
