import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-lock-'));
  lock = join(folder, 'building');
});
afterEach(() => rm(folder, { recursive: true }));

test('two commands build one after the other, also after a failure', async () => {
  const events: string[] = [];
  const first = withLock(lock, async () => {
    events.push('first begins');
    await new Promise((resolve) => setImmediate(resolve));
    events.push('first fails');
    throw new Error('does not compile');
  });
  const second = withLock(lock, async () => void events.push('second begins'));

  await expect(first).rejects.toThrow('does not compile');
  await second;

  expect(events).toEqual(['first begins', 'first fails', 'second begins']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a killed command is taken over', async () => {
  const killed = `require('net').createServer().listen('${lock}', () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', killed]);
  expect(existsSync(lock)).toBe(true);

  expect(await withLock(lock, async () => 'built')).toBe('built');
});
