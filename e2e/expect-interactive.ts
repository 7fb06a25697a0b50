import { expect, type Page } from '@playwright/test';

/**
 * What is the shell's own on the page answers: the link past the navigation moves the focus by itself, where a page
 * whose scripts do not run only changes its address.
 */
export async function expectInteractiveShell(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await skip.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
}
