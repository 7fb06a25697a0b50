import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type VersionOperations } from './required-operations.ts';

/** A problem that an operation would have with the new API. */
interface BreakingChange {
  remote: string;
  version: string;
  isLive: boolean;
  operation: string;
  /** `Location.summary`; empty when the problem is not at a field. */
  field: string;
  message: string;
}

/** Every problem that the operations would have with this API. */
export const breakingChanges = (
  api: GraphQLSchema,
  versions: readonly VersionOperations[],
): BreakingChange[] =>
  versions.flatMap(({ remote, version, isLive, operations }) =>
    operations.flatMap(({ name, text }) =>
      problemsOf(api, text).map((problem) => ({
        remote,
        version,
        isLive,
        operation: name,
        ...problem,
      })),
    ),
  );

/** One line of the command's output. */
export const formatBreakingChange = ({
  remote,
  version,
  isLive,
  operation,
  field,
  message,
}: BreakingChange) =>
  `${remote} ${version} (${isLive ? 'live' : 'rollback candidate'}), operation ${operation}${
    field && `, field ${field}`
  }: ${message}`;

function problemsOf(api: GraphQLSchema, text: string): Pick<BreakingChange, 'field' | 'message'>[] {
  try {
    const document = parse(text);
    const problems = validate(api, document);
    if (problems.length === 0) return [];
    const fields = fieldsOf(api, document);
    return problems.map((problem) => ({
      field: fieldAt(fields, problem),
      message: problem.message,
    }));
  } catch (problem) {
    return [{ field: '', message: (problem as Error).message }];
  }
}

type Field = { node: FieldNode; name: string };

/** Every field of the document as `Type.field`, outer ones first. */
function fieldsOf(api: GraphQLSchema, document: DocumentNode): Field[] {
  const fields: Field[] = [];
  const types = new TypeInfo(api);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        fields.push({ node, name: `${parent ? `${parent.name}.` : ''}${node.name.value}` });
      },
    }),
  );
  return fields;
}

/** The innermost field around the error, so that an argument or variable is reported with its field. */
const fieldAt = (fields: Field[], { nodes = [] }: GraphQLError): string =>
  [...nodes]
    .map((wrong) => fields.findLast(({ node }) => isWithin(wrong, node))?.name)
    .find((name) => name !== undefined) ?? '';

const isWithin = (inner: ASTNode, outer: ASTNode) =>
  !!inner.loc &&
  !!outer.loc &&
  inner.loc.start >= outer.loc.start &&
  inner.loc.end <= outer.loc.end;
