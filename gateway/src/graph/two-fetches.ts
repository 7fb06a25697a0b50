import { operationFromDocument, type Supergraph } from '@apollo/federation-internals';
import { type FetchNode, type QueryPlanner } from '@apollo/query-planner';
import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  isScalarType,
  Kind,
  parse,
  print,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Executors } from './executor-data-source.ts';

type Entity = Record<string, unknown>;
type Path = readonly (string | number)[];

interface Options {
  supergraph: Supergraph;
  planner: QueryPlanner;
  executors: Executors;
  /** See `singleSubgraph`. */
  subgraphOf: (document: DocumentNode) => string | undefined;
}

/** The second fetch of an operation: fields of the entities at one place of the first answer. */
interface SecondFetch {
  path: readonly string[];
  node: FetchNode;
  type: string;
  keys: readonly string[];
  fields: readonly string[];
}

/**
 * Runs an operation that is a fetch of one subgraph and then nullable scalars of its entities from another; undefined for
 * any other operation. Its answer has the right shape without Apollo's executor.
 */
export function twoFetches({
  supergraph,
  planner,
  executors,
  subgraphOf,
}: Options): (document: DocumentNode) => GraphqlExecutor | undefined {
  const apiSchema = supergraph.apiSchema();
  const schema = apiSchema.toGraphQLJSSchema();

  /** The operation without what the second subgraph has; undefined if its entities would not have their keys. */
  function withoutSecond(document: DocumentNode, { type, keys, fields }: SecondFetch) {
    const typeInfo = new TypeInfo(schema);
    let isSafe = fields.every((name) => {
      const parent = schema.getType(type);
      return parent && 'getFields' in parent && isScalarType(parent.getFields()[name]?.type);
    });
    const first = visit(
      document,
      visitWithTypeInfo(typeInfo, {
        SelectionSet(node) {
          if (typeInfo.getParentType()?.name !== type) return undefined;
          const isSecond = (each: SelectionNode) =>
            isPlain(each) && fields.includes(each.name.value);
          if (!node.selections.some(isSecond)) return undefined;
          const kept = node.selections.filter((each) => !isSecond(each));
          isSafe &&= keys.every((key) =>
            kept.some((each) => isPlain(each) && each.name.value === key),
          );
          const selections = node.selections.map((each) =>
            isPlain(each) && isSecond(each) ? placeOf(each) : each,
          );
          return { ...node, selections };
        },
      }),
    );
    return isSafe ? first : undefined;
  }

  return (document) => {
    const second = secondFetchOf(
      planner.buildQueryPlan(operationFromDocument(apiSchema, document)),
    );
    const first = second && withoutSecond(document, second);
    const runFirst = executors[(first && subgraphOf(first)) ?? ''];
    const runSecond = executors[second?.node.serviceName ?? ''];
    if (!second || !first || !runFirst || !runSecond) return undefined;
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
          representations: places.map(({ entity }) =>
            Object.fromEntries(second.keys.map((key) => [key, entity[key]])),
          ),
        },
        acceptsBytes: false,
      });
      const found = (data?._entities ?? []) as readonly (Entity | null | undefined)[];
      for (const [nth, { entity }] of places.entries())
        for (const field of second.fields) entity[field] = found[nth]?.[field] ?? null;
      const located = errors.map(({ path, ...error }) => ({
        ...error,
        ...(path && { path: [...(places[Number(path[1])]?.path ?? []), ...path.slice(2)] }),
      }));
      const all: NonNullable<GraphqlAnswer['errors']> = [...(answer.errors ?? []), ...located];
      return { ...answer, ...(all.length > 0 && { errors: all }) };
    };
  };
}

/** Keeps the place of a second field in its object: responses have the order of the selection (GraphQL, section 7.2.2). */
const placeOf = ({ name, ...field }: FieldNode): FieldNode => ({
  ...field,
  alias: name,
  name: { ...name, value: '__typename' },
});

const isPlain = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD &&
  !node.alias &&
  !node.selectionSet &&
  !node.arguments?.length &&
  !node.directives?.length;

function secondFetchOf({
  node,
}: ReturnType<QueryPlanner['buildQueryPlan']>): SecondFetch | undefined {
  if (node?.kind !== 'Sequence' || node.nodes.length !== 2) return undefined;
  const [first, flatten] = node.nodes;
  if (first?.kind !== 'Fetch' || flatten?.kind !== 'Flatten' || flatten.node.kind !== 'Fetch')
    return undefined;
  const { requires = [], inputRewrites, outputRewrites, operation } = flatten.node;
  const [required, ...others] = requires;
  if (required?.kind !== 'InlineFragment' || others.length > 0) return undefined;
  if (inputRewrites || outputRewrites || flatten.node.variableUsages?.length) return undefined;
  const keys = required.selections.map((each) =>
    each.kind === 'Field' && !each.selections ? each.name : undefined,
  );
  const [entities] = getOperationAST(parse(operation))?.selectionSet.selections ?? [];
  const [onType, ...more] =
    (entities?.kind === Kind.FIELD && entities.selectionSet?.selections) || [];
  if (onType?.kind !== Kind.INLINE_FRAGMENT || more.length > 0) return undefined;
  const { selections } = onType.selectionSet;
  const names = selections.filter(isPlain).map(({ name }) => name.value);
  const path = flatten.path.filter((each) => typeof each === 'string');
  if (names.length < selections.length || path.length < flatten.path.length) return undefined;
  if (!keys.every((key) => key !== undefined)) return undefined;
  // The first fetch has the name of the type, as a key.
  const fields = names.filter((name) => name !== '__typename');
  return { path, node: flatten.node, type: required.typeCondition ?? '', keys, fields };
}

/** The entities at a path of the planner, in which `@` is each of a list, with their own paths. */
function entitiesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: Path,
): { entity: Entity; path: Path }[] {
  if (value === null || value === undefined) return [];
  if (name === undefined) return [{ entity: value as Entity, path }];
  if (name === '@')
    return (value as unknown[]).flatMap((each, nth) => entitiesAt(each, rest, [...path, nth]));
  return entitiesAt((value as Entity)[name], rest, [...path, name]);
}
