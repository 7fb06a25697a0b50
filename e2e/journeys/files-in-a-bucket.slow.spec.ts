import { hostileFile, officeOf, startSite, type SiteProcess } from '@larkfare/test-servers';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aSmallS3, type TestS3 } from '@larkfare/server-kit/testing';
import { adminPassword } from '../start-site.ts';

const script = `self.remote_hostile = { async init() {}, get: async () => () => ({ default: { routes: [] } }) };`;

const settingsOf = (store: TestS3) => {
  const { endpoint, bucket, region, credentials } = store.options('site');
  return {
    DEMO_DATA: 'none',
    ADMIN_PASSWORD: adminPassword,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
};

/** The files of a browser: the page that names the file, and the file. */
async function served({ url }: SiteProcess) {
  const page = await fetch(`${url}/hostile`);
  const file = await fetch(url + hostileFile);
  return {
    page: page.status,
    namesFile: (await page.text()).includes(hostileFile),
    file: file.status,
    script: await file.text(),
  };
}
const whole = { page: 200, namesFile: true, file: 200, script };

test('published files outlive a server’s folder, in a bucket and through its absence', async () => {
  await using ended = new AsyncDisposableStack();
  const store = ended.adopt(await aSmallS3(), (each) => each.close());
  const env = settingsOf(store);
  const started = async (dataFolder?: string) =>
    ended.adopt(await startSite({ env, ...(dataFolder && { dataFolder }) }), (each) => each.stop());
  const first = await started();
  const { dataFolder } = first;
  const loseFolder = () => rm(join(dataFolder, 'registry'), { recursive: true });

  await test.step('published files are in the bucket', async () => {
    const office = await officeOf(first.url, adminPassword);
    await office.publish({ script });
    await office.activate();
    await expect.poll(() => served(first)).toEqual(whole);
    expect([...store.objects.keys()]).toEqual([
      expect.stringMatching(/^\/site\/remotes\/hostile\/[\w-]{64}$/),
    ]);
    await first.stop({ keepData: true });
  });

  await test.step('a server without a folder fetches it, and again when it is lost while it runs', async () => {
    await loseFolder();
    const second = await started(dataFolder);
    expect(await served(second)).toEqual(whole);
    await loseFolder();
    expect(await served(second)).toEqual(whole);
    await second.stop({ keepData: true });
  });

  await test.step('files that were fetched once need no bucket', async () => {
    store.objects.clear();
    const third = await started(dataFolder);
    expect(await served(third)).toEqual(whole);
    await third.stop({ keepData: true });
  });

  await test.step('a server that has neither reports that the part is unavailable', async () => {
    await loseFolder();
    const fourth = await started(dataFolder);
    expect(await served(fourth)).toMatchObject({ page: 503, file: 404 });
  });
});
