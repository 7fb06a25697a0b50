import { createServer } from '@larkfare/server-kit/server';
import { listen } from './listen.ts';

test('a server that stops is not ready, and answers new connections until proxies have noticed', async () => {
  const server = createServer({ name: 'test', isReady: async () => true });
  const settings = { PORT: 0, HOST: '127.0.0.1', SHUTDOWN_DELAY_SECONDS: 1 };
  const { url, close } = await listen(server, settings);
  const statusOf = async (path: string) =>
    (await fetch(url + path, { headers: { connection: 'close' } })).status;
  expect(await statusOf('/readyz')).toBe(200);

  const closed = close();

  expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
  await closed;
  await expect(statusOf('/livez')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
