import { launchOptions } from '@larkfare/test-servers';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  workers: 3, // Two leave a third of two cores unused.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI reports a journey that passes the second time as flaky.
  retries: process.env.CI ? 1 : 0,
  // Limits for what hangs; none is a measure of speed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI
    ? [['list'], ['./site-log-reporter.ts']]
    : [
        ['list'],
        ['./site-log-reporter.ts'],
        ['html', { open: 'never', outputFolder: '../playwright-report' }],
      ],
  globalSetup: './start-site.ts',
  use: {
    actionTimeout: 60_000,
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    // The strips of the home page alone take half a core; journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a quarter of the time: `npm run e2e -- --trace on <file>` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
