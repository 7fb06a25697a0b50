import { Supergraph } from '@apollo/federation-internals';
import { parse, validate } from 'graphql';
import { compose } from '../compose/compose.ts';
import { planningOf } from './planning.ts';
import { singleSubgraph } from './single-subgraph.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key",
  "@external", "@inaccessible", "@interfaceObject", "@override", "@provides", "@requires", "@shareable"])`;

const products = `${link}
type Query {
  product(id: ID!): Product
  plain: [Size!]
  hidden: Visibility
  node(id: ID!): Node
  oven: Oven
  vehicle: Vehicle
  appliance: Appliance
  secret: Secret
  find(filter: Filter, sort: Sort): [Product!]
  search(filter: Plain): [Product!]
}
type Product @key(fields: "id") @key(fields: "owner { id }") {
  id: ID!
  name: String! @shareable
  weight: Int
  owner: Owner
  old: String
  shared: Shared
}
type Owner @key(fields: "id") { id: ID! name: String @shareable }
type Shared @shareable { a: Int b: Int }
enum Size { SMALL LARGE }
enum Visibility { OPEN CLOSED @inaccessible }
interface Node { id: ID! }
type Oven implements Node @key(fields: "id") { id: ID! heat: Int }
type Toaster @key(fields: "id") { id: ID! }
union Vehicle = Car | Van
union Appliance = Oven | Car
type Car { wheels: Int }
type Van { doors: Int }
union Secret = Car | Hidden
type Hidden @inaccessible { id: ID }
input Filter { name: String internal: Boolean @inaccessible }
input Plain { name: String size: Size }
enum Sort { NAME COST @inaccessible }
`;

const reviews = `${link}
type Query { review: Review medium: Media }
type Review { product: Product @provides(fields: "name") author: String }
type Product @key(fields: "id") {
  id: ID!
  name: String! @external
  weight: Int @external
  postage: Int @requires(fields: "weight")
  old: String @override(from: "products")
}
type Toaster implements Node @key(fields: "id") { id: ID! slots: Int }
interface Node { id: ID! }
type Media @interfaceObject @key(fields: "id") { id: ID! rating: Int }
`;

const media = `${link}
type Query { book: Book }
interface Media @key(fields: "id") { id: ID! title: String }
type Book implements Media @key(fields: "id") { id: ID! title: String }
`;

const { supergraphSdl } = compose(
  Object.entries({ products, reviews, media }).map(([name, sdl]) => ({ name, sdl })),
);
const planning = planningOf(Supergraph.build(supergraphSdl));
const { schema } = planning;
const subgraphOf = singleSubgraph(planning);

test.each([
  ['fields of one subgraph', '{ product(id: 1) { id name owner { id name } } }', 'products'],
  ['an alias', '{ a: product(id: 1) { b: name } }', 'products'],
  ['a name of a type under an alias', '{ product(id: 1) { kind: __typename } }', 'products'],
  ['the same field twice', '{ product(id: 1) { id } product(id: 1) { name } }', 'products'],
  [
    'a fragment',
    'query { product(id: 1) { ...P } } fragment P on Product { __typename name }',
    'products',
  ],
  ['a condition of its own type', '{ product(id: 1) { ... on Product { id } } }', 'products'],
  ['a union', '{ vehicle { __typename ... on Car { wheels } } }', 'products'],
  ['an enum', '{ plain }', 'products'],
  ['an interface', '{ node(id: 1) { id } }', 'products'],
  [
    'an interface with one type in a union',
    '{ appliance { ... on Car { wheels } ...N } } fragment N on Node { id ... on Oven { heat } }',
    'products',
  ],
  ['a variable of an input', 'query ($p: Plain) { search(filter: $p) { id } }', 'products'],
  ['a provided field', '{ review { product { name } } }', 'reviews'],
  [
    'a skipped part',
    'query ($s: Boolean!) { product(id: 1) { id name @skip(if: $s) } }',
    'products',
  ],
])('%s is sent to a subgraph', (_, query, subgraph) => {
  expect(subgraphNamed(query)).toBe(subgraph);
});

test.each([
  ['fields of two subgraphs', '{ product(id: 1) { name postage } }'],
  ['root fields of two subgraphs', '{ product(id: 1) { id } review { author } }'],
  ['a field that requires another', '{ review { product { postage } } }'],
  ['a field that another subgraph has overridden', '{ product(id: 1) { old } }'],
  ['an enum with an inaccessible value', '{ hidden }'],
  ['a union with an inaccessible type', '{ secret { __typename } }'],
  ['an input with an inaccessible field', 'query ($f: Filter) { find(filter: $f) { id } }'],
  ['an argument with an inaccessible value', 'query ($s: Sort) { find(sort: $s) { id } }'],
  [
    'an interface that a type implements in another subgraph only',
    '{ oven { ... on Node { ... on Toaster { slots } id } heat } }',
  ],
  ['the name of a type behind an interface object', '{ medium { __typename id } }'],
  ['an interface object', '{ medium { id rating } }'],
  ['the schema', '{ __schema { queryType { name } } }'],
  ['no field but the name of the root', '{ __typename }'],
])('%s is left to the gateway', (_, query) => {
  expect(subgraphNamed(query)).toBeUndefined();
});

function subgraphNamed(query: string) {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  return subgraphOf(document);
}
