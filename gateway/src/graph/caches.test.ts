import { recordMetrics } from '@larkfare/server-kit/testing';
import { startTestGateway } from '../testing/test-gateway.ts';

const metrics = recordMetrics();

test('how large the caches of operations are, and what they find, is recorded', async () => {
  const query = '{ regions { name } }';
  const { server, gateway } = await startTestGateway();
  metrics.counted('larkfare.cache.lookup');

  for (const _ of ['first', 'second']) {
    await server.inject({ method: 'POST', url: '/graphql', payload: { query } });
    await gateway.execute({ query, headers: {} });
  }

  const lookups = metrics.counted('larkfare.cache.lookup');
  const gauges = await metrics.gauges();
  for (const cache of ['parsed documents', 'plans', 'prepared operations']) {
    const found = lookups.filter((each) => each.cache === cache);
    expect(found).toEqual(['miss', 'hit'].map((outcome) => ({ cache, outcome })));
    const [size] = gauges.filter((each) => each.cache === cache);
    expect(size).toMatchObject({ name: 'larkfare.cache.size', value: expect.any(Number) });
    expect(size?.value).toBeGreaterThan(query.length);
  }
});
