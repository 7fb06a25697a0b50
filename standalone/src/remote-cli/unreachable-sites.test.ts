import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { startPartner } from '../testing/partner.ts';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeEach(async () => {
  partner = await startPartner();
});
afterEach(() => partner[Symbol.asyncDispose]());

test('an unreachable site ends with exit code 3, as JSON too', async () => {
  await partner.build('1.0.0');

  const { code, out } = await partner.call(['status', '--json', '--site', 'http://localhost:1']);

  expect(code).toBe(3);
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: 'unreachable' });
});

test('an answer that breaks off ends with 3', async () => {
  await partner.build('1.0.0');
  await using half = Fastify();
  half.get('*', (_, reply) => {
    reply.raw.writeHead(200, { 'content-length': 100 }).write('{', () => reply.raw.destroy());
    return reply.hijack();
  });

  const { code, err } = await partner.call(['status', '--site', await half.listen({ port: 0 })]);

  expect(code).toBe(3);
  expect(err).toContain('is not responding');
});

test('a staging site whose files do not come ends with 3', async () => {
  await using production = await startPartner();
  await using staging = Fastify();
  await partner.build('1.0.0');
  await partner.call(['publish', '--activate']);
  staging.get('*', async ({ url, headers: { authorization = '' } }) =>
    (await fetch(partner.site + url, { headers: { authorization } })).text(),
  );
  staging.get('/_r/*', (_, reply) => {
    reply.raw.destroy();
    return reply.hijack();
  });
  const from = await staging.listen({ port: 0 });

  const { code, err } = await partner.call(['promote', '--from', from], {
    LARKFARE_SITE: production.site,
    LARKFARE_TOKEN: production.token,
    LARKFARE_FROM_TOKEN: partner.token,
  });

  expect(code).toBe(3);
  expect(err).toContain(`${new URL(from).origin} is not responding`);
});

test('a web site without a registry ends with 3', async () => {
  await partner.build('1.0.0');
  await using elsewhere = await aWebSite();

  const { code, err } = await partner.call(['publish', '--site', elsewhere.url]);

  expect(code).toBe(3);
  expect(err).toContain('not a registry response');
});

/** Serves a page at every address. */
async function aWebSite() {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
