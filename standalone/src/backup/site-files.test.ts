import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aSmallS3, type TestS3 } from '@larkfare/server-kit/testing';
import { copyFiles } from './site-files.ts';

let store: TestS3;
let dataFolder: string;
const picture = `${'0a'.repeat(16)}-320.avif`;

beforeEach(async () => {
  store = await aSmallS3();
  dataFolder = await mkdtemp(join(tmpdir(), 'larkfare-files-'));
});
afterEach(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true });
});

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dataFolder, name)), { recursive: true });
    await writeFile(join(dataFolder, name), text);
  }
}

test('pictures and published remotes are copied once, and what came since with the next run', async () => {
  await write({
    [`media/uploads/${picture}`]: 'a picture',
    'media/uploads/.half-written': 'a pic',
    'registry/remotes/guide/1a2b/app.js': 'app',
    'registry/remotes/guide/1a2b/app.js.br': 'compressed',
    'registry/remotes/guide/1a2b/server/app.cjs': 'server',
    'registry/remotes/guide/.temporary-x/app.js': 'half',
  });

  const first = await copyFiles(dataFolder, store.options('site'));
  const types = [...store.objects.values()].map(({ bytes, type }) => [bytes.toString(), type]);
  await write({ 'registry/remotes/guide/3c4d/app.js': 'newer' });
  const second = await copyFiles(dataFolder, store.options('site'));

  expect(first).toEqual({ pictures: 1, published: 2 });
  expect(types.sort()).toEqual([
    ['a picture', 'image/avif'],
    ['app', 'text/javascript'],
    ['server', expect.anything()],
  ]);
  expect(second).toEqual({ pictures: 0, published: 1 });
  expect([...store.objects.keys()].sort()).toEqual([
    // By the content's SHA-384, as the registry requests it
    expect.stringMatching(/^\/site\/remotes\/guide\/[\w-]{64}$/),
    expect.stringMatching(/^\/site\/remotes\/guide\/[\w-]{64}$/),
    expect.stringMatching(/^\/site\/remotes\/guide\/[\w-]{64}$/),
    `/site/uploads/${picture}`,
  ]);
});

test('a site without pictures and published remotes has nothing to copy', async () => {
  expect(await copyFiles(dataFolder, store.options('site'))).toEqual({
    pictures: 0,
    published: 0,
  });
});
