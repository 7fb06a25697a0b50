import { expect, expectAccessible, test } from './site.ts';

for (const width of [390, 1280])
  test(`places are explored from an airport, in a month and for a budget, by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/explore');
    const from = page.getByLabel('From');
    await from.focus();
    await from.selectOption('Bristol Airport');
    await page.getByLabel('Month').selectOption({ index: 3 });
    await page.getByLabel('Budget').selectOption('Up to £75');
    await expect(page).toHaveURL(/from=[^&]+&month=\d+&max=75$/);
    const first = page.getByRole('group', { name: 'Places' }).getByRole('link').first();
    await expect(first).toContainText('one way from Bristol,');
    const price = /£[\d.]+/.exec((await first.textContent()) ?? '')?.[0] ?? 'no price';
    await expectAccessible(page);

    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first().locator('data').last()).toHaveText(price);

    await page.goto('/deals');
    await expect(page.getByLabel('From')).toHaveValue(/.+/);
    await expect(page.getByRole('article').first()).toContainText(/one way from/);
  });
