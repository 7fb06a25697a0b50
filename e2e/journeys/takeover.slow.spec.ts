import { type SiteProcess, startSite } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { sandboxedTeam } from '../sandboxed-remote/sandboxed-remote.ts';
import { adminPassword } from '../start-site.ts';
import { signIn } from './admin/office.ts';
import { expect, test } from './site.ts';

// A deploy token of a remote that was reviewed once has leaked. Each test is one step from there to the administrator's
// account, and assumes that the steps before it succeeded.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
let administrator: { token: string; team: ReturnType<typeof sandboxedTeam> };

test.beforeAll(async () => {
  site = await startSite({
    env: { ADMIN_PASSWORD: adminPassword, READS_PER_MINUTE: '100000', POSTS_PER_MINUTE: '100000' },
  });
  const { token } = await posted('/api/auth/login', {
    email: 'admin@larkfare.example',
    password: adminPassword,
  });
  administrator = { token, team: sandboxedTeam(site, token) };
  await administrator.team.release('1.0.0');
  await administrator.team.decide('1.0.0', 'reviewed');
});
test.afterAll(() => site.stop());

async function posted(path: string, body: object, token = ''): Promise<{ token: string }> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Acts with the team’s leaked deploy token. */
async function thief(scopes: string[]) {
  const tokenInput = { remote: 'sandboxed', label: 'Leaked', scopes };
  const { token } = await posted('/registry/v1/tokens', tokenInput, administrator.token);
  return sandboxedTeam(site, token);
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="The sandboxed"]');

/** Fails unless the script of this version ran in a frame and could read nothing. */
async function expectNothingRead(page: Page, version: string) {
  await page.goto(`${site.url}/sandboxed`);
  await expect(
    frameOf(page).getByRole('heading', { level: 1, name: `Sandboxed ${version}` }),
  ).toBeVisible();
  const found = frameOf(page).getByLabel('Result');
  await expect(found).toContainText('the page’s storage');
  const results: Record<string, string> = JSON.parse((await found.textContent()) ?? '');
  expect(Object.values(results).filter((result) => result !== 'refused')).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'remote_sandboxed'))).toBe(false);
}

async function signedIn(page: Page) {
  await page.goto(`${site.url}/admin`);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
}

test('a token that may publish cannot make the stolen version live', async ({ page }) => {
  const { publish, release } = await thief(['publish']);
  await publish('1.1.0', 'readsEverything');

  await expect(release('1.1.1', 'readsEverything')).rejects.toThrow(/403.*may not activate/);

  await page.goto(`${site.url}/sandboxed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandboxed 1.0.0');
});

test('a token cannot review what it published', async () => {
  const { decide } = await thief(['publish', 'activate']);

  await expect(decide('1.1.0', 'reviewed')).rejects.toThrow('403');
});

test('a token that may activate puts the unreviewed version into a frame only, also for an administrator', async ({
  page,
  consoleErrors,
}) => {
  const { release } = await thief(['publish', 'activate']);
  await signedIn(page);

  await release('1.2.0', 'readsEverything');

  await expectNothingRead(page, '1.2.0');
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('even after a review by mistake it does not run beside an administrator’s token', async ({
  page,
  consoleErrors,
}) => {
  await administrator.team.decide('1.2.0', 'reviewed');
  await signedIn(page);

  await expectNothingRead(page, '1.2.0');
  consoleErrors.length = 0;
});
