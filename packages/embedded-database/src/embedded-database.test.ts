import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { startEmbeddedDatabase } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('what was stored is there after a restart', async () => {
  const first = await startEmbeddedDatabase({ folder });
  await ask(first.url, 'CREATE TABLE kites AS SELECT 1 AS id');
  await first.stop();

  const second = await startEmbeddedDatabase({ folder });

  expect(await ask(second.url, 'SELECT * FROM kites')).toEqual([{ id: 1 }]);
  await second.stop();
});

test('a second owner is refused with a sentence, but may join', async () => {
  const first = await startEmbeddedDatabase({ folder });

  await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('Another Larkfare is running on');
  const guest = await startEmbeddedDatabase({ folder, join: true });
  await guest.stop();

  expect(await ask(first.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await first.stop();
});

test('a killed owner leaves a database that the next one takes over', async () => {
  const face = new URL('./index.ts', import.meta.url).pathname;
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(face)});
    await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)} });
    console.log('up'); setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  await once(owner, 'exit');

  const heir = await startEmbeddedDatabase({ folder });

  expect(await ask(heir.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await heir.stop();
});
