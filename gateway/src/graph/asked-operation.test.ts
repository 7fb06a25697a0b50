import { askedOperation } from './asked-operation.ts';

const signIn = 'mutation SignIn { signIn { __typename } }';
const asked = askedOperation(
  (textOrHash) =>
    textOrHash === 'its hash' ? { ...notAsked, query: signIn, isQuery: false } : undefined,
  (sha256) => (sha256 === 'registered' ? signIn : undefined),
);
const notAsked = {
  name: undefined,
  hasVariables: false,
  maxAgeSeconds: undefined,
  weigh: () => ({ cost: 0, actions: 0 }),
  run: async () => ({}),
};
const both = 'query Find { regions { id } } mutation Book { requestBooking }';

test.each([
  ['a mutation', { query: 'mutation { requestBooking }' }, false],
  [
    'one that is known by its hash',
    { extensions: { persistedQuery: { sha256Hash: 'its hash' } } },
    false,
  ],
  [
    'one that a client registered',
    { extensions: { persistedQuery: { sha256Hash: 'registered' } } },
    false,
  ],
  ['the mutation of two operations', { query: both, operationName: 'Book' }, false],
  ['the query of two operations', { query: both, operationName: 'Find' }, true],
  ['a query with a comment', { query: 'query { regions { id } }\n#\u2028mutation' }, true],
  ['no document', { query: 'mutation {' }, undefined],
  ['a batch', [{ query: 'mutation { requestBooking }' }], undefined],
  ['nothing', undefined, undefined],
])('%s is seen as what it is', (_, body, isQuery) => {
  expect(asked({ method: 'POST', body })?.isQuery).toBe(isQuery);
});

test('what is sent by GET is never a mutation', () => {
  expect(asked({ method: 'GET', body: { query: signIn } })).toBeUndefined();
});
