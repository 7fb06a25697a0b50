import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { newTestDataFolder } from './index.ts';

const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
const onMemory = bavail * bsize > 4 * 1024 ** 3 ? test : test.skip;

onMemory(
  'what an ended process left in memory is deleted, what a running one has is not',
  async () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const left = `/dev/shm/larkfare-folders-${ended}-abc`;
    await mkdir(left);

    const first = await newTestDataFolder('larkfare-folders-');
    const second = await newTestDataFolder('larkfare-folders-');

    expect([left, first, second].map(existsSync)).toEqual([false, true, true]);
    await Promise.all([first, second].map((folder) => rm(folder, { recursive: true })));
  },
);
