import { parse } from 'graphql';
import { type GraphqlAnswer, type GraphqlRequest } from './http-executor.ts';
import { queryService } from './query-service.ts';

const document = parse('query Region($id: ID!) { region(id: $id) { name } }');

test('an operation is sent as text with its variables and headers', async () => {
  const requests: GraphqlRequest[] = [];
  const service = async (request: GraphqlRequest): Promise<GraphqlAnswer> => {
    requests.push(request);
    return { data: { region: null } };
  };

  const data = await queryService(service, document, { id: '1' }, { authorization: 'Bearer 1' });

  expect(data).toEqual({ region: null });
  expect(requests).toEqual([
    {
      query: expect.stringContaining('region(id: $id)'),
      variables: { id: '1' },
      headers: { authorization: 'Bearer 1' },
    },
  ]);
});

test.each<[GraphqlAnswer, string]>([
  [{ data: { region: null }, errors: [{ message: 'Down.' }, { message: 'Slow.' }] }, 'Down. Slow.'],
  [{ data: null }, 'There is no data.'],
])('the answer %j is thrown', async (response, message) => {
  await expect(queryService(async () => response, document, { id: '1' })).rejects.toThrow(message);
});
