import { buildSchema, Kind, parse } from 'graphql';
import { withDefaults } from './variable-defaults.ts';

const schema = buildSchema(`
  type Query { search(input: Search!, page: Int!, inputs: [Search!]): Int }
  input Search { from: String  page: Int! = 1  direct: Boolean! = false  order: Order! = price  airlines: [String!]! = []  deeper: Search }
  enum Order { price duration }
`);

function defaultsOf(head: string, variables: Record<string, unknown>) {
  const [operation] = parse(`query (${head}) { __typename }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return withDefaults(schema, operation.variableDefinitions, variables);
}

const usual = { page: 1, direct: false, order: 'price', airlines: [] };

test.each([
  ['$input: Search!', { input: {} }, { input: usual }],
  ['$input: Search!', { input: { from: undefined, page: 2 } }, { input: { ...usual, page: 2 } }],
  ['$input: Search!', { input: { from: null } }, { input: { ...usual, from: null } }],
  ['$input: Search!', { input: { deeper: {} } }, { input: { ...usual, deeper: usual } }],
  ['$inputs: [Search!]', { inputs: [{ page: 3 }] }, { inputs: [{ ...usual, page: 3 }] }],
  ['$page: Int! = 4', {}, { page: 4 }],
  ['$page: Int', { page: undefined }, {}],
  ['$page: Int', { page: null }, { page: null }],
  ['$page: Int, $other: Int', { page: 1 }, { page: 1 }],
  ['$page: Int', { page: 1, stranger: 2 }, { page: 1 }],
  // The executor refuses values that do not fit.
  ['$input: Search!', { input: 'x' }, { input: 'x' }],
  ['$input: Search!', { input: { nonsense: 1 } }, { input: { ...usual, nonsense: 1 } }],
  ['$input: Search!', {}, {}],
])('(%s) with %j', (head, variables, filled) => {
  expect(defaultsOf(head, variables)).toStrictEqual(filled);
});
