import { type GraphQLSchema } from 'graphql';

/** The root fields that refuse no caller, as `Query.field` or `Mutation.field`, sorted: found by calling each without a token. */
export async function openFields(schema: GraphQLSchema): Promise<string[]> {
  const open: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.name.startsWith('_')) continue;
      const call = async () => field.resolve?.(undefined, {}, {}, {} as never);
      const code = await call().then(
        () => undefined,
        (error: { extensions?: { code?: unknown } }) => error.extensions?.code,
      );
      if (code !== 'UNAUTHENTICATED') open.push(`${type?.name}.${field.name}`);
    }
  return open.sort();
}
