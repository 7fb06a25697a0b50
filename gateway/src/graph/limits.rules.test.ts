import { buildSchema, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import {
  limitProblem,
  limits,
  variableLevelsAtMost,
  variablesProblem,
  weighOperation,
} from './limits.rules.ts';

const schema = buildSchema(`
  type Query { airlines: [Airline!]!  airline: Airline  airlinePage(size: Int! = 25): AirlinePage! }
  extend type Query { flightSearch(size: Int! = 2): AirlinePage! }
  type AirlinePage { items: [Airline!]! }
  type Airline { id: ID!  name: String!  others(count: Int! = 4): [Airline!]!  all(count: Int): [Airline!]! }
  type Mutation { book: Airline }
`);

function weigh(source: string, variables = {}, lengthOf?: (field: string) => number | undefined) {
  const { definitions } = parse(source);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return weighOperation({
    schema,
    operation,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    ...(lengthOf && { lengthOf }),
  });
}

test.each([
  ['{ airline { name } }', {}, { depth: 2, aliases: 0, cost: 2 }],
  ['{ airlines { id name } }', {}, { depth: 2, aliases: 0, cost: 21 }],
  ['{ airlinePage { items { id } } }', {}, { depth: 3, aliases: 0, cost: 28 }],
  ['{ airlinePage(size: 3) { items { id } } }', {}, { depth: 3, aliases: 0, cost: 6 }],
  [
    'query ($n: Int!) { airlinePage(size: $n) { items { id } } }',
    { n: 7 },
    { depth: 3, aliases: 0, cost: 10 },
  ],
  [
    'query ($n: Int!) { airlinePage(size: $n) { items { id } } }',
    { n: { valueOf: 1, toString: 1 } },
    { depth: 3, aliases: 0, cost: 28 },
  ],
  [
    'query ($n: Int = 2) { airlinePage(size: $n) { items { id } } }',
    {},
    { depth: 3, aliases: 0, cost: 5 },
  ],
  ['{ airline { all { id } } }', {}, { depth: 3, aliases: 0, cost: 23 }],
  ['{ airline { all(count: 3) { id } } }', {}, { depth: 3, aliases: 0, cost: 6 }],
  ['{ flightSearch { items { id } } }', {}, { depth: 3, aliases: 0, cost: 255 }],
  ['{ a: airline { b: id c: id } }', {}, { depth: 2, aliases: 3, cost: 2 }],
  [
    '{ ...A ...A } fragment A on Query { a: airline { id } }',
    {},
    { depth: 2, aliases: 2, cost: 4 },
  ],
  ['{ ... on Query { airline { ... { id } } } }', {}, { depth: 2, aliases: 0, cost: 2 }],
  ['{ __schema { types { fields { type { name } } } } }', {}, { depth: 0, aliases: 0, cost: 0 }],
  ['mutation { book { id } }', {}, { depth: 2, aliases: 0, cost: 1002 }],
  ['mutation { a: book { id } b: book { id } }', {}, { depth: 2, aliases: 2, cost: 2004 }],
])('%s with %j weighs %j', (source, variables, weight) => {
  expect(weigh(source, variables)).toEqual(weight);
});

test.each([
  ['{ airlines { id name } }', 1 + 983],
  ['{ a: airlines { others { id } } }', 1 + 983 * 6],
  ['{ airline { all { id } } }', 23],
  ['{ airlinePage(size: 3) { items { id } } }', 6],
])('%s costs %i with 983 airlines', (source, cost) => {
  const lengthOf = (field: string) => (field === 'airlines' ? 983 : undefined);

  expect(weigh(source, {}, lengthOf).cost).toBe(cost);
});

test('fragments that double each other sixty times are weighed at once', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
  );
  const source = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { airline { id } }`;

  expect(weigh(source).cost).toBe(2 ** 61);
});

test.each([
  [{ depth: limits.depth, aliases: limits.aliases, cost: limits.cost }, undefined],
  [{ depth: 11, aliases: 0, cost: 0 }, 'At most 10 fields may be nested.'],
  [{ depth: 0, aliases: 21, cost: 0 }, 'At most 20 aliases may be used.'],
  [
    { depth: 0, aliases: 0, cost: 5001 },
    'This operation requests too much (5001 of at most 5000). Request smaller lists.',
  ],
])('%j: %s', (weight, problem) => {
  expect(limitProblem(weight)).toBe(problem);
});

const nest = (levels: number): unknown =>
  levels === 0 ? 'text' : levels % 2 ? [nest(levels - 1)] : { a: nest(levels - 1) };

test.each([
  ['none', {}, false],
  ['null', { input: null }, false],
  ['many', { ids: Array.from({ length: 5000 }, (_, n) => n) }, false],
  ['as many levels as permitted', { input: nest(variableLevelsAtMost) }, false],
  ['a level more', { input: nest(variableLevelsAtMost + 1) }, true],
  ['a level more beside others', { id: '1', input: nest(variableLevelsAtMost + 1) }, true],
])('variables are judged by their levels: %s', (_, variables, isRefused) => {
  expect(variablesProblem(variables) !== undefined).toBe(isRefused);
});
