import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aSmallS3, type SmallS3 } from '@larkfare/service-kit/testing';
import { startSite, type SiteProcess } from '../site-process.ts';
import { adminPassword } from '../start-site.ts';

const build = 'abcdef012345';
const script = `self.remote_probe = { async init() {}, get: async () => () => ({ default: { routes: [] } }) };`;
const address = `/_r/probe/${build}/remote.js`;

const settingsOf = (store: SmallS3) => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = store.options('site');
  return {
    DEMO_DATA: 'none',
    ADMIN_PASSWORD: adminPassword,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
};

/** Publishes the smallest remote there is, and makes it live. */
async function release({ url }: SiteProcess) {
  const ask = async (method: string, path: string, body: BodyInit, headers = {}) => {
    const answer = await fetch(url + path, { method, body, headers });
    expect([path, answer.ok, answer.ok || (await answer.clone().text())]).toEqual([
      path,
      true,
      true,
    ]);
    return answer.json();
  };
  const json = { 'content-type': 'application/json' };
  const { token } = await ask(
    'POST',
    '/api/auth/login',
    JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
    json,
  );
  const authorization = `Bearer ${token}`;
  const manifest = {
    name: 'probe',
    title: 'The probe',
    build,
    container: 'remote_probe',
    chunkGlobal: `webpackChunkremote_probe_${build}`,
    needs: { '@larkfare/remote-contract': '^1.0.0' },
    entry: 'remote.js',
    routes: [{ path: '/probe', scripts: ['remote.js'], styles: [] }],
    files: {
      'remote.js': {
        sha384: createHash('sha384').update(script).digest('base64'),
        bytes: script.length,
      },
    },
  };
  const form = new FormData();
  form.set('version', '1.0.0');
  form.set('manifest', JSON.stringify(manifest));
  form.append('file', new Blob([script]), 'remote.js');
  await ask('POST', '/registry/v1/remotes/probe/versions', form, { authorization });
  await ask(
    'PUT',
    '/registry/v1/channels/production/remotes/probe',
    JSON.stringify({ version: '1.0.0' }),
    { ...json, authorization, 'if-match': '"0"' },
  );
}

/** What a browser would get: the page that names the build, and the build's file. */
async function served({ url }: SiteProcess) {
  const page = await fetch(`${url}/probe`);
  const file = await fetch(url + address);
  return {
    page: page.status,
    names: (await page.text()).includes(build),
    file: file.status,
    script: await file.text(),
  };
}

test('a server that has lost its folder serves what is live from the bucket, and goes on while that is away', async () => {
  await using ended = new AsyncDisposableStack();
  const store = ended.adopt(await aSmallS3(), (each) => each.close());
  const env = settingsOf(store);
  const first = ended.adopt(await startSite({ env }), (each) => each.stop());
  await release(first);
  await expect.poll(() => served(first)).toEqual({ page: 200, names: true, file: 200, script });
  expect([...store.objects.keys()]).toEqual([expect.stringMatching(/^\/site\/remotes\/probe\//)]);

  await first.stop({ keepData: true });
  await rm(join(first.dataFolder, 'registry'), { recursive: true });
  const second = ended.adopt(await startSite({ env, dataFolder: first.dataFolder }), (each) =>
    each.stop(),
  );
  expect(await served(second)).toEqual({ page: 200, names: true, file: 200, script });

  await second.stop({ keepData: true });
  store.objects.clear();
  const third = ended.adopt(await startSite({ env, dataFolder: first.dataFolder }), (each) =>
    each.stop(),
  );
  expect(await served(third)).toEqual({ page: 200, names: true, file: 200, script });

  await third.stop({ keepData: true });
  await rm(join(first.dataFolder, 'registry'), { recursive: true });
  const fourth = ended.adopt(await startSite({ env, dataFolder: first.dataFolder }), (each) =>
    each.stop(),
  );
  expect(await served(fourth)).toMatchObject({ page: 503, file: 404 });
});
