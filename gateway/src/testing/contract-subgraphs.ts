import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { type Subgraph } from '@larkfare/service-kit';
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';

export type Resolvers = Record<string, Record<string, unknown>>;

/** Root fields and fields of entities that are not the catalogue's. */
const ownership: Record<string, readonly string[]> = {
  content: [
    'Query.siteInformation',
    'Query.viewer',
    'Query.tokenKey',
    'Query.siteValues',
    'Query.siteValueRevisions',
    'Query.bookingListSign',
    'Query.contentChanges',
    'Mutation.signIn',
    'Mutation.signOut',
    'Mutation.saveSiteValues',
    'Mutation.restoreSiteValue',
    'Mutation.changePassword',
    'Mutation.changeEmail',
    'Mutation.requestPasswordReset',
    'Mutation.resetPassword',
  ],
  bookings: [
    'Query.formToken',
    'Query.bookings',
    'Query.booking',
    'Query.bookingAnalytics',
    'Query.bookingsExport',
    'Query.bookingsChanges',
    'Query.quotes',
    'Query.quote',
    'Query.quotesExport',
    'Query.contactMessages',
    'Query.contactMessage',
    'Query.contactMessagesExport',
    'Mutation.requestBooking',
    'Mutation.updateBooking',
    'Mutation.deleteBooking',
    'Mutation.requestQuote',
    'Mutation.updateQuote',
    'Mutation.deleteQuote',
    'Mutation.sendContactMessage',
    'Mutation.updateContactMessage',
    'Mutation.deleteContactMessage',
    'Flight.hasBookings',
    'Flight.canDelete',
  ],
};
const notTheCatalogues = Object.values(ownership).flat();
const entities = ['Flight'];

const contract = new URL('../../../schema.graphql', import.meta.url);
const federation = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])`;

/** The committed contract, split as the services own it: real subgraphs of the real shape, on whatever data a test brings. */
export function contractSubgraph(
  name: 'catalogue' | 'bookings' | 'content',
  resolvers: Resolvers = {},
): Subgraph {
  const sdl = `${federation}\n${printOwned(buildSchema(readFileSync(contract, 'utf8')), name)}`;
  const typeDefs = parse(sdl);
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]);
  return { name, sdl, schema, createContext: async (headers) => ({ headers }) as never };
}

function printOwned(schema: GraphQLSchema, name: string): string {
  const isOwned = (type: string, field: string) => {
    const path = `${type}.${field}`;
    return ownership[name]?.includes(path) ?? !notTheCatalogues.includes(path);
  };
  const reached = new Set<GraphQLNamedType>();
  const definitions: string[] = [];
  reach(schema.getQueryType());
  reach(schema.getMutationType());
  for (const entity of entities) reach(schema.getType(entity));
  return definitions.join('\n');

  function reach(type: GraphQLNamedType | null | undefined): void {
    if (!type?.astNode || reached.has(type) || isIntrospectionType(type)) return;
    reached.add(type);
    if (isUnionType(type)) type.getTypes().forEach(reach);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) reach(getNamedType(field.type));
    if (isObjectType(type)) return reachObject(type.name, type.astNode);
    if (isScalarType(type) && isSpecifiedScalarType(type)) return;
    definitions.push(print(type.astNode));
  }

  function reachObject(typeName: string, node: ObjectTypeDefinitionNode): void {
    const isShared = entities.includes(typeName) || /^(Query|Mutation)$/.test(typeName);
    const fields = (node.fields ?? []).filter(
      (field) => !isShared || field.name.value === 'id' || isOwned(typeName, field.name.value),
    );
    if (isShared && fields.every((field) => field.name.value === 'id')) return;
    const directive = entities.includes(typeName) ? '@key(fields: "id")' : '';
    const shareable = isShared ? '' : '@shareable';
    const body = fields.map(print).join('\n');
    definitions.push(`type ${typeName} ${directive}${shareable} {\n${body}\n}`);
    for (const field of fields) {
      reach(schema.getType(namedTypeOf(field.type)));
      for (const argument of field.arguments ?? [])
        reach(schema.getType(namedTypeOf(argument.type)));
    }
  }
}

type TypeNode = NonNullable<ObjectTypeDefinitionNode['fields']>[number]['type'];

const namedTypeOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
