import {
  ContainsResult,
  type Operation,
  operationFromDocument,
} from '@apollo/federation-internals';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  type SelectionNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Planning } from './planning.ts';

/** Finds the subgraph that returns for a valid operation exactly what the gateway would; undefined if there is none. */
export function singleSubgraph({
  supergraph,
  planner,
  schema,
}: Planning): (document: DocumentNode) => string | undefined {
  const apiSchema = supergraph.apiSchema();
  const subgraphSchemas = new Map(
    supergraph
      .subgraphs()
      .values()
      .map((subgraph) => [subgraph.name, subgraph.schema.toGraphQLJSSchema()]),
  );

  return (document) => {
    const operation = operationFromDocument(apiSchema, document);
    const { node } = planner.buildQueryPlan(operation);
    if (node?.kind !== 'Fetch' || node.requires || node.inputRewrites || node.outputRewrites)
      return undefined;
    const subgraph = subgraphSchemas.get(node.serviceName);
    if (!subgraph || validate(subgraph, document).length > 0) return undefined;
    const fetch = parse(node.operation);
    if (validate(schema, fetch).length > 0) return undefined;
    const [whole, fetched] = [operation, operationFromDocument(apiSchema, fetch)].map((each) =>
      operationFromDocument(apiSchema, onObjects(each, subgraph)),
    );
    if (!whole || !fetched || !selectsTheSame(whole, fetched)) return undefined;
    const hasOthers = [...typesOf(document, schema)].some((type) =>
      differs(type, schema, subgraph),
    );
    return hasOthers ? undefined : node.serviceName;
  };
}

const selectsTheSame = (one: Operation, other: Operation): boolean =>
  contains(one, other) && contains(other, one);

const contains = (outer: Operation, inner: Operation): boolean =>
  plainSelections(outer).contains(plainSelections(inner), { ignoreMissingTypename: true }) !==
  ContainsResult.NOT_CONTAINED;

const plainSelections = (operation: Operation) => operation.normalize().selectionSet;

/**
 * Without fragments, and with conditions on types of objects alone: the planner replaces a condition on an interface by those
 * on its types that can be there.
 */
function onObjects(operation: Operation, schema: GraphQLSchema): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  type AnyType = GraphQLNamedType | null | undefined;
  const objectsOf = (type: AnyType): readonly AnyType[] =>
    isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const conditionsOf = (each: SelectionNode): readonly SelectionNode[] => {
    if (each.kind !== Kind.INLINE_FRAGMENT || !each.typeCondition) return [each];
    const { typeCondition } = each;
    const possible = objectsOf(typeInfo.getParentType());
    return objectsOf(schema.getType(typeCondition.name.value)).flatMap((type) => {
      if (!type || !possible.includes(type)) return [];
      const name = { ...typeCondition.name, value: type.name };
      return { ...each, typeCondition: { ...typeCondition, name } };
    });
  };
  return visit(
    parse(operation.expandAllFragments().toString()),
    visitWithTypeInfo(typeInfo, {
      SelectionSet: (node) => ({ ...node, selections: node.selections.flatMap(conditionsOf) }),
    }),
  );
}

/** The named types of an operation's fields, arguments and variables, with those inside its inputs. */
function typesOf(document: DocumentNode, schema: GraphQLSchema): Set<GraphQLNamedType> {
  const types = new Set<GraphQLNamedType>();
  function add(type: GraphQLNamedType | undefined | null) {
    if (!type || types.has(type)) return;
    types.add(type);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  }
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: () => add(getNamedType(typeInfo.getType())),
      NamedType: ({ name }) => add(schema.getType(name.value)),
    }),
  );
  return types;
}

/** Whether the subgraph returns or accepts something of this type that the API does not have. */
function differs(type: GraphQLNamedType, api: GraphQLSchema, subgraph: GraphQLSchema): boolean {
  const ofSubgraph = subgraph.getType(type.name);
  // An interface of the API may be an object of the subgraph.
  if (ofSubgraph?.constructor !== type.constructor) return true;
  const members = membersOf(type, api);
  return membersOf(ofSubgraph, subgraph).some((member) => !members.includes(member));
}

function membersOf(type: GraphQLNamedType | undefined, schema: GraphQLSchema): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type)) return Object.keys(type.getFields());
  if (isAbstractType(type)) return schema.getPossibleTypes(type).map(({ name }) => name);
  return [];
}
