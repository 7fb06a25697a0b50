import Fastify from 'fastify';
import { Query, Resolver } from 'type-graphql';
import { executorRoutes } from './executor-routes.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { buildSubgraph } from './subgraph.ts';

@Resolver()
class PingResolver {
  @Query(() => String)
  ping(): string {
    return 'pong';
  }
}

test('only the token and the address of a caller’s headers are passed on', async () => {
  const seen: unknown[] = [];
  const server = Fastify();
  await server.register(
    executorRoutes(
      inProcessExecutor({
        ...buildSubgraph({
          name: 'pings',
          resolvers: [PingResolver],
          access: { public: ['Query.ping'] },
          references: {},
        }),
        createContext: async (headers) => {
          seen.push(headers);
          return {};
        },
      }),
    ),
  );

  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: 'Bearer token',
      'x-client-address': '192.0.2.7',
      'x-forwarded-for': '198.51.100.1',
    },
    payload: { query: '{ ping }' },
  });

  expect(response.json()).toEqual({ data: { ping: 'pong' } });
  expect(seen).toEqual([{ authorization: 'Bearer token', 'x-client-address': '192.0.2.7' }]);
});
