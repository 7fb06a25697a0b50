// Pictures of every route and main state at three widths: node scripts/run.mjs e2e/gallery.ts [folder]
// SITE_URL shows a site that runs already, its back office with ADMIN_PASSWORD; without it one is started for the occasion.
// SCHEME=dark shows the dark one, ONLY=office those whose names begin so.
import { launchBrowser, startSite } from '@larkfare/test-servers';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { officeShotsOf, tokenOf } from './gallery-office-shots.ts';
import { type Shot, shotsOf } from './gallery-shots.ts';

const widths = [390, 768, 1280];

const folder = resolve(process.argv[2] ?? '.data/gallery');
const running = process.env.SITE_URL;
const password = running ? process.env.ADMIN_PASSWORD : 'a password for the gallery';
const site = running
  ? undefined
  : await startSite({ env: { ADMIN_PASSWORD: password ?? '', READS_PER_MINUTE: '100000' } });
const url = running ?? site?.url ?? '';
const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  const office = password ? await officeShotsOf(url, await tokenOf(url, password)) : [];
  const shots = [...(await shotsOf(url)), ...office].filter(({ name }) =>
    name.startsWith(process.env.ONLY ?? ''),
  );
  for (const width of widths) for (const shot of shots) await take(browser, width, shot);
  console.log(`${shots.length * widths.length} pictures are in ${folder}`);
} finally {
  await browser.close();
  await site?.stop();
}

async function take(browser: Browser, width: number, { name, open }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 700 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: process.env.SCHEME === 'dark' ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
  await open(page);
  await loadPictures(page);
  const hasPopUp = (await page.locator('dialog:modal').count()) > 0;
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !hasPopUp });
  await context.close();
}

/** Pictures further down load when they come near; here all of the page is in sight. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // One that cannot be had has its fallback in its place.
        return image.decode().catch(() => undefined);
      }),
    );
  });
}
