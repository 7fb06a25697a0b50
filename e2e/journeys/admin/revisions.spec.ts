import type { Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';

const test = testOnIsolatedSite({ DEMO_DATA: 'none' });
test.describe.configure({ mode: 'default' });

const entries = (page: Page) => page.locator('main ol > li[data-place]');
const entryOf = (page: Page, text: string) => entries(page).filter({ hasText: text });
const comparisonOn = (page: Page) =>
  page.getByRole('alert', { name: 'Someone else has changed this' });

async function add(page: Page, question: string) {
  const form = page.getByRole('form', { name: 'Add New FAQ' });
  await form.getByLabel('Question').fill(question);
  await form.getByLabel('Answer').fill(`The answer to ${question}`);
  await form.getByRole('button', { name: 'Add FAQ' }).click();
}

async function rewrite(page: Page, from: string, to: string) {
  await entryOf(page, from).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ' });
  await form.getByLabel('Question').fill(to);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The questions as they are published, in their order. */
const published = async (page: Page) =>
  (
    (await (await page.request.get('/api/siteinfo/public/FAQ')).json()) as {
      faq: { question: string }[];
    }
  ).faq.map(({ question }) => question);

test('each of two administrators adds and rewrites on top of the other, and nothing is lost (§4)', async ({
  office: page,
  otherOffice: other,
}) => {
  await page.goto('/admin/FAQ');
  await add(page, 'One?');
  await expect(entryOf(page, 'One?')).toHaveCount(1);
  await add(page, 'Two?');
  await expect(entryOf(page, 'Two?')).toHaveCount(1);

  await other.goto('/admin/FAQ');
  await expect(entries(other)).toHaveCount(2);
  await add(page, 'Three?');
  await expect(entries(page)).toHaveCount(3);

  // They add beside mine: both are there, and no dialog is needed.
  await add(other, 'Theirs?');
  await expect(entries(other)).toHaveCount(4);
  expect(await published(page)).toEqual(['One?', 'Two?', 'Three?', 'Theirs?']);

  // I rewrite what they rewrote.
  await rewrite(other, 'Two?', 'Two, they say?');
  await expect(entryOf(other, 'Two, they say?')).toHaveCount(1);
  await rewrite(page, 'Two?', 'Two, I say?');
  await expect(comparisonOn(page).getByRole('row', { name: /Question/ })).toContainText(
    'Two, they say?',
  );
  await expect(comparisonOn(page).getByRole('row', { name: /Question/ })).toContainText(
    'Two, I say?',
  );
  await comparisonOn(page).getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(entryOf(page, 'Two, they say?')).toHaveCount(1);
  await expect(entries(page)).toHaveCount(4);
  expect(await published(page)).toEqual(['One?', 'Two, they say?', 'Three?', 'Theirs?']);

  // I rewrite an entry that they deleted: a second Save brings it back, and nothing else goes.
  await entryOf(other, 'Three?')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entries(other)).toHaveCount(3);
  await rewrite(page, 'Three?', 'Three, after all?');
  await expect(page.getByRole('form', { name: 'Edit FAQ' }).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entryOf(page, 'Three, after all?')).toHaveCount(1);
  expect(await published(page)).toEqual(['One?', 'Two, they say?', 'Theirs?', 'Three, after all?']);
});

test('the history shows who wrote what, when and how it differs, and restores a version', async ({
  office: page,
}) => {
  await page.goto('/admin/FAQ');
  await expect(page.getByRole('form', { name: 'Add New FAQ' })).toBeVisible();
  const before = await published(page);
  await add(page, 'Old?');
  await expect(entries(page)).toHaveCount(before.length + 1);
  await rewrite(page, 'Old?', 'New?');
  await expect(entryOf(page, 'New?')).toHaveCount(1);
  await add(page, 'Newest?');
  await expect(entryOf(page, 'Newest?')).toHaveCount(1);
  const now = await published(page);
  await page.getByRole('button', { name: /^History/ }).click();
  const history = page.getByRole('dialog', { name: 'History of FAQ' });
  const versions = history.getByRole('listitem');
  await expect(versions.first()).toContainText('On the site now');
  await expect(versions.first()).toContainText('admin@larkfare.example');
  await expect(versions.first().locator('time')).toHaveText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);

  const older = versions.nth(2);
  await older.getByRole('button', { name: /^Compare/ }).click();
  await expect(older.locator('del').filter({ hasText: 'Newest' }).first()).toBeVisible();
  await expect(older.locator('ins').filter({ hasText: 'Old' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await older.getByRole('button', { name: /Restore this version/ }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version' });
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await published(page)).toEqual(now);

  await older.getByRole('button', { name: /Restore this version/ }).click();
  await question.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(versions.first()).toContainText(/brought back version \d+/);
  expect(await published(page)).toEqual([...before, 'Old?']);
  await history.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(entryOf(page, 'Old?')).toHaveCount(1);
  await page.reload();
  await expect(entryOf(page, 'Old?')).toHaveCount(1);
  await expect(entryOf(page, 'Newest?')).toHaveCount(0);
});

test('a text that is not written yet shows a hint, and Pay Later is written whole the first time (§2, §4)', async ({
  office: page,
}) => {
  await page.goto('/admin/lateradmin');
  const form = page.getByRole('form', { name: 'Write the Pay Later page' });
  await form.getByLabel('Heading', { exact: true }).fill('Pay later');
  await form.getByLabel('Text', { exact: true }).first().fill('When you can.');
  await form.getByLabel('Subheading').fill('How');
  await form.getByLabel('Text', { exact: true }).last().fill('In parts.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.goto('/paylater');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay later');

  await page.goto('/admin/terms');
  await expect(page.getByText('No sections yet.')).toBeVisible();
  await page.getByRole('button', { name: /^History/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing was written here yet');
});
