import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

export type RootField = GraphQLField<unknown, unknown>;

/** Every field of the roots Query and Mutation. */
export function rootFields(apiSdl: string): { kind: 'query' | 'mutation'; field: RootField }[] {
  const schema = buildSchema(apiSdl);
  const fieldsOf = (kind: 'query' | 'mutation', type = schema.getQueryType()) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fieldsOf('query'), ...fieldsOf('mutation', schema.getMutationType())];
}

/** A selection of all the leaves of a field, and of those of its `items`. */
export function selectionOf({ type }: RootField): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const leaves = fields.filter(
    (field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument),
  );
  const items = fields.find(({ name }) => name === 'items');
  return ` { __typename ${leaves.map(({ name }) => name).join(' ')}${items ? ` items${selectionOf(items)}` : ''} }`;
}
