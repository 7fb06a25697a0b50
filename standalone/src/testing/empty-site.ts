import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@larkfare/data-kit/testing';
import { email, password } from './whole-site.ts';

/** An empty database and folder, deleted with `opened`, and the settings that every process of a site on them has. */
export async function emptySite(opened: AsyncDisposableStack) {
  const { url: databaseUrl } = opened.adopt(await testDatabase(), (own) => own.drop());
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-site-')), (path) =>
    rm(path, { recursive: true }),
  );
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_DATA: 'none',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    HOST: '127.0.0.1',
    MOUNT_BROWSER: 'off',
  };
  return { databaseUrl, folder, env };
}
