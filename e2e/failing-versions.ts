import type { Page } from '@playwright/test';
import type { Partner } from './partner.ts';
import type { Fault } from './published-remote.ts';

/** A way in which a version of the small remote fails its visitors. */
export interface Failure {
  /** As it goes on after “a version …”. */
  name: string;
  fault?: Fault;
  /** What becomes of the build once it is live, for a visitor’s page. */
  happen?(page: Page, build: string, partner: Partner): Promise<unknown> | void;
  /** It is waited for before it is given up on. */
  isWaitedFor?: boolean;
}

export const failures: Failure[] = [
  {
    name: 'whose files are gone (404)',
    happen: (_page, build, partner) => partner.loseFiles(build),
  },
  { name: 'with a syntax error', fault: 'syntax error' },
  { name: 'that throws while it loads', fault: 'throws at load' },
  { name: 'that throws while it is drawn', fault: 'throws at render' },
  { name: 'that was built for an old React', fault: 'old React' },
  {
    name: 'whose files have another hash',
    happen: (page, build) =>
      page.route(`**/_r/lookout/${build}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.strangersCodeRan = true; self.remote_lookout = {};',
        }),
      ),
  },
  {
    name: 'that does not answer',
    happen: (page, build) => page.route(`**/_r/lookout/${build}/**`, () => undefined),
    isWaitedFor: true,
  },
];
