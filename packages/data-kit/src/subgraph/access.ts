import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type Administrator } from '@larkfare/server-kit/administrator';
import { type SubgraphContext } from './subgraph-context.ts';

/** Access rules: everything needs an administrator unless it is named here as `Query.field` or `Mutation.field`. */
export interface Access {
  public: readonly string[];
}

/** The signed-in administrator. @throws UNAUTHENTICATED without a session. */
export function requireAdministrator({ administrator }: SubgraphContext): Administrator {
  if (!administrator)
    throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
  return administrator;
}

const forAdministrators = 'For administrators only.';

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !name.startsWith('_'))
      .map((field) => ({ field, key: `${type?.name}.${field.name}` })),
  );

/** States in the description of each root field that visitors may not have it, for the readers of the API's schema. */
export function describeAccess(schema: GraphQLSchema, access: Access): void {
  for (const { field, key } of rootFields(schema))
    if (!access.public.includes(key))
      field.description = [field.description, forAdministrators].filter(Boolean).join(' ');
}

/** Whether visitors may not have a root field of the API's schema. */
export const isForAdministrators = ({ description }: { description?: string | null }): boolean =>
  description?.endsWith(forAdministrators) ?? false;

/** Closes every root field of the schema that the access list does not open. */
export function closeUnlessPublic(schema: GraphQLSchema, access: Access): void {
  const unused = new Set(access.public);
  for (const { field, key } of rootFields(schema)) {
    if (unused.delete(key)) continue;
    const { resolve } = field;
    field.resolve = (parent, args, context, info) => {
      requireAdministrator(context);
      return resolve?.(parent, args, context, info);
    };
  }
  if (unused.size)
    throw new Error(`The access list opens fields that do not exist: ${[...unused].join(', ')}`);
}
