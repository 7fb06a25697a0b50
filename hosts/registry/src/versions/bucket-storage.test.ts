import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Bucket } from '@larkfare/server-kit/s3';
import { aSmallS3, type TestS3 } from '@larkfare/server-kit/testing';
import { aRemote } from '../testing/a-remote.ts';
import { bucketStorage } from './bucket-storage.ts';

let store: TestS3;
const folders: string[] = [];
beforeEach(async () => {
  store = await aSmallS3();
});
afterEach(async () => {
  await store.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** One server of the site, with its own folder and the shared bucket. */
async function aServer() {
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-cache-'));
  folders.push(folder);
  return bucketStorage(s3Bucket(store.options('site'), { keeps: 'remote' }), folder);
}
const { manifest, files } = aRemote();
const entry = files.get('remote.aaaa.js');

test('a build stored by one server is served by another, which fetches each file once', async () => {
  await (await aServer()).put(manifest, files);
  const other = await aServer();

  const [folder] = await Promise.all([other.folderOf(manifest), other.folderOf(manifest)]);
  store.objects.clear();
  await other.folderOf(manifest);

  expect((await readdir(folder)).sort()).toEqual(
    ['app.bbbb.css', 'remote.aaaa.js'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  );
  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
});

test('a cached build is served while the bucket is unavailable', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const folder = await server.folderOf(manifest);

  store.fail(...Array<number>(20).fill(503));

  expect(await server.folderOf(manifest)).toBe(folder);
  await expect((await aServer()).folderOf(manifest)).rejects.toThrow('answered 503');
});

test('a damaged or missing file is fetched again', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const folder = await server.folderOf(manifest);
  await writeFile(join(folder, 'remote.aaaa.js'), 'damaged');
  await rm(join(folder, 'app.bbbb.css'));

  await server.folderOf(manifest);

  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
  expect(await readdir(folder)).toHaveLength(6);
});

test('a file that differs from the published one never reaches the folder', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  for (const object of store.objects.values()) object.bytes = Buffer.from('tampered');

  await expect(server.folderOf(manifest)).rejects.toThrow('differs from the published file');

  expect(await readdir(folders[0] ?? '', { recursive: true })).toEqual([]);
});

test('a published build is never overwritten by another under its name', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const other = aRemote({ script: 'self.remote_guide={other:1}' });

  await server.put({ ...other.manifest, build: manifest.build }, other.files);
  const folder = await server.folderOf(manifest);

  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
});
