import {
  type Break,
  breaks,
  brokenHeading,
  framedBreaks,
  hangs,
  isRolledBack,
  type SiteProcess,
  startBreakingRemote,
  type Trust,
} from '@larkfare/test-servers';
import { eventually } from '@larkfare/server-kit/testing';
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

/** A remote of which each call breaks a version and has it taken back. */
export async function startRecoveries({ url }: SiteProcess, browser: Browser, password: string) {
  const remote = await startBreakingRemote(url, password);
  let visit = 0;
  /**
   * One visitor in a browser, then nineteen who report the same as fast as they can.
   * @returns seconds from the activation of the version until pages have the one before; undefined if a person must act
   * @throws if the visitor sees or reports anything else
   */
  return async ({ parts, sees, reported, isLeft, trust }: MeasuredBreak) => {
    const version = await remote.publish(parts, trust);
    const began = performance.now();
    await remote.activate(version);
    const isFramed = trust === 'unreviewed';
    // From a separate network, because the site takes few reports from one. A frame may send no such header.
    const context = await browser.newContext({
      ...(!isFramed && { extraHTTPHeaders: { 'x-forwarded-for': `198.51.${(visit += 1)}.1` } }),
    });
    try {
      const page = await context.newPage();
      await page.goto(`${url}/hostile`, { waitUntil: 'commit' });
      const screen = isFramed ? page.frameLocator('iframe') : page;
      const shows = (name: string) =>
        screen.getByRole('heading', { level: 1, name }).waitFor({ timeout: timeoutMs });
      if (isLeft) await shows(brokenHeading);
      await remote.leave(page, { isLeft });
      const seen = sees === undefined ? undefined : shows(sees);
      if (!seen) {
        const next = await context.newPage();
        await next.goto(`${url}/home`);
        // The next page that loads after the note of the one that hangs reports it.
        await eventually(() => next.evaluate(() => 'remoteOnScreen' in localStorage), timeoutMs);
        await next.reload();
      }
      await eventually(async () => (await remote.reported(version))[reported] === 1, timeoutMs);
      await remote.recover(version, reported);
      const seconds = (performance.now() - began) / 1000;
      await seen;
      return isRolledBack(reported) ? seconds : undefined;
    } finally {
      await context.close();
    }
  };
}
