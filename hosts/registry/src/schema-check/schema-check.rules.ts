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
import { type VersionOperations } from './operations-to-keep.ts';

/** Something that a version asks and the API would no longer answer. */
export interface Broken {
  remote: string;
  version: string;
  isLive: boolean;
  operation: string;
  /** `Location.summary`; empty when the problem is not at a field. */
  field: string;
  message: string;
}

/** Everything that would break with this API, each with where it is asked. */
export const brokenBy = (api: GraphQLSchema, versions: readonly VersionOperations[]): Broken[] =>
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

/** One line for each, so that it can be searched for. */
export const brokenLine = ({ remote, version, isLive, operation, field, message }: Broken) =>
  `${remote} ${version} (${isLive ? 'live' : 'rollback candidate'}), operation ${operation}${
    field && `, field ${field}`
  }: ${message}`;

function problemsOf(api: GraphQLSchema, text: string): Pick<Broken, 'field' | 'message'>[] {
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

/** Every field that is asked, with the type it is asked of, outer ones first. */
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

/** The innermost field around what is wrong: an argument or a variable is a problem of the field it is for. */
const fieldAt = (fields: Field[], { nodes = [] }: GraphQLError): string =>
  [...nodes]
    .map((wrong) => fields.findLast(({ node }) => isWithin(wrong, node))?.name)
    .find((name) => name !== undefined) ?? '';

const isWithin = (inner: ASTNode, outer: ASTNode) =>
  !!inner.loc &&
  !!outer.loc &&
  inner.loc.start >= outer.loc.start &&
  inner.loc.end <= outer.loc.end;
