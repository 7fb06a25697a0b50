import type { Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';

/** The footer, the brand and the claims are on every page that other journeys look at. */
const test = testOnIsolatedSite();
test.describe.configure({ mode: 'default' });

const embed = (marker: string) =>
  `<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-0.1%2C51.5%2C0.1%2C51.6&amp;layer=mapnik&amp;marker=${marker}" onload="alert(1)"></iframe><script>alert(2)</script>`;

async function edit(page: Page) {
  await page.goto('/admin/siteinfo');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}
/** The button reads 'Saving…' meanwhile, so its absence proves nothing. */
const expectSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
const saveAll = async (page: Page) => {
  await page.getByRole('button', { name: 'Save All' }).click();
  await expectSaved(page);
};

test.beforeEach(async ({ context, page }) => {
  // The map's site is not reachable in a test; a page of ours replaces it.
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map.' }),
  );
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('searchPopUpShown', 'yes');
  });
});

test('every field is read, edited, cancelled and saved, and visitors see it (§2)', async ({
  office: page,
}) => {
  await edit(page);
  await expect(page.getByLabel('Contact Email')).toBeFocused();
  await page.getByLabel('Contact Phone').fill('020 7946 0999');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('020 7946 0999')).toHaveCount(0);

  await edit(page);
  await page.getByLabel('Contact Email').fill('office@journey.example');
  await page.getByLabel('Contact Phone').fill('020 7946 0777');
  await page.getByLabel('Whatsapp Phone').fill('07700 900777');
  await page.getByLabel('Address Text').fill('Journey House\n1 Test Street\nLondon N1 1AA');
  await page.getByLabel('About Short').fill('We are the people of this journey.');
  await page.getByLabel('Map Embed Code').fill(embed('51.55%2C0.01'));
  await page.getByLabel('Name', { exact: true }).fill('Journeyfare');
  await page.getByLabel('Tagline').fill('Fly with a test.');
  await page.getByLabel('Footer text').fill('Journeyfare is at the foot of every page.');
  const support = page.getByRole('group', { name: 'Support' });
  await support.getByLabel('Heading').fill('Somebody is always there');
  await page.getByLabel('Membership number').fill('');
  await page.getByRole('radio', { name: 'Pounds (£)' }).check({ force: true });
  await saveAll(page);

  await page.reload();
  for (const text of [
    'office@journey.example',
    '020 7946 0777',
    '07700 900777',
    'Journey House',
    'We are the people of this journey.',
    'Journeyfare is at the foot of every page.',
    'Pounds (£)',
  ])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByText(/protection claim is not shown/)).toBeVisible();

  await page.goto('/contact');
  await expect(page.getByText('We are the people of this journey.')).toBeVisible();
  for (const text of ['office@journey.example', '020 7946 0777', 'Journey House'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Journeyfare is at the foot of every page.');
  await expect(footer.getByRole('link', { name: /020 7946 0777/ })).toHaveAttribute(
    'href',
    'tel:02079460777',
  );
  await page.goto('/home');
  await expect(page.getByText('Somebody is always there')).toBeVisible();
  await expect(page.getByText('Your booking is protected')).toHaveCount(0);
});

test('the map is previewed as visitors will see it, and nothing else that was pasted (§2)', async ({
  office: page,
}) => {
  await edit(page);
  const code = page.getByLabel('Map Embed Code');
  const preview = page.locator('main iframe');
  await code.fill('<script>alert(1)</script><iframe src="https://evil.example/maps/embed?pb=!1">');
  await expect(page.getByText(/There is no map of Google Maps or OpenStreetMap/)).toBeVisible();
  await expect(preview).toHaveCount(0);

  await code.fill(embed('51.56%2C0.02'));
  await page.getByRole('button', { name: 'Show the map of openstreetmap.org' }).click();
  await expect(preview).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const previewed = await preview.getAttribute('src');
  expect(previewed).toContain('marker=51.56%2C0.02');
  await saveAll(page);

  await page.goto('/contact');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('main iframe')).toHaveAttribute('src', previewed ?? '');
});

test('opening hours that are saved stand beside every number, in London’s time', async ({
  office: page,
}) => {
  await edit(page);
  await page.getByLabel('Tuesday opens').fill('08:30');
  await page.getByLabel('Tuesday closes').fill('');
  await page.getByLabel('Closed on').fill('31/02/2027');
  await page.getByRole('button', { name: 'Save All' }).click();
  await expect(page.getByLabel('Tuesday closes')).toHaveAccessibleDescription(/09:00/);
  await expect(page.getByLabel('Closed on')).toHaveAccessibleDescription(/dates that exist/);
  await page.getByLabel('Tuesday closes').fill('17:30');
  await page.getByLabel('Closed on').fill('24/12/2026');
  await saveAll(page);

  await page.clock.setFixedTime(new Date('2026-12-22T12:00Z'));
  await page.goto('/contact');
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.getByText('Open now until 5.30pm')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Open now', { exact: true })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-23T23:30Z'));
  await page.goto('/paylater');
  await expect(
    page.getByRole('main').getByText('Closed now. We ring from 9am on Friday'),
  ).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"dayOfWeek":"Tuesday","opens":"08:30","closes":"17:30"');
});

test('an invalid field shows its error and nothing else is saved (§2)', async ({
  office: page,
}) => {
  await edit(page);
  await page.getByLabel('Contact Email').fill('nobody');
  await page.getByLabel('Tagline').fill('Must not be saved');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Crisp');
  await page.getByLabel('Id', { exact: true }).fill('not an id');
  await page.getByRole('group', { name: 'Lowest price' }).getByLabel('Text').fill('');
  await page.getByRole('button', { name: 'Save All' }).click();

  await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription(/one email address/);
  await expect(page.getByLabel('Contact Email')).toBeFocused();
  await expect(page.getByLabel('Id', { exact: true })).toHaveAccessibleDescription(
    /not an id of this chat provider/,
  );
  await expect(
    page.getByRole('group', { name: 'Lowest price' }).getByLabel('Text'),
  ).toHaveAccessibleDescription('Fill this in.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.reload();
  await expect(page.getByText('Must not be saved')).toHaveCount(0);
});

test('the buttons lead to the editors, and each back again (§2)', async ({ office: page }) => {
  const editors = [
    ['FAQ', '/admin/FAQ', 'FAQ Management'],
    ['About Us (Detailed)', '/admin/aboutuslong', 'About Us (Detailed) Management'],
    ['Privacy Policy', '/admin/privacy', 'Privacy Policy Management'],
    ['Terms & Conditions', '/admin/terms', 'Terms & Conditions Management'],
    ['Pay Later', '/admin/lateradmin', 'Paylater Management'],
  ] as const;
  await page.goto('/admin/siteinfo');
  for (const [name, path, heading] of editors) {
    await page
      .getByRole('navigation', { name: 'Longer texts' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('link', { name: 'Back to Site Info' }).click();
    await expect(page).toHaveURL('/admin/siteinfo');
  }
});

test('Main data is good at every width while it is read and edited (§2)', async ({
  office: page,
}) => {
  await page.goto('/admin/siteinfo');
  await expect(page.getByRole('heading', { name: 'Contact details' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectGoodAtEveryWidth(page);
});
