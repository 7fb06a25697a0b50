import type { Locator, Page } from '@playwright/test';

/** Tabs on until the element has the focus; a stop that cannot be reached fails here. */
export async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} cannot be reached with the Tab key.`);
}
