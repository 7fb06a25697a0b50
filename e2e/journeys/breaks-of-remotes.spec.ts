import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { hostileScript, officeOf, type HostileParts } from '../hostile-remote.ts';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// One remote, whose versions follow each other: one test at a time. Its versions are reviewed, and the mount gate, which
// refuses most of them, is off.
test.describe.configure({ mode: 'default' });

const good = 'Good version';
const broken = 'Broken version';
const heading = (words: string) =>
  `return react.createElement('main', null, react.createElement('h1', null, '${words}'));`;
/** Runs once the screen is there. */
const later = (does: string) => `react.useEffect(() => { ${does} }, []); ${heading(broken)}`;

interface Break {
  name: string;
  parts: HostileParts;
  /** The heading that the visitor sees in the end. */
  sees: string;
  /** What the page reports. */
  reported: string;
  /** Whether the visitor also leaves by a navigation within the page, before it is reported. */
  isLeft?: true;
}

const breaks: Break[] = [
  {
    name: 'sets state in every render',
    parts: { draws: `const [count, set] = react.useState(0); set(count + 1); ${heading(broken)}` },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'takes 50 MB each 100 ms',
    parts: {
      draws: later(
        'const kept = []; setInterval(() => kept.push(new Array(6e6).fill(kept.length + 0.5)), 100);',
      ),
    },
    sees: good,
    reported: 'grown',
  },
  {
    name: 'hides the whole page',
    parts: { draws: later("document.documentElement.style.display = 'none';") },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'empties the document',
    parts: { draws: later("document.getElementById('root').replaceChildren();") },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'moves the page',
    parts: { draws: later("document.body.style.paddingTop = '90px';") },
    sees: broken,
    reported: 'moved',
  },
  {
    name: 'hides the page when it is left',
    parts: {
      draws: `react.useEffect(() => () => { document.body.hidden = true; }, []); ${heading(broken)}`,
    },
    isLeft: true,
    sees: 'Oops, something went wrong!',
    reported: 'hidden',
  },
  {
    name: 'throws outside React',
    parts: { draws: later("setTimeout(() => { throw new Error('Outside'); });") },
    sees: broken,
    reported: 'crashed',
  },
  {
    name: 'leaves a rejection unhandled',
    parts: { draws: later("void (async () => { throw new Error('Unhandled'); })();") },
    sees: broken,
    reported: 'crashed',
  },
  {
    name: 'asks for a field that the API no longer has',
    parts: {
      draws: later(
        `void fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query HostileGone { regions { gone } }' }),
        }).then((answer) => answer.text());`,
      ),
    },
    sees: broken,
    reported: 'refused',
  },
  {
    name: 'replaces fetch',
    parts: { draws: later("window.fetch = () => Promise.reject(new Error('Mine'));") },
    sees: broken,
    reported: 'patched',
  },
  {
    name: 'sets globals',
    parts: { draws: later("window.route = 'mine';") },
    sees: broken,
    reported: 'patched',
  },
  {
    name: 'has a route that remote.json does not name',
    parts: { draws: heading(broken), paths: ['/hostile', '/error'] },
    isLeft: true,
    sees: 'Oops, something went wrong!',
    reported: 'loaded',
  },
];

let site: SiteProcess;
let office: Awaited<ReturnType<typeof officeOf>>;
let patch = 0;

test.beforeAll(async () => {
  site = await startSite({
    env: { ADMIN_PASSWORD: adminPassword, TRUSTED_PROXIES: '1', READS_PER_MINUTE: '100000' },
  });
  office = await officeOf(site.url, adminPassword);
  await release({ draws: heading(good) });
});
test.afterAll(() => site.stop());

type OnPage = { name: string; version: string; nonce: string };
async function hostileFor(visitor = 0): Promise<OnPage | undefined> {
  const headers = { 'x-forwarded-for': `10.0.${visitor}.1` };
  const remotes: OnPage[] = await (await fetch(`${site.url}/_s/snapshot.json`, { headers })).json();
  return remotes.find(({ name }) => name === 'hostile');
}

/** What was activated reaches the shell's memory a moment later. */
const isLive = (version: string) =>
  expect.poll(async () => (await hostileFor())?.version).toBe(version);

async function release(parts: HostileParts): Promise<string> {
  const version = `1.0.${patch}`;
  const build = `abcdef0123${10 + patch++}`;
  await office.publish({ script: hostileScript(parts), version, build });
  await office.activate(version);
  await isLive(version);
  return version;
}

/** Nineteen more visitors report the same, each in a range of addresses of its own. */
async function othersReport(version: string, outcome: string) {
  for (let visitor = 1; visitor < 20; visitor++) {
    const nonce = (await hostileFor(visitor))?.nonce;
    await fetch(`${site.url}/registry/v1/reports`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${visitor}.1`,
      },
      body: JSON.stringify({ remote: 'hostile', version, outcome, nonce }),
    });
  }
}

const shows = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 15_000 });

async function homeWorks(page: Page) {
  await page.goto(`${site.url}/home`);
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
}

for (const { name, parts, sees, reported, isLeft } of breaks)
  test(`a version that ${name}: visitors see “${sees}”, and it is reported as ${reported}`, async ({
    page,
    consoleErrors,
  }) => {
    const version = await release(parts);

    await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
    if (isLeft) {
      await shows(page, broken);
      await page.evaluate(() => {
        history.pushState(null, '', '/error');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    }
    await expect
      .poll(() => office.reported(version), { timeout: 15_000 })
      .toMatchObject({ [reported]: 1 });
    await shows(page, sees);
    await expectInteractiveShell(page);
    await homeWorks(page);

    // Extensions of browsers change built-ins, too: only a person takes such a version back.
    if (reported === 'patched' || reported === 'loaded') await office.rollBack();
    else await othersReport(version, reported);
    await isLive('1.0.0');
    consoleErrors.length = 0; // The break is logged there.
  });

const hangs: [string, HostileParts][] = [
  ['at load', { atLoad: 'for (;;);', draws: heading(broken) }],
  ['in render', { draws: 'for (;;);' }],
];
for (const [when, parts] of hangs)
  test(`a version that hangs ${when}: other tabs go on, and the next page reports it`, async ({
    page,
    context,
  }) => {
    const version = await release(parts);
    await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
    const next = await context.newPage();
    await homeWorks(next);
    // The page leaves a note before the remote's code runs.
    await expect
      .poll(() => next.evaluate(() => localStorage.getItem('remoteOnScreen')))
      .toContain(version);

    await homeWorks(next);
    await expect
      .poll(() => office.reported(version), { timeout: 30_000 })
      .toMatchObject({ hung: 1 });

    await othersReport(version, 'hung');
    await isLive('1.0.0');
  });
