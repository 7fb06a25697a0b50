import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testOnIsolatedSite } from '../admin/isolated-site.ts';
import { expect, expectAccessible, expectContrastInTheDark } from '../site.ts';
import { resultsAddress } from '../trips.ts';

// A mail is read from the site's own folder.
const test = testOnIsolatedSite();

/** The path of the link in the mail to an address. */
async function mailedLink(dataFolder: string, address: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let path: string | undefined;
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.includes('-price-alert-'));
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? '';
    path = /\/price-alert#[\w-]{43}/.exec(mail.replace(/=\r?\n/g, ''))?.[0];
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
}

const trips = [
  { trip: 'with a price', from: 'London', to: 'Dublin' },
  { trip: 'without one', from: 'Inverness', to: 'Faro' },
];
for (const [width, { trip, from, to }] of [390, 1280].flatMap((width) =>
  trips.map((each) => [width, each] as const),
))
  test(`a visitor sets a price alert for a trip ${trip}, switches it on by the mailed link and stops it, at ${width} px`, async ({
    page,
    isolatedSite,
  }) => {
    const email = `ada-${width}-${to.toLowerCase()}@example.com`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(resultsAddress({ from, to }));
    const opener = page.getByRole('button', { name: 'Tell me when the price drops' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const popUp = page.getByRole('dialog', { name: 'Tell me when the price drops' });
    await popUp.getByRole('textbox', { name: 'Email' }).fill(email);
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await page.keyboard.press('Enter');
    await expect(popUp.getByRole('heading', { name: 'Please check your email' })).toBeFocused();
    await popUp.getByRole('button', { name: 'Done' }).click();
    await expect(opener).toBeFocused();

    await page.goto(await mailedLink(isolatedSite.dataFolder, email));
    await expect(page.getByText('It is not on yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch on this price alert' }).click();
    await expect(page.getByText('It is on: we check the price every day.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Stop and delete it' }).click();

    await expect(page.getByText('There is no price alert at this link.')).toBeVisible();
    await expectAccessible(page);
  });
