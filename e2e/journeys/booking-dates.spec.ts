import { addDays } from '@larkfare/london-dates';
import { booked, fillContact, openBooking, submitButton } from './booking-form.ts';
import { expect, test } from './site.ts';
import { depart, today } from './trips.ts';

test.describe('whatever time the visitor’s clock shows', () => {
  // Where it is tomorrow already, and where it is yesterday still, when London is at midnight.
  for (const [timezoneId, moment] of [
    ['Pacific/Auckland', `${today}T23:58:00Z`],
    ['America/Los_Angeles', `${today}T00:02:00Z`],
  ] as const)
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('the dates that were picked are the dates that are stored (§5, §9)', async ({
        page,
        sql,
      }) => {
        const first = `${depart.slice(0, 8)}01`;
        const picked = first > addDays(today, 1) ? first : addDays(depart, 1);
        const back = addDays(picked, 30);
        await page.clock.setFixedTime(moment);
        await page.goto('/search');
        const search = page.getByRole('form', { name: 'Search flights' });
        await expect(search.getByLabel('Depart', { exact: true })).toHaveAttribute(
          'min',
          addDays(today, 1),
        );
        await search.getByRole('combobox', { name: 'From' }).fill('LHR');
        await search.getByRole('combobox', { name: 'To', exact: true }).fill('DUB');
        await search.getByLabel('Depart', { exact: true }).fill(picked);
        await search.getByLabel('Return', { exact: true }).fill(back);
        await search.getByRole('button', { name: 'Search flights' }).click();
        await expect(page).toHaveURL(new RegExp(`depart=${picked}&ret=${back}`));

        await openBooking(page);
        await fillContact(page, `From ${timezoneId}`);
        await submitButton(page).click();

        await expect(page.getByText('Booking made successfully!')).toBeVisible();
        expect(await booked(sql, `From ${timezoneId}`)).toEqual([
          { depart: picked, ret: back, adults: 1, children: 0, infants: 0 },
        ]);
      });
    });
});
