import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Break, goodParts, isRolledBack } from './breaks.ts';
import { type HostileParts, hostileScript, officeOf } from './hostile-remote.ts';
import { reportFromPages } from './page-reports.ts';
import type { Trust } from './trust.ts';

const liveWithinMs = 60_000;

/** The hostile remote of a running site that trusts one proxy. Its versions break in turn, each over the same good one. */
export async function startBreakingRemote(url: string, password: string) {
  const office = await officeOf(url, password);
  let patch = 0;

  async function publish(parts: HostileParts, trust?: Trust): Promise<string> {
    const version = `1.0.${patch}`;
    const build = `abcdef${100_000 + patch++}`;
    await office.publish({ script: hostileScript(parts), version, build }, trust);
    return version;
  }

  /** Reaches the shell's memory a moment later. */
  async function untilLive(version: string): Promise<void> {
    const deadline = performance.now() + liveWithinMs;
    while (performance.now() < deadline) {
      const response = await fetch(`${url}/_s/snapshot.json`);
      const remotes: { name: string; version: string }[] = await response.json();
      if (remotes.find(({ name }) => name === 'hostile')?.version === version) return;
      await pause(20);
    }
    throw new Error(`${version} is not live after ${liveWithinMs} ms.`);
  }

  async function activate(version: string): Promise<void> {
    await office.activate(version);
    await untilLive(version);
  }

  const good = await publish(goodParts);
  await activate(good);
  return {
    publish,
    activate,
    reported: office.reported,
    /** Leaves the page of a version, if the break needs that. */
    async leave(page: Page, { isLeft }: Pick<Break, 'isLeft'>): Promise<void> {
      if (isLeft === 'click') await page.getByRole('link', { name: 'Deals' }).first().click();
      else if (isLeft)
        await page.evaluate(() => {
          history.pushState(null, '', '/error');
          dispatchEvent(new PopStateEvent('popstate'));
        });
    },
    /** Nineteen more visitors, each in a separate range of addresses, or a person bring the good version back. */
    async recover(version: string, outcome: string): Promise<void> {
      const visitors = Array.from({ length: 19 }, (_, n) => ({ 'x-forwarded-for': `10.0.${n}.1` }));
      const reported = { path: '/hostile', remote: 'hostile', version, outcomes: [outcome] };
      if (isRolledBack(outcome)) await reportFromPages(url, visitors, reported);
      else await office.rollBack();
      await untilLive(good);
    },
  };
}
