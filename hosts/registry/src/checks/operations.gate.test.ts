import { buildSchema } from 'graphql';
import { type Candidate } from '../versions/published.input.ts';
import { operationsGate } from './operations.gate.ts';

const api = buildSchema(`
  type Query {
    regions: [String!]!
    "One flight. For administrators only."
    flight(id: ID!): String
  }
  type Mutation {
    "For administrators only."
    deleteRegion(id: ID!): String
  }
`);

const problemsOf = (text: string, name = 'guide') => {
  const operations = [{ name: 'Asked', type: 'query', sha256: '', text }];
  const candidate = { manifest: { name }, operations } as unknown as Candidate;
  return operationsGate.problems(candidate, { api, shared: {}, liveRemotes: [] });
};

test.each([
  ['query Asked { regions }', []],
  [
    'query Asked { regions flight(id: 1) }',
    ['Asked: Field "flight" on type "Query" is for administrators only.'],
  ],
  [
    'query Asked { ...Parts } fragment Parts on Query { any: flight(id: 1) }',
    ['Asked: Field "flight" on type "Query" is for administrators only.'],
  ],
  [
    'mutation Asked { deleteRegion(id: 1) }',
    ['Asked: Field "deleteRegion" on type "Mutation" is for administrators only.'],
  ],
  ['query Asked { gone }', ['Asked: Cannot query field "gone" on type "Query".']],
])('a remote of visitors that sends %s: %j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test('the back office may send what is for administrators', () => {
  expect(problemsOf('query Asked { flight(id: 1) }', 'admin')).toEqual([]);
});
