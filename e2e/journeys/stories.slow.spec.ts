import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';

const repository = new URL('../../', import.meta.url);

test('every component of the kit and every token is accessible, in the light and in the dark', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  execFileSync('npm', ['run', '--silent', 'build:stories', '-w', 'hosts/shell'], {
    cwd: repository,
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(new URL('hosts/shell/dist/stories/index.html', repository).href);
    await expect(page.getByRole('region', { name: 'VisuallyHidden' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Search flights' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});
