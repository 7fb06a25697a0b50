import { operationFromDocument } from '@apollo/federation-internals';
import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import {
  type DocumentNode,
  type FieldNode,
  isInterfaceType,
  isObjectType,
  isScalarType,
  print,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Executors } from './executor-data-source.ts';
import { type Planning } from './planning.ts';
import { isPlain, type SecondFetch, secondFetchOf } from './second-fetch.ts';

type Entity = Record<string, unknown>;
type FoundEntity = Entity | null | undefined;
type Errors = NonNullable<GraphqlAnswer['errors']>;

/** An entity in the first answer, with its path. */
interface Place {
  entity: Entity;
  path: readonly (string | number)[];
}

interface Options extends Planning {
  executors: Executors;
  /** See `singleSubgraph`. */
  subgraphOf: (document: DocumentNode) => string | undefined;
}

/**
 * Runs an operation that is a fetch of one subgraph and then nullable scalars of its entities from another; undefined for
 * any other operation. Its answer has the right shape without Apollo's executor.
 */
export function twoFetches({
  supergraph,
  planner,
  schema,
  executors,
  subgraphOf,
}: Options): (document: DocumentNode) => GraphqlExecutor | undefined {
  const apiSchema = supergraph.apiSchema();

  const isScalarField = (type: string, field: string): boolean => {
    const parent = schema.getType(type);
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    return hasFields && isScalarType(parent.getFields()[field]?.type);
  };

  /** The operation with the name of the type in place of the second's fields; undefined if entities would lack a key. */
  function withoutSecond(document: DocumentNode, { type, keys, fields }: SecondFetch) {
    const typeInfo = new TypeInfo(schema);
    let hasKeys = true;
    const first = visit(
      document,
      visitWithTypeInfo(typeInfo, {
        SelectionSet(node) {
          if (typeInfo.getParentType()?.name !== type) return undefined;
          const isSecond = isPlainAmong(fields);
          if (!node.selections.some(isSecond)) return undefined;
          const kept = node.selections.filter((each) => !isSecond(each));
          hasKeys &&= keys.every((key) => kept.some(isPlainAmong([key])));
          const selections = node.selections.map((each) => (isSecond(each) ? placeOf(each) : each));
          return { ...node, selections };
        },
      }),
    );
    return hasKeys ? first : undefined;
  }

  return (document) => {
    const second = secondFetchOf(
      planner.buildQueryPlan(operationFromDocument(apiSchema, document)),
    );
    const [placeOfType] = second?.fields ?? [];
    if (!second?.fields.every((field) => isScalarField(second.type, field)) || !placeOfType)
      return undefined;
    const first = withoutSecond(document, second);
    const runFirst = executors[(first && subgraphOf(first)) ?? ''];
    const runSecond = executors[second.node.serviceName];
    if (!first || !runFirst || !runSecond) return undefined;
    const query = print(first);
    return async (request) => {
      const answer = await runFirst({ ...request, query, acceptsBytes: false });
      const places = answer.data ? entitiesAt(answer.data, second.path, []) : [];
      if (places.length === 0) return answer;
      const { data, errors = [] } = await runSecond({
        ...request,
        query: second.node.operation,
        operationName: second.node.operationName,
        variables: {
          representations: places.map(({ entity }) => ({
            __typename: entity[placeOfType],
            ...Object.fromEntries(second.keys.map((key) => [key, entity[key]])),
          })),
        },
        acceptsBytes: false,
      });
      setFields(places, second.fields, (data?._entities ?? []) as readonly FoundEntity[]);
      const all: Errors = [...(answer.errors ?? []), ...errorsAt(places, errors)];
      return { ...answer, ...(all.length > 0 && { errors: all }) };
    };
  };
}

const isPlainAmong =
  (names: readonly string[]) =>
  (node: SelectionNode): node is FieldNode =>
    isPlain(node) && names.includes(node.name.value);

/** Keeps the place of a second field in its object: responses have the order of the selection (GraphQL, section 7.2.2). */
const placeOf = ({ name, ...field }: FieldNode): FieldNode => ({
  ...field,
  alias: name,
  name: { ...name, value: '__typename' },
});

/** The entities at a path of the planner, in which `@` is each of a list. */
function entitiesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: Place['path'],
): Place[] {
  if (value === null || value === undefined) return [];
  if (name === undefined) return [{ entity: value as Entity, path }];
  if (name === '@')
    return (value as unknown[]).flatMap((each, nth) => entitiesAt(each, rest, [...path, nth]));
  return entitiesAt((value as Entity)[name], rest, [...path, name]);
}

function setFields(
  places: readonly Place[],
  fields: readonly string[],
  found: readonly FoundEntity[],
): void {
  for (const [nth, { entity }] of places.entries())
    for (const field of fields) entity[field] = found[nth]?.[field] ?? null;
}

/** Errors of a second fetch, whose paths begin with `_entities` and a number, at the paths of those entities. */
const errorsAt = (places: readonly Place[], errors: Errors): Errors =>
  errors.map(({ path, ...error }) => ({
    ...error,
    ...(path && { path: [...(places[Number(path[1])]?.path ?? []), ...path.slice(2)] }),
  }));
