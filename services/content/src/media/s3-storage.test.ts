import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { aSmallS3, type TestS3 } from '@larkfare/server-kit/testing';
import { aBackOffice } from '../testing/back-office.ts';
import { aPicture } from '../testing/picture-bytes.ts';
import { s3Storage } from './s3-storage.ts';

let store: TestS3;
beforeEach(async () => {
  store = await aSmallS3();
});
afterEach(() => store.close());

test('a picture is put into the bucket, signed, and read and removed again', async () => {
  const storage = s3Storage(store.options('pictures'));
  const bytes = Buffer.from('a picture');

  await storage.write('one.webp', bytes, 'image/webp');
  const stored = new Map(store.objects);
  const picture = await storage.read('one.webp');
  const read = picture && (await buffer(picture));
  await storage.remove('one.webp');

  expect(stored).toEqual(new Map([['/pictures/uploads/one.webp', { bytes, type: 'image/webp' }]]));
  expect(read).toEqual(bytes);
  expect(await storage.read('one.webp')).toBeUndefined();
});

test('an upload lands in the bucket whole, or not at all', async () => {
  const office = await aBackOffice({ s3: store.options('pictures') });
  const headers = { authorization: `Bearer ${await office.signIn()}` };
  const upload = async () =>
    office.service.storePicture({
      stream: Readable.from([await aPicture().png().toBuffer()]),
      headers,
    });

  const stored = await upload();
  const names = [...store.objects.keys()];
  store.objects.clear();
  store.refuseAfter(3);
  const failed = await upload();

  expect(stored).toMatchObject({ status: 201 });
  expect(names).toHaveLength(7);
  expect(names.every((name) => name.startsWith('/pictures/uploads/'))).toBe(true);
  expect(failed).toMatchObject({ status: 503 });
  expect(store.objects.size).toBe(0);
  await office.close();
});
