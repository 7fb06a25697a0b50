import { setTimeout as pause } from 'node:timers/promises';
import {
  type Break,
  brokenHeading,
  framedBreaks,
  goodParts,
  hangs,
  breaks,
  type HostileParts,
  hostileScript,
  hostileVisitors,
  isRolledBack,
  officeOf,
  type SiteProcess,
  type Trust,
} from '@larkfare/test-servers';
import type { Browser } from '@playwright/test';

type MeasuredBreak = Omit<Break, 'sees'> & {
  /** None in a tab that hangs. */
  sees?: string;
  /** An unreviewed version runs in its frame; reviewed by default. */
  trust?: Trust;
};

/** Each way in which a version fails its visitors, in the page and in its frame. */
export const measuredBreaks: MeasuredBreak[] = [
  ...breaks,
  ...hangs.map(([when, parts]) => ({ name: `hangs ${when}`, parts, reported: 'hung' })),
  ...framedBreaks.map((each) => ({
    ...each,
    name: `in its frame ${each.name}`,
    trust: 'unreviewed' as const,
  })),
];

const timeoutMs = 60_000;
const intervalMs = 20;

/** A remote whose versions break in turn, each over the same good one. */
export async function startBreaks(site: SiteProcess, browser: Browser, password: string) {
  const office = await officeOf(site.url, password);
  const visitors = hostileVisitors(site.url);
  let patch = 0;
  const publish = async (parts: HostileParts, trust?: Trust) => {
    const version = `1.0.${patch}`;
    const build = `abcdef${100_000 + patch++}`;
    await office.publish({ script: hostileScript(parts), version, build }, trust);
    return version;
  };
  const good = await publish(goodParts);
  await office.activate(good);

  /**
   * One visitor in a browser, then nineteen who report the same as fast as they can.
   * @returns seconds from the activation of the version until pages have the one before; undefined if a person must act
   * @throws if the visitor sees or reports anything else
   */
  return async ({ parts, sees, reported, isLeft, trust }: MeasuredBreak) => {
    const version = await publish(parts, trust);
    const began = performance.now();
    await office.activate(version);
    await until('live', async () => (await visitors.live()) === version);
    const isFramed = trust === 'unreviewed';
    // From a separate network, because the site takes few reports from one. A frame may send no such header.
    const context = await browser.newContext({
      ...(!isFramed && { extraHTTPHeaders: { 'x-forwarded-for': `198.51.${patch}.1` } }),
    });
    try {
      const page = await context.newPage();
      await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
      const screen = isFramed ? page.frameLocator('iframe') : page;
      const shows = (name: string) =>
        screen.getByRole('heading', { level: 1, name }).waitFor({ timeout: timeoutMs });
      if (isLeft) {
        await shows(brokenHeading);
        if (isLeft === 'click') await page.getByRole('link', { name: 'Deals' }).first().click();
        else
          await page.evaluate(() => {
            history.pushState(null, '', '/error');
            dispatchEvent(new PopStateEvent('popstate'));
          });
      }
      const seen = sees === undefined ? undefined : shows(sees);
      if (!seen) {
        const next = await context.newPage();
        await next.goto(`${site.url}/home`);
        // The next page that loads after the note of the one that hangs reports it.
        await until('noted', () => next.evaluate(() => 'remoteOnScreen' in localStorage));
        await next.reload();
      }
      await until(reported, async () => (await office.reported(version))[reported] === 1);
      const isAutomatic = isRolledBack(reported);
      if (isAutomatic) await visitors.othersReport(version, reported);
      else await office.rollBack();
      await until('taken back', async () => (await visitors.live()) === good);
      const seconds = (performance.now() - began) / 1000;
      await seen;
      return isAutomatic ? seconds : undefined;
    } finally {
      await context.close();
    }
  };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await isSo()) return;
    await pause(intervalMs);
  }
  throw new Error(`It was not ${what} after ${timeoutMs} ms.`);
}
