import { buffer } from 'node:stream/consumers';
import { type Readable } from 'node:stream';
import { createServer } from '@larkfare/server-kit/server';
import { sendRaw } from '@larkfare/server-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { multipartOf } from '../testing/multipart-of.ts';
import { startTestGateway } from '../testing/test-gateway.ts';
import { signedIn } from '../testing/office-fixture.ts';
import { mediaRoutes } from './media-routes.ts';
import { storePictureAt } from './store-picture.ts';

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function listening(open: (server: FastifyInstance) => void): Promise<string> {
  const server = Fastify();
  running.push(server);
  open(server);
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
}

interface Upload {
  bytes: number | undefined;
  authorization: string | undefined;
}

/** The content service in a separate process. */
const contentService = (uploads: Upload[]) => (server: FastifyInstance) => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  server.post('/media/uploads', async ({ body, headers: { authorization } }, reply) => {
    const bytes = await buffer(body as Readable).then(
      ({ length }) => length,
      () => undefined,
    );
    uploads.push({ bytes, authorization });
    if (bytes === 3) return reply.code(415).send({ message: 'Choose a picture.' });
    return reply.code(201).send({ imageUrl: '/media/uploads/a.webp' });
  });
  server.get('/media/uploads/a.webp', async (request, reply) =>
    request.headers['if-none-match'] === '"a"'
      ? reply.code(304).send()
      : reply
          .headers({ etag: '"a"', 'x-content-type-options': 'nosniff', 'x-secret': '1' })
          .send('a'),
  );
  server.get('/healthz', async () => 'not for the public');
};

async function upload(contentUrl: string, content: string | Buffer) {
  const { server } = await startTestGateway({ storePicture: storePictureAt(contentUrl) });
  const { payload, headers } = multipartOf('image', content);
  const response = await server.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...signedIn },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

test('a picture is handed on to the content service with who sends it (§7)', async () => {
  const uploads: Upload[] = [];
  const url = await listening(contentService(uploads));

  expect(await upload(url, 'picture')).toMatchObject({
    status: 200,
    body: { imageUrl: '/media/uploads/a.webp' },
  });
  expect(await upload(url, 'gif')).toMatchObject({
    status: 415,
    body: { message: 'Choose a picture.', error: 'Choose a picture.' },
  });
  expect(uploads).toEqual([
    { bytes: 7, ...signedIn },
    { bytes: 3, ...signedIn },
  ]);
});

test('a picture that is too large never reaches the content service whole', async () => {
  const uploads: Upload[] = [];
  const url = await listening(contentService(uploads));

  const result = await upload(url, Buffer.alloc(10 * 1024 * 1024 + 10));

  expect(result).toMatchObject({ status: 413, body: { error: 'Image file is too large.' } });
  expect(uploads.filter(({ bytes }) => bytes !== undefined)).toEqual([]);
});

test('an unavailable content service returns 503 with a time to retry', async () => {
  const result = await upload('http://127.0.0.1:1/graphql', 'picture');

  expect(result.status).toBe(503);
  expect(result.headers['retry-after']).toBe('5');
});

describe('pictures of services in separate processes', () => {
  async function givenPictures() {
    const contentUrl = await listening(contentService([]));
    const catalogueUrl = await listening((server) => {
      server.get('/media/places/:name', async ({ params }) => `picture ${JSON.stringify(params)}`);
      server.post('/graphql', async () => 'not for the public');
    });
    const server = createServer({ name: 'gateway', isReady: async () => true });
    running.push(server);
    await server.register(mediaRoutes, { contentUrl, catalogueUrl });
    return server;
  }

  test('uploads are the content service’s, with what keeps them safe', async () => {
    const server = await givenPictures();

    const picture = await server.inject('/media/uploads/a.webp');
    const cached = await server.inject({
      url: '/media/uploads/a.webp',
      headers: { 'if-none-match': '"a"' },
    });

    expect(picture.body).toBe('a');
    expect(picture.headers).toMatchObject({ etag: '"a"', 'x-content-type-options': 'nosniff' });
    expect(picture.headers['x-secret']).toBeUndefined();
    expect(cached.statusCode).toBe(304);
  });

  test('an unavailable service leads to 503 with Retry-After', async () => {
    const server = createServer({ name: 'test', isReady: async () => true });
    running.push(server);
    const nowhere = 'http://127.0.0.1:1/graphql';
    await server.register(mediaRoutes, { contentUrl: nowhere, catalogueUrl: nowhere });

    expect(await server.inject('/media/uploads/a.webp')).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '5' },
    });
  });

  test('the others are the catalogue’s', async () => {
    const server = await givenPictures();

    expect((await server.inject('/media/places/PAR')).body).toBe('picture {"name":"PAR"}');
    expect((await server.inject('/media/nothing')).statusCode).toBe(404);
  });

  test.each([
    '/media/../healthz',
    '/media/uploads/../../healthz',
    '/media/uploads/%2e%2e/%2e%2e/healthz',
    '/media/..\\healthz',
  ])('%s leads nowhere else', async (url) => {
    const server = await givenPictures();

    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const { status, text } = await sendRaw(address, url, 'x');

    expect(status).toBe(400);
    expect(text).not.toContain('not for the public');
  });
});
