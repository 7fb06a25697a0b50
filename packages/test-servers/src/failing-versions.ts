import type { Page } from '@playwright/test';
import type { SamplePartner } from './sample-partner.ts';
import type { Fault } from './sample-remote.ts';

/** A way in which a version of the sample remote fails its visitors. */
export interface Failure {
  /** Completes “a version …”. */
  name: string;
  fault?: Fault;
  /** Breaks the live build for a visitor’s page. */
  happen?(page: Page, build: string, partner: SamplePartner): Promise<unknown> | void;
  /** Whether it fails by timeout. */
  isTimeout?: boolean;
}

export const failures: Failure[] = [
  {
    name: 'whose files are missing (404)',
    happen: (_page, build, partner) => partner.loseFiles(build),
  },
  { name: 'with a syntax error', fault: 'syntax error' },
  { name: 'that throws while it loads', fault: 'throws at load' },
  { name: 'that throws while it is rendered', fault: 'throws at render' },
  { name: 'that hides the page', fault: 'hides the page', isTimeout: true },
  { name: 'that was built for an old React', fault: 'old React' },
  {
    name: 'whose files have another hash',
    happen: (page, build) =>
      page.route(`**/_r/sample/${build}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.tamperedCodeRan = true; self.remote_sample = {};',
        }),
      ),
  },
  {
    name: 'that does not answer',
    happen: (page, build) => page.route(`**/_r/sample/${build}/**`, () => undefined),
    isTimeout: true,
  },
];
