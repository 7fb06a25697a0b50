import { type FetchNode, type QueryPlan } from '@apollo/query-planner';
import { type FieldNode, getOperationAST, Kind, parse, type SelectionNode } from 'graphql';

/** The second fetch of an operation: fields of the entities at one place of the first answer. */
export interface SecondFetch extends EntityKeys {
  path: readonly string[];
  node: FetchNode;
  fields: readonly string[];
}

interface EntityKeys {
  type: string;
  /** Without the name of the type. */
  keys: readonly string[];
}

/** The second fetch of a plan of two; undefined if it needs more than the keys of one type, or fetches more than fields. */
export function secondFetchOf(plan: QueryPlan): SecondFetch | undefined {
  const { path, node } = secondStepOf(plan) ?? {};
  if (!path || !node || isRewritten(node) || takesVariables(node)) return undefined;
  const entityKeys = keysOf(node);
  const fields = fieldsOf(node);
  return entityKeys && fields && { path, node, fields, ...entityKeys };
}

/** The place and the fetch of a plan that is one fetch and then another for the entities of its answer. */
function secondStepOf({ node }: QueryPlan): { path: string[]; node: FetchNode } | undefined {
  if (node?.kind !== 'Sequence' || node.nodes.length !== 2) return undefined;
  const [first, second] = node.nodes;
  if (first?.kind !== 'Fetch' || second?.kind !== 'Flatten' || second.node.kind !== 'Fetch')
    return undefined;
  const { path } = second;
  // Other parts of a path are conditions on types.
  return path.every((each) => typeof each === 'string') ? { path, node: second.node } : undefined;
}

/** Whether the subgraph has other names or values than the API. */
const isRewritten = ({ inputRewrites, outputRewrites }: FetchNode): boolean =>
  inputRewrites !== undefined || outputRewrites !== undefined;

const takesVariables = ({ variableUsages = [] }: FetchNode): boolean => variableUsages.length > 0;

/** Undefined unless its entities are of one type and their keys are plain fields. */
function keysOf({ requires = [] }: FetchNode): EntityKeys | undefined {
  const [required, ...others] = requires;
  if (required?.kind !== 'InlineFragment' || others.length > 0) return undefined;
  const keys = required.selections.flatMap((each) =>
    each.kind === 'Field' && !each.selections ? [each.name] : [],
  );
  if (keys.length < required.selections.length) return undefined;
  return {
    type: required.typeCondition ?? '',
    keys: keys.filter((name) => name !== '__typename'),
  };
}

/** Undefined unless it fetches nothing but plain fields of one type. */
function fieldsOf({ operation }: FetchNode): string[] | undefined {
  const [entities] = getOperationAST(parse(operation))?.selectionSet.selections ?? [];
  const [onType, ...others] =
    (entities?.kind === Kind.FIELD && entities.selectionSet?.selections) || [];
  if (onType?.kind !== Kind.INLINE_FRAGMENT || others.length > 0) return undefined;
  const { selections } = onType.selectionSet;
  if (!selections.every(isPlain)) return undefined;
  // The first fetch has the name of the type, as a key.
  return selections.map(({ name }) => name.value).filter((name) => name !== '__typename');
}

/** Whether it is a field under its own name, without arguments, directives or a selection. */
export const isPlain = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD &&
  !node.alias &&
  !node.selectionSet &&
  !node.arguments?.length &&
  !node.directives?.length;
