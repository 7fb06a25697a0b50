import { connect } from 'node:net';
import { createServer } from './create-server.ts';

const server = createServer({ name: 'test', isReady: async () => true });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

async function respond(request: string): Promise<string> {
  const client = connect(port, '127.0.0.1').setEncoding('utf8');
  client.write(request);
  return (await client.toArray()).join('');
}

test('a browser with too many cookies loses them, so that its next request is read', async () => {
  const cookies = Array.from({ length: 10 }, (_, each) => `c${each}=${'x'.repeat(4000)}`);

  const response = await respond(
    `GET /livez HTTP/1.1\r\nHost: x\r\nCookie: ${cookies.join('; ')}\r\n\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toContain('\r\nClear-Site-Data: "cookies"\r\n');
});

test('a request that is no HTTP is refused, and no cookies are lost', async () => {
  const response = await respond('NONSENSE\r\n\r\n');

  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).not.toContain('Clear-Site-Data');
});
