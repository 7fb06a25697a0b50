import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Bucket } from '@larkfare/service-kit/s3';
import { aSmallS3, type SmallS3 } from '@larkfare/service-kit/testing';
import { aRemote } from '../testing/a-remote.ts';
import { bucketStorage } from './bucket-storage.ts';

let store: SmallS3;
const folders: string[] = [];
beforeEach(async () => {
  store = await aSmallS3();
});
afterEach(async () => {
  await store.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A server of the site: the bucket is everybody’s, the folder its own. */
async function aServer() {
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-cache-'));
  folders.push(folder);
  return bucketStorage(s3Bucket(store.options('site'), { keeps: 'remote' }), folder);
}
const { manifest, files } = aRemote();
const entry = files.get('remote.aaaa.js');

test('a build that one server was given is served by another, which fetches each file once', async () => {
  await (await aServer()).put(manifest, files);
  const other = await aServer();

  const [folder] = await Promise.all([other.folderOf(manifest), other.folderOf(manifest)]);
  store.objects.clear();
  await other.folderOf(manifest);

  expect((await readdir(folder)).sort()).toEqual(['app.bbbb.css', 'remote.aaaa.js']);
  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
});

test('what is here is served while the bucket is away', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const folder = await server.folderOf(manifest);

  store.fail(...Array<number>(20).fill(503));

  expect(await server.folderOf(manifest)).toBe(folder);
  await expect((await aServer()).folderOf(manifest)).rejects.toThrow('answered 503');
});

test('what was damaged or lost on this machine is fetched again', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const folder = await server.folderOf(manifest);
  await writeFile(join(folder, 'remote.aaaa.js'), 'somebody else’s');
  await rm(join(folder, 'app.bbbb.css'));

  await server.folderOf(manifest);

  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
  expect(await readdir(folder)).toHaveLength(2);
});

test('what is not what was published never reaches the folder', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  for (const object of store.objects.values()) object.bytes = Buffer.from('a stranger’s');

  await expect(server.folderOf(manifest)).rejects.toThrow('is not what was published');

  expect(await readdir(join(folders[0] ?? '', manifest.name, manifest.build))).toEqual([]);
});

test('another build under the same name takes nothing of the first one’s place', async () => {
  const server = await aServer();
  await server.put(manifest, files);
  const other = aRemote({ script: 'self.remote_guide={other:1}' });

  await server.put({ ...other.manifest, build: manifest.build }, other.files);
  const folder = await server.folderOf(manifest);

  expect(await readFile(join(folder, 'remote.aaaa.js'))).toEqual(entry);
});
