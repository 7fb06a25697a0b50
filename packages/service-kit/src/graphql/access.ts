import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type Administrator } from '../administrator/administrator.ts';
import { type SubgraphContext } from './subgraph-context.ts';

/** Who may call what: everything needs an administrator unless it is named here as `Query.field` or `Mutation.field`. */
export interface Access {
  public: readonly string[];
}

/** Who is signed in. @throws UNAUTHENTICATED without a session. */
export function requireAdministrator({ administrator }: SubgraphContext): Administrator {
  if (!administrator)
    throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
  return administrator;
}

/** Closes every root field of the schema that the access list does not open. */
export function closeUnlessPublic(schema: GraphQLSchema, access: Access): void {
  const unused = new Set(access.public);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.name.startsWith('_') || unused.delete(`${type?.name}.${field.name}`)) continue;
      const { resolve } = field;
      field.resolve = (parent, args, context, info) => {
        requireAdministrator(context);
        return resolve?.(parent, args, context, info);
      };
    }
  }
  if (unused.size)
    throw new Error(`The access list opens fields that do not exist: ${[...unused].join(', ')}`);
}
