import 'reflect-metadata';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLResolveInfo, type GraphQLSchema, parse } from 'graphql';
import {
  type BuildSchemaOptions,
  buildSchemaSync,
  createResolversMap,
  getMetadataStorage,
} from 'type-graphql';
import { type Access, closeUnlessPublic, describeAccess } from './access.ts';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type SubgraphContext } from './subgraph-context.ts';

export interface SubgraphSchema {
  name: string;
  /** The schema that the gateway composes. */
  sdl: string;
  schema: GraphQLSchema;
}

export interface Subgraph extends SubgraphSchema {
  createContext(headers: RequestHeaders): Promise<SubgraphContext>;
}

type ReferenceResolver<Context> = (
  reference: { id: string },
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

export interface SubgraphOptions<Context extends SubgraphContext> {
  name: string;
  resolvers: BuildSchemaOptions['resolvers'];
  orphanedTypes?: BuildSchemaOptions['orphanedTypes'];
  scalarsMap?: BuildSchemaOptions['scalarsMap'];
  access: Access;
  /** Entities that other subgraphs refer to, by type name. */
  references?: Record<string, ReferenceResolver<Context>>;
}

/** `@cacheControl(maxAge:)` on a field of Query: all callers get the same, and a shared cache may store it for so many seconds. */
const federation = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@composeDirective"])
  @link(url: "https://larkfare.example/cacheControl/v1.0", import: ["@cacheControl"])
  @composeDirective(name: "@cacheControl")

directive @cacheControl(maxAge: Int!) on FIELD_DEFINITION`;

/** A federated subgraph from type-graphql resolvers, closed to everybody but administrators where `access` does not open it. */
export function buildSubgraph<Context extends SubgraphContext>(
  options: SubgraphOptions<Context>,
): SubgraphSchema {
  const { name, resolvers, orphanedTypes = [], scalarsMap = [], access, references = {} } = options;
  // A field without a method is a property, which compiled operations read without a call.
  for (const field of getMetadataStorage().fields) field.simple ??= field.name === field.schemaName;
  const built = buildSchemaSync({
    resolvers,
    orphanedTypes,
    scalarsMap,
    validate: false,
    skipCheck: true,
  });
  describeAccess(built, access);
  const resolverMap = createResolversMap(built) as Record<string, Record<string, unknown>>;
  for (const [type, resolve] of Object.entries(references)) {
    resolverMap[type] = { ...resolverMap[type], __resolveReference: resolve };
  }
  const sdl = `${federation}\n\n${printSchemaWithDirectives(built)}`;
  const schema = buildSubgraphSchema([
    { typeDefs: parse(sdl, { noLocation: true }), resolvers: resolverMap as never },
  ]);
  closeUnlessPublic(schema, access);
  return { name, sdl, schema };
}
