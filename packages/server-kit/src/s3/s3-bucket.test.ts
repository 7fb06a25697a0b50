import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { aSmallS3, type TestS3 } from '../testing/test-s3.ts';
import { s3Bucket, type S3Options } from './s3-bucket.ts';
import { s3Options, s3Settings } from './s3-settings.ts';

let store: TestS3;
beforeEach(async () => {
  store = await aSmallS3();
});
afterEach(() => store.close());

const bucket = (changes: Partial<S3Options> = {}) =>
  s3Bucket({ ...store.options('files'), ...changes }, { keeps: 'kite' });

test('a file is put into the bucket, signed, and read and removed again', async () => {
  const bytes = Buffer.from('a kite');

  await bucket().write('kites/one.js', bytes, 'text/javascript');
  const stored = new Map(store.objects);
  const file = await bucket().read('kites/one.js');
  const read = file && (await buffer(file));
  await bucket().remove('kites/one.js');

  expect(stored).toEqual(new Map([['/files/kites/one.js', { bytes, type: 'text/javascript' }]]));
  expect(read).toEqual(bytes);
  expect(await bucket().read('kites/one.js')).toBeUndefined();
});

test('an invalid secret is reported with the store’s own message', async () => {
  const strangers = bucket({ credentials: { accessKeyId: 'LARK', secretAccessKey: 'another' } });

  await expect(strangers.write('one.js', Buffer.from('x'), 'text/javascript')).rejects.toThrow(
    'The kite store answered 403: SignatureDoesNotMatch',
  );
  expect(store.objects.size).toBe(0);
});

test('a request that fails for a moment is retried', async () => {
  store.fail(503, 500);

  await bucket().write('one.js', Buffer.from('x'), 'text/javascript');

  expect(store.objects.size).toBe(1);
});

test('without keys in the settings, those of the environment are used', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'LARK';
  process.env.AWS_SECRET_ACCESS_KEY = 'a secret';

  await bucket({ credentials: undefined }).write('one.js', Buffer.from('x'), 'text/javascript');

  expect(store.objects.size).toBe(1);
});

test.each([
  [{}, undefined],
  [
    { S3_BUCKET: 'b', S3_REGION: 'eu-west-2' },
    { bucket: 'b', region: 'eu-west-2' },
  ],
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
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    },
  ],
])('the settings %j keep files in %j', (settings, expected) => {
  expect(s3Options(z.object(s3Settings).parse(settings))).toEqual(expected);
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.example' }, 'need S3_BUCKET'],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'or neither'],
])('the settings %j are refused at the start', (settings, message) => {
  expect(() => s3Options(z.object(s3Settings).parse(settings))).toThrow(message);
});
