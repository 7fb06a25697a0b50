import { samplePartner, type Fault, type SamplePartner } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { adminPassword } from '../start-site.ts';
import { expect } from './site.ts';
import { frameOf, heading, panel, test, type Sandbox } from './sandbox-site.ts';

// Versions of two remotes follow each other: one test at a time.
test.describe.configure({ mode: 'default' });

let partner: SamplePartner;
test.beforeAll(async ({ sandbox }) => {
  partner = await samplePartner(sandbox.site, adminPassword, { trust: 'unreviewed' });
});

/** The reports of visitors' pages about a version of the sample. */
async function failuresOf(version: string, { url, token }: Sandbox): Promise<number | undefined> {
  const response = await fetch(`${url}/registry/v1/remotes/sample/reports`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { versions }: { versions: { version: string; failures: number }[] } = await response.json();
  return versions.find((each) => each.version === version)?.failures;
}

const sample = (page: Page) => frameOf(page, 'Sample');
const failures: { name: string; fault?: Fault; happen?: (build: string) => void }[] = [
  { name: 'that throws while it loads', fault: 'throws at load' },
  { name: 'that throws while it renders', fault: 'throws at render' },
  { name: 'whose files are missing', happen: (build) => partner.loseFiles(build) },
];

for (const { name, fault, happen } of failures)
  test(`a version ${name} gives way to the last good one, in a frame as well`, async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    const [good, bad] = [sandbox.nextVersion(), sandbox.nextVersion()];
    await partner.release(good);
    const { build } = await partner.release(bad, fault && { fault });
    happen?.(build);
    await sandbox.inShell('sample', { version: bad, trust: 'unreviewed' });
    await page.goto(`${sandbox.url}/sample`);

    await expect(heading(sample(page), `Sample ${good}`)).toBeVisible();
    await sample(page).getByRole('button', { name: 'Clicked 0 times' }).click();
    await expect(sample(page).getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    await expect.poll(() => failuresOf(bad, sandbox)).toBe(1);
    if (fault === 'throws at render')
      expect(await partner.errorsOf(bad)).toMatchObject([
        {
          place: expect.stringMatching(/^src\/sample-page\.tsx:/),
          sample: { routes: ['/sample'] },
        },
      ]);
    consoleErrors.length = 0;
  });

test('one that does not come in time gives way to the panel, and shows itself when it comes', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.team.withdraw();
  const version = sandbox.nextVersion();
  const build = await sandbox.team.release(version);
  await sandbox.inShell('sandboxed', { version });
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(`**/_r/sandboxed/${build}/**`, async (route) => {
    await late;
    await route.continue();
  });

  await page.goto(`${sandbox.url}/sandboxed`, { waitUntil: 'commit' });
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Not available \|/);
  come();

  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^(The )?sandboxed \|/i);
  consoleErrors.length = 0;
});
