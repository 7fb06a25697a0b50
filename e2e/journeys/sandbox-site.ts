import type { FrameLocator, Page } from '@playwright/test';
import type { SiteProcess } from '@larkfare/test-servers';
import { sandboxedTeam, type Attack } from '../sandboxed-remote/sandboxed-remote.ts';
import { adminPassword } from '../start-site.ts';
import { testOnIsolatedSite } from './admin/isolated-site.ts';
import { adminEmail } from './admin/office.ts';
import { expect } from './site.ts';

/** Journeys on a separate site, with the team of a remote whose versions are not reviewed. */
export const test = testOnIsolatedSite().extend<object, { sandbox: Sandbox }>({
  sandbox: [
    async ({ isolatedSite }, use) => use(await sandboxOn(isolatedSite)),
    { scope: 'worker' },
  ],
});

export type Sandbox = Awaited<ReturnType<typeof sandboxOn>>;

async function sandboxOn(site: SiteProcess) {
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { token }: { token: string } = await login.json();
  const team = sandboxedTeam(site, token);
  let patch = 0;
  /** A number that was not given away yet. */
  const nextVersion = () => `1.0.${patch++}`;

  /** A decision or an activation reaches the shell's memory a moment later. */
  const inShell = (remote: string, is: { version?: string; trust?: string | undefined }) =>
    expect
      .poll(async () => {
        const remotes: { name: string }[] = await (
          await fetch(`${site.url}/_s/snapshot.json`)
        ).json();
        return { trust: undefined, ...remotes.find(({ name }) => name === remote) };
      })
      .toMatchObject(is);

  return {
    site,
    url: site.url,
    /** The administrator's token. */
    token,
    team,
    nextVersion,
    inShell,
    /** A new version on the screen. None is live before it that would stand in for it on a slow machine. */
    async open(page: Page, does?: Attack) {
      await team.withdraw();
      const version = nextVersion();
      await team.release(version, does);
      await inShell('sandboxed', { version, trust: 'unreviewed' });
      await page.goto(`${site.url}/sandboxed`);
      await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
      return version;
    },
  };
}

/** The frame of a remote by its registered name, or by the title that ends in it once another journey has reviewed a version. */
export const frameOf = (page: Page, title = 'Sandboxed') =>
  page.frameLocator(`iframe[title$="${title}" i]`);

export const heading = (where: Page | FrameLocator, name: string) =>
  where.getByRole('heading', { level: 1, name, exact: true });

/** The panel in the place of a remote that was given up. */
export const panel = (page: Page, title = 'Sandboxed') =>
  page.getByRole('heading', {
    level: 1,
    name: new RegExp(`${title} is not available right now$`, 'i'),
  });
