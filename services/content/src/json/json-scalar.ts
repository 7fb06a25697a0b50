import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

const asItIs = (value: unknown) => value;

/** A site value travels unchanged; the schema of its key decides what it may be. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value, in the shape that its key has.',
  serialize: asItIs,
  parseValue: asItIs,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
