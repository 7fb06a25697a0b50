import {
  type GraphqlAnswer,
  type GraphqlExecutor,
  type TypedDocument,
} from '@larkfare/server-kit/executor';
import { parse } from 'graphql';
import { compose } from '../compose/compose.ts';
import { fakeSubgraph } from '../testing/fake-subgraph.ts';
import { listLengths } from './list-lengths.ts';
import { documentPreparer } from './prepared-document.ts';
import { operationPreparer } from './prepared-operation.ts';

const { supergraphSdl } = compose([fakeSubgraph('catalogue'), fakeSubgraph('bookings')]);

function givenPreparer(response: GraphqlAnswer) {
  const requests: string[] = [];
  const executor =
    (name: string): GraphqlExecutor =>
    async () => {
      requests.push(name);
      return response;
    };
  const prepare = documentPreparer(
    operationPreparer(
      supergraphSdl,
      { catalogue: executor('catalogue'), bookings: executor('bookings') },
      executor('gateway'),
      listLengths(),
    ),
  );
  const run = (source: string) =>
    prepare(parse(source) as TypedDocument<unknown, Record<string, unknown>>)({}, {});
  return { requests, run };
}

test.each([
  ['{ regions { id } }', 'catalogue'],
  ['{ flight(id: "1") { stops } }', 'catalogue'],
  ['{ flight(id: "1") { hasBookings } }', 'gateway'],
])('%s is sent to the %s', async (source, service) => {
  const preparer = givenPreparer({ data: {} });

  await preparer.run(source);

  expect(preparer.requests).toEqual([service]);
});

test('an operation that does not fit the graph fails its requests', async () => {
  const { run } = givenPreparer({ data: {} });

  await expect(run('{ nothing }')).rejects.toThrow(/nothing/);
});

test('a subgraph without an executor fails the start', () => {
  expect(() => operationPreparer(supergraphSdl, {}, async () => ({}), listLengths())).toThrow(
    'The supergraph needs the subgraph bookings: give its executor.',
  );
});

test('an answer with an error is a fault with its code', async () => {
  const { run } = givenPreparer({
    data: { regions: [] },
    errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
  });

  await expect(run('{ regions { id } }')).rejects.toMatchObject({
    message: 'Please sign in.',
    code: 'UNAUTHENTICATED',
  });
});
