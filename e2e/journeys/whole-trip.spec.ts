import { toEnGb } from '@larkfare/london-dates';
import { bookingPopUp } from './booking-form.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './site.ts';
import { depart, ret } from './trips.ts';

for (const width of [390, 1280])
  test(`a trip is searched for, saved, booked and read by keyboard alone, ${width} px wide`, async ({
    page,
    sql,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const keys = page.keyboard;
    const customer = `Whole Trip ${width}`;
    await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
    await page.goto('/home');

    await test.step('each field of the home row opens the form at that field', async () => {
      await tabTo(page, page.getByRole('button', { name: 'To Airport or city' }));
      await keys.press('Enter');
      const form = page.getByRole('dialog', { name: 'Search flights' });
      await expect(form.getByRole('combobox', { name: 'To', exact: true })).toBeFocused();
      const pick = async (typed: string, place: RegExp) => {
        await keys.type(typed);
        const option = form.getByRole('option', { name: place });
        await expect(option).toBeVisible();
        while ((await option.getAttribute('aria-selected')) !== 'true')
          await keys.press('ArrowDown');
        await keys.press('Enter');
      };
      await pick('nyc', /^New York *All airports/);
      await keys.press('Shift+Tab'); // Swap from and to.
      await keys.press('Shift+Tab');
      await expect(form.getByRole('combobox', { name: 'From' })).toBeFocused();
      await pick('heathrw', /^LHR/);
      await tabTo(page, form.getByLabel('Depart', { exact: true }));
      await keys.type(toEnGb(depart));
      await tabTo(page, form.getByLabel('Return', { exact: true }));
      await keys.type(toEnGb(ret));
      await keys.press('Enter');
      await expect(page).toHaveURL(/\/search\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Flights from London Heathrow to New York',
      );
    });

    const offer = page.getByRole('article').first();
    const code = await offer.getByRole('img', { name: /^Offer code/ }).innerText();
    await test.step('the first flight is one link away, and is saved', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Skip to flights' }));
      await keys.press('Enter');
      const save = offer.getByRole('button', { name: 'Save flight' });
      await tabTo(page, save);
      await keys.press('Space');
      await expect(save).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('it is requested, and its page is there after a reload', async () => {
      await tabTo(page, offer.getByRole('button', { name: 'Book Now' }));
      await keys.press('Enter');
      const form = bookingPopUp(page);
      for (const [field, text] of [
        ['Name', customer],
        ['Email', 'keyboard@example.com'],
        ['Contact number', '07700 900456'],
      ] as const) {
        await tabTo(page, form.getByRole('textbox', { name: field }));
        await keys.type(text);
      }
      await keys.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your booking', level: 1 })).toBeFocused();
      const [stored] = await sql<{ reference: string }>(
        'SELECT reference FROM bookings.bookings WHERE customer_name = $1',
        [customer],
      );
      await page.reload();
      await expect(page.getByText(stored?.reference ?? 'none', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('New York');
    });

    await test.step('the home row and the saved flights remember it', async () => {
      await page.goto('/home');
      const row = page.getByRole('group', { name: 'Your search' });
      await expect(row.getByRole('button', { name: /^To New York/ })).toBeVisible();
      await page.goto('/saved');
      await expect(page.getByRole('article')).toContainText(code);
    });
  });
