import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { turnMs } from './admission.rules.ts';
import { beginInTurns } from './turns.ts';

test('a search waits for few of the pages that arrived before it', async () => {
  const server = Fastify();
  beginInTurns(server);
  const pages = 16;
  let pageMs = 0;
  let answered: string[] = [];
  server.get('/*', async () => {
    const ends = performance.now() + pageMs;
    while (performance.now() < ends);
    answered.push('page');
    return 'a page';
  });
  server.get('/api/airport/search-advanced', async () => {
    answered.push('search');
    return 'found';
  });
  const site = await server.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const request = (path: string) =>
    new Promise((resolve) =>
      get(site + path, { agent }, (response) => response.resume().on('end', resolve)),
    );
  const requestAll = () =>
    Promise.all([
      ...Array.from({ length: pages }, () => request('/home')),
      request('/api/airport/search-advanced'),
    ]);

  await requestAll(); // Opens the connections.
  answered = [];
  pageMs = turnMs;
  await requestAll();
  agent.destroy();
  await server.close();

  expect(answered.indexOf('search')).toBeLessThan(pages / 2);
});
