import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isInputType,
  typeFromAST,
  valueFromASTUntyped,
  type VariableDefinitionNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/**
 * Writes the defaults of the operation and of the schema's inputs into the variables, and leaves out what is undefined.
 * graphql-jit requires a non-null input field even where it has a default, and reads undefined as null
 * (github.com/zalando-incubator/graphql-jit/issues/142).
 */
export function withDefaults(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] = [],
  variables: Variables = {},
): Variables {
  const filled: Variables = {};
  for (const { variable, type, defaultValue } of definitions) {
    const name = variable.name.value;
    const value = variables[name];
    const inputType = typeFromAST(schema, type as never);
    if (value !== undefined && isInputType(inputType)) filled[name] = fill(inputType, value);
    else if (defaultValue) filled[name] = valueFromASTUntyped(defaultValue);
  }
  return filled;
}

function fill(type: GraphQLInputType, value: unknown): unknown {
  const inputType = getNullableType(type);
  if (isListType(inputType) && Array.isArray(value))
    return value.map((entry) => fill(inputType.ofType as GraphQLInputType, entry));
  if (isInputObjectType(inputType) && isObject(value)) return fillObject(inputType, value);
  return value;
}

function fillObject(type: GraphQLInputObjectType, value: Variables): Variables {
  const filled = Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== undefined),
  );
  for (const { name, type: fieldType, defaultValue } of Object.values(type.getFields())) {
    if (Object.hasOwn(filled, name)) filled[name] = fill(fieldType, filled[name]);
    else if (defaultValue !== undefined) filled[name] = defaultValue;
  }
  return filled;
}

const isObject = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
