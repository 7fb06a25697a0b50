import { buffer } from 'node:stream/consumers';
import { type StorePicture } from '../../media/store-picture.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';
import { signedIn } from '../../testing/office-fixture.ts';
import { multipartOf } from '../../testing/multipart-of.ts';

const kept: Buffer[] = [];
const senders: unknown[] = [];
beforeEach(() => {
  kept.splice(0);
  senders.splice(0);
});

/** Keeps what it is given; the real one is the content service's. */
const keeping: StorePicture = async ({ stream, headers }) => {
  senders.push(headers.authorization);
  kept.push(await buffer(stream));
  return { status: 201, imageUrl: '/media/uploads/kept.webp' };
};

const { server } = await startTestGateway({
  until: 'the file ends',
  storePicture: keeping,
  rateLimits: { readsPerMinute: 1e6, postsPerMinute: 1e6 },
});
const megabyte = 1024 * 1024;

type Form = ReturnType<typeof multipartOf>;

async function upload(form: Partial<Form>, headers: object = signedIn, to = server) {
  const response = await to.inject({
    method: 'POST',
    url: '/api/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}

const refused = (status: number, message: string) => ({
  status,
  body: { message, error: message },
});

test('a picture of ten megabytes is handed on whole, with who sends it (§7)', async () => {
  const picture = Buffer.alloc(10 * megabyte, 'picture');

  const result = await upload(multipartOf('image', picture));

  expect(result).toEqual({ status: 200, body: { imageUrl: '/media/uploads/kept.webp' } });
  expect(kept.map((bytes) => bytes.equals(picture))).toEqual([true]);
  expect(senders).toEqual([signedIn.authorization]);
});

test('a picture over ten megabytes is refused with 413 and not stored (§8)', async () => {
  const tooLarge = refused(413, 'Image file is too large.');

  expect(await upload(multipartOf('image', Buffer.alloc(10 * megabyte + 1)))).toEqual(tooLarge);
  expect(await upload(multipartOf('image', Buffer.alloc(11 * megabyte)))).toEqual(tooLarge);
  expect(kept).toHaveLength(0);
});

test('over the wire a picture over ten megabytes gets its answer too (§8)', async () => {
  const { server: listening } = await startTestGateway({ storePicture: keeping });
  const address = await listening.listen({ port: 0, host: '127.0.0.1' });
  const pieces = (megabytes: number) =>
    new ReadableStream({
      start(controller) {
        const { payload } = multipartOf('image', Buffer.alloc(megabytes * megabyte));
        controller.enqueue(new Uint8Array(payload));
        controller.close();
      },
    });
  const { headers } = multipartOf('image', '');
  const send = (megabytes: number) =>
    fetch(`${address}/api/upload`, {
      method: 'POST',
      headers: { ...headers, ...signedIn },
      body: pieces(megabytes),
      duplex: 'half',
    } as RequestInit);

  const tooLarge = await send(14);
  const rightAfter = await send(1);

  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toMatchObject({ error: 'Image file is too large.' });
  expect(rightAfter.status).toBe(200);
  expect(kept).toHaveLength(1);
});

test.each([{}, { authorization: 'Bearer stolen' }])(
  'an anonymous caller (%j) is refused before the picture is read',
  async (headers) => {
    expect(await upload(multipartOf('image', 'picture'), headers)).toEqual(
      refused(401, 'Please sign in.'),
    );
    expect(senders).toEqual([]);
  },
);

test.each([
  ['application/json', '{"image": "x"}'],
  ['application/x-www-form-urlencoded', 'image=x'],
  ['image/png', 'x'],
  [undefined, 'x'],
  [undefined, undefined],
])('a body of type %s is refused with 415', async (type, payload) => {
  const headers = type ? { 'content-type': type } : {};
  const response = await server.inject({
    method: 'POST',
    url: '/api/upload/airlines',
    payload,
    headers: { ...signedIn, ...headers },
  });

  expect(response.statusCode).toBe(415);
  expect(response.json().message).toBe(
    'Send the picture as multipart/form-data, in the field image.',
  );
});

const missing = 'Choose a picture: the field image is missing.';
const unreadable = 'The upload was interrupted or is not valid multipart/form-data.';
const form = (...parts: string[]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload: Buffer.from(parts.map((part) => `--b\r\n${part}\r\n`).join('') + '--b--\r\n'),
});
const file = (name: string, content = 'x') =>
  `content-disposition: form-data; name="${name}"; filename="x.png"\r\n\r\n${content}`;
const text = (name: string, value = 'x') =>
  `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;

test.each([
  ['another field', multipartOf('picture', 'x'), missing],
  ['a text instead of a file', form(text('image')), missing],
  ['no part', form(), missing],
  ['too many files', form(file('a'), file('image')), unreadable],
  [
    'too many fields',
    form(...Array.from({ length: 50 }, () => text('a')), file('image')),
    unreadable,
  ],
  ['a file named __proto__', form(file('__proto__')), unreadable],
  [
    'no boundary',
    { ...form(file('image')), headers: { 'content-type': 'multipart/form-data' } },
    unreadable,
  ],
  [
    'another boundary',
    { ...form(file('image')), headers: { 'content-type': 'multipart/form-data; boundary=c' } },
    unreadable,
  ],
  ['no end', { ...form(), payload: Buffer.from(`--b\r\n${file('image')}`) }, unreadable],
  ['no content', { ...form(), payload: Buffer.alloc(0) }, missing],
  ['nonsense', { ...form(), payload: Buffer.alloc(5000, '\0--b') }, unreadable],
])('%s is refused with 400', async (_, given, message) => {
  expect(await upload(given)).toEqual(refused(400, message));
  expect(kept).toHaveLength(0);
});

test('fields before and files after the picture do no harm', async () => {
  const before = [text('caption', 'é'.repeat(5000)), text('__proto__')];

  const result = await upload(form(...before, file('image', 'picture'), file('image')));

  expect(result).toMatchObject({ status: 200 });
  expect(kept.map(String)).toEqual(['picture']);
});

test.each([
  [415, 'Choose a JPEG, PNG or WebP picture.'],
  [503, 'The picture cannot be stored just now. Please try again in a moment.'],
])('a refusal of the content service with %i is passed on (§8)', async (status, message) => {
  const { server: picky } = await startTestGateway({
    storePicture: async ({ stream }) => {
      stream.resume();
      return { status, message };
    },
  });

  expect(await upload(multipartOf('image', 'x'), signedIn, picky)).toEqual(
    refused(status, message),
  );
});

test('a bug behind an upload returns a reference only', async () => {
  const { server: broken } = await startTestGateway({
    storePicture: async () => {
      throw new Error('relation "pictures" does not exist');
    },
  });

  const { status, body } = await upload(multipartOf('image', 'x'), signedIn, broken);

  expect(status).toBe(500);
  expect(body.message).toMatch(/^Something went wrong on our side \(reference [0-9a-f]{8}\)\.$/);
});
