import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

interface Weight {
  /** Fields below each other. */
  depth: number;
  aliases: number;
  /** Objects that an answer may hold and what its fields take to resolve, estimated from the operation. */
  cost: number;
}

export const limits: Weight = { depth: 10, aliases: 20, cost: 5000 };

/** Tokens of one document: parsing and validating stay cheap however it is written. */
export const tokensAtMost = 2000;

/** Far more than any input has. JSON of much deeper variables would overflow the stack on the way to a service. */
export const variableLevelsAtMost = 32;

/** The assumed length of a list that no argument limits. */
const listLength = 20;
/** A mutation is one action; a request may hold a few and not a flood. */
const mutationCost = 1000;
/** The cost of some fields, in objects that could be read from memory in the time. */
const resolverCosts: Readonly<Record<string, number>> = {
  flightSearch: 250,
  flightList: 250,
  lowestPrices: 250,
  explore: 250,
  bookingAnalytics: 250,
  flightOffer: 50,
};
/** Arguments that bound a list, or the `items` of the page that takes them. */
const sizeArguments = ['size', 'count'];

interface Operation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  /** The true length of a root field's list, if it is known. */
  lengthOf?: (field: string) => number | undefined;
}

/** A sentence for the sender of variables that are nested too deeply; undefined for any others. */
export function variablesProblem(variables: Readonly<Record<string, unknown>>): string | undefined {
  let level = Object.values(variables);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > variableLevelsAtMost)
      return `Variables may be nested ${variableLevelsAtMost} levels deep at most.`;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return undefined;
}

/** A sentence for the author of an operation that is over a limit; undefined when it is within all. */
export function limitProblem(weight: Weight): string | undefined {
  if (weight.depth > limits.depth) return `At most ${limits.depth} fields may be nested.`;
  if (weight.aliases > limits.aliases) return `At most ${limits.aliases} aliases may be used.`;
  if (weight.cost > limits.cost)
    return `This operation requests too much (${weight.cost} of at most ${limits.cost}). Request smaller lists.`;
  return undefined;
}

/** Weighs a valid operation. Each fragment is weighed once, so that nesting them costs nothing to look at. */
export function weighOperation(source: Operation): Weight {
  const { schema, operation } = source;
  const weighed = new Map<string, Weight>();
  const root = schema.getRootType(operation.operation);
  if (!root) return nothing;
  const perField = operation.operation === 'mutation' ? mutationCost : 0;
  return weighSelections(operation.selectionSet, root.name, listLength, perField);

  function weighSelections(
    { selections }: SelectionSetNode,
    typeName: string,
    itemCount: number,
    extraCost = 0,
  ): Weight {
    return selections.map(weighSelection).reduce(combinedWeight, nothing);

    function weighSelection(selection: SelectionSetNode['selections'][number]): Weight {
      if (selection.kind === Kind.FIELD) {
        const weight = weighField(selection, typeName, itemCount);
        return { ...weight, cost: weight.cost + extraCost };
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const name = selection.typeCondition?.name.value ?? typeName;
        return weighSelections(selection.selectionSet, name, itemCount, extraCost);
      }
      return weighFragment(selection.name.value, itemCount, extraCost);
    }
  }

  function weighFragment(name: string, itemCount: number, extraCost: number): Weight {
    const key = `${name} ${itemCount}`;
    const cached = weighed.get(key);
    if (cached) return cached;
    const fragment = source.fragments.get(name);
    if (!fragment) return nothing;
    const type = fragment.typeCondition.name.value;
    const weight = weighSelections(fragment.selectionSet, type, itemCount, extraCost);
    weighed.set(key, weight);
    return weight;
  }

  function weighField(node: FieldNode, typeName: string, itemCount: number): Weight {
    const aliases = node.alias ? 1 : 0;
    const field = fieldOf(schema, typeName, node.name.value);
    // Introspection has its own switch.
    if (!field || node.name.value.startsWith('__')) return { depth: 0, aliases, cost: 0 };

    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return { depth: 1, aliases, cost: 0 };

    const size = requestedSize(node, field, source);
    const isList = isListType(getNullableType(field.type));
    const inner = weighSelections(node.selectionSet, type.name, size ?? listLength);
    const trueLength = typeName === root?.name ? source.lengthOf?.(field.name) : undefined;
    const times = isList ? (size ?? Math.max(trueLength ?? 0, itemCount)) : 1;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      cost: 1 + (resolverCosts[field.name] ?? 0) + times * (1 + inner.cost),
    };
  }
}

/** How many actions a mutation takes: each name in its answer is one, however they are written. */
export function actionCount(
  { selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>,
  fragments: Operation['fragments'],
): number {
  const names = new Set<string>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || spread.has(selection.name.value)) continue;
      spread.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      if (fragment) collect(fragment.selectionSet);
    }
  };
  collect(selectionSet);
  return names.size;
}

const nothing: Weight = { depth: 0, aliases: 0, cost: 0 };

const combinedWeight = (one: Weight, other: Weight): Weight => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  cost: one.cost + other.cost,
});

function fieldOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  return type.getFields()[fieldName];
}

function requestedSize(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  source: Operation,
): number | undefined {
  const argument = field.args.find(({ name }) => sizeArguments.includes(name));
  if (!argument) return undefined;
  const literal = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  const size = literal ? valueOf(literal, source) : argument.defaultValue;
  // A value that is no number is refused as a variable; until then Number() may throw on an object.
  const length = typeof size === 'number' ? size : argument.defaultValue;
  return length === undefined ? undefined : Math.max(1, Number(length) || 1);
}

function valueOf(node: ValueNode, { operation, variables }: Operation): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind !== Kind.VARIABLE) return undefined;
  const name = node.name.value;
  if (variables[name] !== undefined) return variables[name];
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === name,
  );
  return definition?.defaultValue?.kind === Kind.INT
    ? Number(definition.defaultValue.value)
    : undefined;
}
