import type { Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

/** The journeys change the same texts one after another, and leave them as they were. */
test.describe.configure({ mode: 'default' });

interface Editor {
  path: string;
  heading: string;
  /** The name of an entry. */
  noun: string;
  form: string;
  add: string;
  /** Labels of the fields that make an entry, the first of them its name. */
  fields: [string, string];
  /** Where visitors read it. */
  shownAt: string;
}

const editors: Editor[] = [
  {
    path: '/admin/privacy',
    heading: 'Privacy Policy Management',
    noun: 'section',
    form: 'Add New Section',
    add: 'Add Section',
    fields: ['Section Heading', 'Section Text'],
    shownAt: '/privacy',
  },
  {
    path: '/admin/terms',
    heading: 'Terms & Conditions Management',
    noun: 'section',
    form: 'Add New Section',
    add: 'Add Section',
    fields: ['Section Heading', 'Section Text'],
    shownAt: '/terms',
  },
  {
    path: '/admin/FAQ',
    heading: 'FAQ Management',
    noun: 'FAQ',
    form: 'Add New FAQ',
    add: 'Add FAQ',
    fields: ['Question', 'Answer'],
    shownAt: '/home',
  },
  {
    path: '/admin/lateradmin',
    heading: 'Paylater Management',
    noun: 'item',
    form: 'Add New Item',
    add: 'Add Item',
    fields: ['Subheading', 'Text'],
    shownAt: '/paylater',
  },
  {
    path: '/admin/aboutuslong',
    heading: 'About Us (Detailed) Management',
    noun: 'block',
    form: 'Add New Block',
    add: 'Add Block',
    fields: ['Subheading (optional)', 'Text'],
    shownAt: '/about',
  },
];

const entries = (page: Page) => page.locator('main ol > li[data-place]');
const entryOf = (page: Page, text: string) => entries(page).filter({ hasText: text });
const field = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label, { exact: true });

/** A heading of the visitors' page with this text; the questions are summaries. */
const shown = (page: Page, text: string) =>
  page.locator('main').locator('h2, h3, summary').filter({ hasText: text });

async function open(page: Page, { path, heading }: Editor) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(entries(page).first()).toBeVisible();
}

for (const editor of editors) {
  const { path, noun, form, add, fields, shownAt } = editor;
  const [name, text] = fields;
  const needsName = !name.endsWith('(optional)');

  test(`${path}: add, edit, cancel, move and delete, and visitors read it after each (§2, §5)`, async ({
    office: page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
    await open(page, editor);
    const before = await entries(page).count();

    // An incomplete entry is ignored silently (specification §5).
    await field(page, form, name).fill('Only this');
    await page.getByRole('button', { name: add }).click();
    await expect(field(page, form, name)).toHaveValue('Only this');
    if (!needsName) await field(page, form, name).fill('');
    await field(page, form, text).fill(needsName ? '' : ' ');
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(entries(page)).toHaveCount(before);
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Add.
    await field(page, form, name).fill('Journey heading');
    await field(page, form, text).fill('First paragraph.\n\nSecond paragraph.');
    await page.getByRole('button', { name: add }).click();
    await expect(entries(page)).toHaveCount(before + 1);
    await expect(field(page, form, name)).toHaveValue('');
    await page.goto(shownAt);
    await expect(shown(page, 'Journey heading')).toHaveCount(1);

    // Edit and cancel: nothing of it stays.
    await open(page, editor);
    await entryOf(page, 'Journey heading').getByRole('button', { name: 'Edit' }).click();
    await field(page, `Edit ${noun}`, name).fill('Never saved');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(entryOf(page, 'Journey heading')).toHaveCount(1);
    await expect(page.getByText('Never saved')).toHaveCount(0);
    await expect(
      entryOf(page, 'Journey heading').getByRole('button', { name: 'Edit' }),
    ).toBeFocused();

    // Edit and save.
    await entryOf(page, 'Journey heading').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('form', { name: `Edit ${noun}` })).toHaveCount(1);
    await field(page, `Edit ${noun}`, name).fill('Journey rewritten');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(entryOf(page, 'Journey rewritten')).toHaveCount(1);

    // Order matters: up by keyboard, and the button keeps the focus.
    const up = entryOf(page, 'Journey rewritten').getByRole('button', { name: 'Move up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Moved to position ${before} of ${before + 1}.`)).toBeVisible();
    await expect(entries(page).nth(before - 1)).toContainText('Journey rewritten');
    await expect(up).toBeFocused();

    await page.reload();
    await expect(entries(page).nth(before - 1)).toContainText('Journey rewritten');
    await page.goto(shownAt);
    await expect(shown(page, 'Journey rewritten')).toHaveCount(1);
    await expect(shown(page, 'Journey heading')).toHaveCount(0);

    // Delete, but not before it is confirmed.
    await open(page, editor);
    await entryOf(page, 'Journey rewritten').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await expect(question).toContainText(`Delete this ${noun}?`);
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(entries(page)).toHaveCount(before + 1);
    await entryOf(page, 'Journey rewritten').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(entries(page)).toHaveCount(before);
    await page.reload();
    await expect(entries(page)).toHaveCount(before);
    await expect(page.getByText('Journey rewritten')).toHaveCount(0);
    await page.goto(shownAt);
    await expect(shown(page, 'Journey rewritten')).toHaveCount(0);
  });
}

/** The layout of the others is that of the sections. */
for (const editor of editors.filter(({ path }) => /privacy|later/.test(path)))
  test(`${editor.path}: is good at every width while it is read and edited`, async ({
    office: page,
  }) => {
    await open(page, editor);
    await expectGoodAtEveryWidth(page);
    await entries(page).first().getByRole('button', { name: 'Edit' }).click();
    await expectGoodAtEveryWidth(page);
  });

test('a section has bullets, with headings or without, and an invalid one is refused at its field (§2)', async ({
  office: page,
}) => {
  const [privacy] = editors;
  if (!privacy) return;
  await open(page, privacy);
  const count = await entries(page).count();
  const form = page.getByRole('form', { name: 'Add New Section' });
  await form.getByLabel('Section Heading').fill('Journey bullets');
  await form.getByLabel('Section Text').fill('Points:');
  await form.getByRole('button', { name: 'Add bullet' }).click();
  await expect(form.getByLabel('Bullet Heading')).toBeFocused();
  await form.getByLabel('Bullet Heading').fill('Bold');
  await form.getByRole('button', { name: 'Add Section' }).click();
  const wrong = form.getByLabel('Bullet Text');
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription('Fill this in.');
  await wrong.fill('Said after it.');
  await form.getByRole('button', { name: 'Add bullet' }).click();
  await form.getByLabel('Bullet Text').nth(1).fill('Without a heading.');
  await form.getByRole('button', { name: 'Add Section' }).click();
  await expect(entries(page)).toHaveCount(count + 1);

  await page.goto('/privacy');
  await expect(page.getByText('Without a heading.')).toBeVisible();
  await expect(page.getByText('Said after it.')).toBeVisible();

  await open(page, privacy);
  await entryOf(page, 'Journey bullets').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Edit section' });
  await edit.getByRole('button', { name: 'Delete bullet 1' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(entryOf(page, 'Journey bullets')).toContainText('Without a heading.');
  await expect(page.getByText('Said after it.')).toHaveCount(0);
  await entryOf(page, 'Journey bullets').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entries(page)).toHaveCount(count);
});

test('one entry is edited at a time, and what was typed is not lost without a question (§4)', async ({
  office: page,
}) => {
  await page.goto('/admin/FAQ');
  await entries(page).nth(0).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('form', { name: 'Edit FAQ' }).getByLabel('Question').fill('Half written');
  await entries(page).nth(1).getByRole('button', { name: 'Edit' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit FAQ' }).getByLabel('Question')).toHaveValue(
    'Half written',
  );

  await page.getByRole('link', { name: 'Back to Site Info' }).click();
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL('/admin/FAQ');
  await expect(question, 'the next Escape would close what still leaves').toHaveCount(0);

  await page.getByRole('form', { name: 'Edit FAQ' }).getByLabel('Question').press('Escape');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit FAQ' }).getByLabel('Question')).toHaveValue(
    'Half written',
  );

  await entries(page).nth(1).getByRole('button', { name: 'Edit' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('form', { name: 'Edit FAQ' })).toHaveCount(1);
  await expect(page.getByRole('form', { name: 'Edit FAQ' }).getByLabel('Question')).not.toHaveValue(
    'Half written',
  );
  await page.getByRole('form').getByRole('button', { name: 'Cancel', exact: true }).click();
});

test('the heading and text of Pay Later toggle between read and edited (§2, §4)', async ({
  office: page,
}) => {
  await page.goto('/admin/lateradmin');
  const block = page.getByRole('region', { name: 'Heading and text' });
  const before = await block.getByRole('heading').innerText();
  const rename = async (heading: string) => {
    await block.getByRole('button', { name: 'Edit' }).click();
    await block.getByLabel('Heading', { exact: true }).fill(heading);
    await block.getByRole('button', { name: 'Save' }).click();
    await expect(block.getByRole('heading')).toHaveText(heading);
  };

  await rename('Pay in your own time');
  await page.goto('/paylater');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay in your own time');

  await page.goto('/admin/lateradmin');
  await rename(before);
});

test('too many instalments are refused at the field, and nothing is changed (§8, §9)', async ({
  office: page,
}) => {
  await page.goto('/admin/lateradmin');
  await entries(page).first().getByRole('button', { name: 'Edit' }).click();
  const text = field(page, 'Edit item', 'Text');
  const before = await text.inputValue();
  await text.fill('Pay in 12 installments.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(text).toHaveAccessibleDescription(/up to 6 instalments/);
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await entries(page).first().getByRole('button', { name: 'Edit' }).click();
  await expect(text).toHaveValue(before);
});

test('when a save fails the list stays as it was, and what was typed is still there (§4, §8, §9)', async ({
  office: page,
  consoleErrors,
}) => {
  await page.goto('/admin/FAQ');
  await expect(entries(page).first()).toBeVisible();
  const count = await entries(page).count();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveSiteValues')
      ? route.abort('connectionfailed')
      : route.fallback(),
  );
  await field(page, 'Add New FAQ', 'Question').fill('Will this be lost?');
  await field(page, 'Add New FAQ', 'Answer').fill('No.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();

  await expect(page.getByRole('alert')).toContainText('could not be saved');
  await expect(entries(page)).toHaveCount(count);
  await expect(field(page, 'Add New FAQ', 'Question')).toHaveValue('Will this be lost?');
  expect(consoleErrors.join(' ')).toContain('Saving the site information failed');
  consoleErrors.length = 0;
});

test('texts that cannot be read show a problem, and a retry reads them (§8, §9)', async ({
  office: page,
  consoleErrors,
}) => {
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('SiteValues')
      ? route.abort('connectionfailed')
      : route.fallback(),
  );
  await page.goto('/admin/terms');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).first()).toBeVisible();
  consoleErrors.length = 0;
});
