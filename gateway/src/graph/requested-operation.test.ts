import { requestedOperation } from './requested-operation.ts';
import { unknownOperation } from './trusted-documents.ts';

const signIn = 'mutation SignIn { signIn { __typename } }';
const operationOf = requestedOperation(
  (textOrHash) =>
    textOrHash === 'its hash' ? { ...unusedFields, query: signIn, isQuery: false } : undefined,
  (sha256) => (sha256 === 'registered' ? signIn : undefined),
  async ({ headers }) => {
    if (headers.cookie === 'may send known ones only') throw unknownOperation();
  },
);
const unusedFields = {
  name: undefined,
  sha256: '',
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
])('%s is seen as what it is', async (_, body, isQuery) => {
  expect((await operationOf({ method: 'POST', body, headers: {} }))?.isQuery).toBe(isQuery);
});

test('a GET is never a mutation', async () => {
  expect(
    await operationOf({ method: 'GET', body: { query: signIn }, headers: {} }),
  ).toBeUndefined();
});

const anonymous = { method: 'POST', headers: { cookie: 'may send known ones only' } };

test.each([
  ['a valid text', { query: 'mutation { requestBooking }' }],
  ['a text of too many tokens', { query: '{ a '.repeat(5000) }],
  ['a registered text', { extensions: { persistedQuery: { sha256Hash: 'registered' } } }],
])('%s is refused before it is parsed if the caller may not send it', async (_, body) => {
  await expect(operationOf({ ...anonymous, body })).rejects.toThrow(
    'Only registered operations are allowed.',
  );
});

test('a known operation needs no check of its text', async () => {
  const body = { extensions: { persistedQuery: { sha256Hash: 'its hash' } } };

  expect(await operationOf({ ...anonymous, body })).toMatchObject({ query: signIn });
});
