import { launchBrowser, samplePartner, startSite, type SiteProcess } from '@larkfare/test-servers';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type FrameLocator, type Page } from '@playwright/test';
import { createMountGate } from '../../hosts/registry/src/checks/mount/mount-gate.ts';
import { runCommand } from '@larkfare/remote-cli';
import { readBuiltRemote, readRemoteFolder } from '@larkfare/remote-cli/remote-folder';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// Builds without the kit, by the examples beside the partner guide.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off', screenshot: 'off' });

const examples = fileURLToPath(new URL('../../examples/federated/', import.meta.url));
const tools = ['webpack', 'rspack', 'vite'];

let site: SiteProcess;
let partner: Awaited<ReturnType<typeof samplePartner>>;
test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: examples });
  site = await startSite({ env: { DEMO_DATA: 'none', ADMIN_PASSWORD: adminPassword } });
  partner = await samplePartner(site, adminPassword);
});
test.afterAll(() => site.stop());

/** Runs the command line in an example’s folder. @returns its exit code and its whole output */
async function larkfareRemote(tool: string, ...argv: string[]) {
  let output = '';
  const write = { write: (text: string) => (output += text) };
  const code = await runCommand(argv, {
    folder: examples + tool,
    environment: {
      LARKFARE_SITE: site.url,
      LARKFARE_TOKEN: await partner.deployToken(`${tool}-example`),
    },
    out: write,
    err: write,
  });
  return { code, output };
}

const liveTrust = async (tool: string) => {
  const remotes: { name: string; trust?: string; version?: string }[] = await (
    await fetch(`${site.url}/_s/snapshot.json`)
  ).json();
  const remote = remotes.find(({ name }) => name === `${tool}-example`);
  return remote && (remote.trust ?? 'reviewed');
};

async function expectUsable(shown: Page | FrameLocator, tool: string) {
  await expect(shown.getByRole('heading', { name: `Built with ${tool}` })).toBeVisible();
  const picture = shown.getByAltText('The sun');
  const widthOf = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
  expect(await picture.evaluate(widthOf)).toBe(48);
  const { headers } = await fetch(new URL((await picture.getAttribute('src')) ?? '', site.url));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/; sandbox$/),
  });
  const button = shown.getByRole('button', { name: 'Clicked 0 times' });
  await expect(button).toHaveCSS('animation-name', /^\w+-example_.*/);
  await button.click();
  await expect(shown.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  await expect(shown.getByText('Regions to fly to: 0')).toBeVisible();
  await shown.getByRole('link', { name: 'More' }).click();
  await expect(shown.getByRole('heading', { name: `More of ${tool}` })).toBeVisible();
}

for (const tool of tools) {
  test(`a plain build of ${tool} runs in a frame, and in the page once it is reviewed`, async ({
    page,
  }) => {
    const { code, output } = await larkfareRemote(tool, 'publish', '--activate', '--dir', 'dist');
    expect(code, output).toBe(0);

    await expect.poll(() => liveTrust(tool)).toBe('unreviewed');
    await page.goto(`${site.url}/${tool}-example`);
    await expectUsable(page.frameLocator('iframe'), tool);

    await partner.decide('1.0.0', 'reviewed', `${tool}-example`);
    await expect.poll(() => liveTrust(tool)).toBe('reviewed');
    await page.goto(`${site.url}/${tool}-example`);
    await expectUsable(page, tool);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(`a plain build of ${tool} passes the mount gate`, async () => {
    const folder = examples + tool;
    const { manifest, files } = readBuiltRemote(readRemoteFolder(folder), `${folder}/dist`);
    const browser = { launch: launchBrowser, site: () => site.url };
    // How slow it is on a busy machine is not the question here.
    const limits = { screenMs: 60_000, versionMs: 200_000, soakMs: 0 };
    const gate = createMountGate(browser, limits);

    const { problems, note } = await gate({ manifest: JSON.parse(manifest), files });

    expect({ problems, note }).toEqual({ problems: [], note: undefined });
  });
}
