import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { aBackOffice } from '../testing/back-office.ts';
import { aPicture } from '../testing/picture-bytes.ts';
import { aSmallS3 } from '../testing/small-s3.ts';
import { s3Options, s3Settings } from './s3-settings.ts';
import { s3Storage } from './s3-storage.ts';

let store: Awaited<ReturnType<typeof aSmallS3>>;
beforeEach(async () => {
  store = await aSmallS3();
});
afterEach(() => store.close());

const options = () => ({
  endpoint: store.endpoint,
  bucket: 'pictures',
  region: 'eu-west-2',
  accessKeyId: 'LARK',
  secretAccessKey: 'a secret',
});

test('a picture is put into the bucket, signed, and read and removed again', async () => {
  const storage = s3Storage(options());
  const bytes = Buffer.from('a picture');

  await storage.write('one.webp', bytes, 'image/webp');
  const kept = new Map(store.objects);
  const picture = await storage.read('one.webp');
  const read = picture && (await buffer(picture));
  await storage.remove('one.webp');

  expect(kept).toEqual(new Map([['/pictures/uploads/one.webp', { bytes, type: 'image/webp' }]]));
  expect(read).toEqual(bytes);
  expect(await storage.read('one.webp')).toBeUndefined();
});

test('a wrong secret is told as the store’s own answer', async () => {
  const storage = s3Storage({ ...options(), secretAccessKey: 'another' });

  await expect(storage.write('one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    'The picture store answered 403 to PUT: <Code>SignatureDoesNotMatch</Code>',
  );
  expect(store.objects.size).toBe(0);
});

test('a store that stumbles is asked again', async () => {
  store.fail(503, 500);

  await s3Storage(options()).write('one.webp', Buffer.from('x'), 'image/webp');

  expect(store.objects.size).toBe(1);
});

test('an upload lands in the bucket whole, or not at all', async () => {
  const office = await aBackOffice({ s3: options() });
  const headers = { authorization: `Bearer ${await office.signIn()}` };
  const upload = async () =>
    office.service.storePicture({
      stream: Readable.from([await aPicture().png().toBuffer()]),
      headers,
    });

  const kept = await upload();
  const names = [...store.objects.keys()];
  store.objects.clear();
  store.refuseAfter(3);
  const failed = await upload();

  expect(kept).toMatchObject({ status: 201 });
  expect(names).toHaveLength(7);
  expect(names.every((name) => name.startsWith('/pictures/uploads/'))).toBe(true);
  expect(failed).toMatchObject({ status: 503 });
  expect(store.objects.size).toBe(0);
  await office.close();
});

test.each([
  [{}, undefined],
  [
    {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    {
      endpoint: 'https://s3.example',
      bucket: 'b',
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
    },
  ],
])('the settings %j keep pictures in %j', (settings, expected) => {
  expect(s3Options(z.object(s3Settings).parse(settings))).toEqual(expected);
});

test('half a bucket is refused at the start', () => {
  expect(() => s3Options(z.object(s3Settings).parse({ S3_BUCKET: 'b' }))).toThrow('or none');
});
