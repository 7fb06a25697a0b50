import { expect, type Page } from '@playwright/test';

/**
 * The shell's own part of the page responds: the skip link moves the focus, where a page
 * whose scripts do not run only changes its address.
 */
export async function expectInteractiveShell(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await skip.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
}
