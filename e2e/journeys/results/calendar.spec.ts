import { addDays, dayOf, formatLong, toEnGb } from '@larkfare/london-dates';
import { expect, expectAccessible, test } from '../site.ts';
import { depart, today } from '../trips.ts';

const back = addDays(depart, 9);
/** A day in the calendar by the name that it has for a screen reader. */
const named = (date: string) =>
  new RegExp(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
      .format(new Date(`${date}T12:00:00Z`))
      .replace(/,? /g, ',? '),
  );

// An American browser, whose own date field would put the month first.
test.use({ locale: 'en-US' });

for (const width of [390, 1280])
  test(`a trip is picked in the calendar by two clicks, and changed by keys, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/paylater');
    const form = page.getByRole('form', { name: 'Search flights' });
    await form.getByRole('combobox', { name: 'From' }).fill('LHR');
    await form.getByRole('combobox', { name: 'To', exact: true }).fill('DUB');
    // Its suggestions lie over the dates on a phone.
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Calendar: Depart' }).click();
    const calendar = page.getByRole('dialog', { name: /^(Depart|Return)$/ });
    await expect(calendar.getByRole('grid')).toHaveCount(width < 640 ? 1 : 2);
    await expect(calendar.getByText(/^from £\d/).first()).toBeVisible();
    await expect(calendar).toContainText('Flights can be booked up to 18 months ahead');
    await expectAccessible(page);

    const day = async (date: string) => {
      const found = calendar.getByRole('button', { name: named(date) });
      while (!(await found.isVisible()))
        await calendar.getByRole('button', { name: 'Next month' }).click();
      await found.click();
    };
    await day(depart);
    await expect(calendar).toContainText(
      `You leave on ${formatLong(depart)}. Choose the day you come back.`,
    );
    await day(back);
    await expect(calendar).toHaveCount(0);
    const shown = () =>
      Promise.all(
        ['Depart', 'Return'].map((label) => form.getByLabel(label, { exact: true }).inputValue()),
      );
    expect(await shown()).toEqual([toEnGb(depart), toEnGb(back)]);

    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('button', { name: named(depart) })).toBeFocused();
    for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(form.getByRole('button', { name: 'Calendar: Depart' })).toBeFocused();
    expect(await shown()).toEqual([addDays(depart, 1), addDays(depart, 8)].map(toEnGb));

    await form.getByLabel('Return', { exact: true }).fill(`${dayOf(back)}/${back.slice(5, 7)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search-results/);
    const { date, ret } = Object.fromEntries(new URL(page.url()).searchParams);
    expect([date, ret]).toEqual([toEnGb(addDays(depart, 1)), back]);
  });

test('only days that can be booked are offered, the first one being tomorrow', async ({ page }) => {
  await page.goto('/search');
  const form = page.getByRole('form', { name: 'Search flights' });
  await form.getByRole('button', { name: 'Calendar: Depart' }).click();

  await expect(page.getByRole('button', { name: named(addDays(today, 1)) })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: named(addDays(today, 1)) })).toBeFocused();
});
