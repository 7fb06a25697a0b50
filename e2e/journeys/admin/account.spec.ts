import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminPassword, expect, expectGoodAtEveryWidth, signIn } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';

// Wrong passwords slow down the next sign-in, and changed ones lock it out: these journeys share no site.
const test = testOnIsolatedSite();
test.describe.configure({ mode: 'serial' });

/** The newest mail of that kind. */
async function mailedText(dataFolder: string, kind: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let mail = '';
  await expect(async () => {
    const mails = (await readdir(outbox)).filter((file) => file.includes(`-${kind}-`)).sort();
    mail = await readFile(join(outbox, mails.at(-1) ?? 'no mail yet'), 'utf8');
  }).toPass();
  // Quoted-printable: lines that continue end with =, and = itself is =3D.
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** The link of the newest mail of that kind, as a path of this site. */
const mailedLink = async (dataFolder: string, kind: string): Promise<string> =>
  /\/admin\/[\w-]+#[\w=&-]+/.exec(await mailedText(dataFolder, kind))?.[0] ?? '';

test('a script that reads the token takes nothing over', async ({
  page,
  isolatedSite,
  request,
}) => {
  await page.goto('/admin');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const stolen = await page.evaluate(async () => {
    const token = localStorage.getItem('adminToken') ?? '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = async (method: string, path: string, body: object) =>
      (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    const change = await send('PUT', '/api/siteinfo/admin/email', {
      oldEmail: 'admin@larkfare.example',
      newEmail: 'thief@evil.example',
    });
    await send('POST', '/api/siteinfo/forgot', {});
    return { token, cookies: document.cookie, change };
  });

  expect(stolen.cookies, 'the secret of the session').not.toContain('larkfare-session');
  expect(stolen.change.message).toContain('We sent a link to the current email address.');
  for (const kind of ['email-change-approval', 'password-reset'])
    expect(await mailedText(isolatedSite.dataFolder, kind)).toContain('To: admin@larkfare.example');
  const elsewhere = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${stolen.token}` },
  });
  expect(await elsewhere.json(), 'the token without its cookie').toEqual({ valid: false });
});

let password = adminPassword;

test('a forgotten password: the mailed link sets a new one, once (§5, §6, §8)', async ({
  page,
  isolatedSite,
  request,
}) => {
  const before = await request.post('/api/auth/login', {
    data: { email: 'admin@larkfare.example', password },
  });
  const { token } = await before.json();
  await page.goto('/admin');
  await signIn(page, 'not the password');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByText('Are you sure you want to reset your password?')).toBeVisible();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(/mailbox for a link to set a new password/)).toBeVisible();

  const link = await mailedLink(isolatedSite.dataFolder, 'password-reset');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expect(page, 'the token is out of the address').toHaveURL(/\/admin\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('a password from the mail');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();

  password = 'a password from the mail';
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();

  await expect(page.getByText(/Please sign in with the new one/)).toBeVisible();
  const verify = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await verify.json(), 'sessions of before').toEqual({ valid: false });
  await signIn(page, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a third password');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a third password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Ask for a new one' }),
  ).toBeVisible();
});

test('Change Admin Password ends the session with a notice (§2)', async ({ page }) => {
  await page.goto('/admin/changepassword');
  await signIn(page, password);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Change Admin Password' }),
  ).toBeVisible();
  await page.getByLabel('Old password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('a password of its own');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a password of its own');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);

  await page.getByLabel('Old password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();

  password = 'a password of its own';
  await expect(page.getByText(/Please sign in with the new one/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('Change Admin Email requires the password, counts once the new address confirms it, and can be undone (§2)', async ({
  page,
  isolatedSite,
}) => {
  await page.goto('/admin/changeemail');
  await signIn(page, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Change Admin Email' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
  const change = page.getByRole('button', { name: 'Change email' });
  await page.getByLabel('Current email').fill('somebody@larkfare.example');
  await page.getByLabel('New email', { exact: true }).fill('new@larkfare.example');
  await page.getByLabel('Confirm new email').fill('newer@larkfare.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await change.click();
  await expect(page.getByText('Current email does not match')).toBeVisible();
  await expect(page.getByText('New emails do not match')).toBeVisible();

  await page.getByLabel('Current email').fill('admin@larkfare.example');
  await page.getByLabel('Confirm new email').fill('new@larkfare.example');
  await change.click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We sent a link to the new email address.')).toBeVisible();

  const confirmation = await mailedLink(isolatedSite.dataFolder, 'email-change-confirmation');
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await expect(page, 'the token is out of the address').toHaveURL(/\/admin\/email-change$/);
  await page.getByRole('button', { name: 'Confirm email' }).press('Enter');
  await expect(page.getByText('Email updated successfully')).toBeVisible();
  await signIn(page, password, 'new@larkfare.example');
  await expect(page.getByText('new@larkfare.example')).toBeVisible();

  const undo = await mailedLink(isolatedSite.dataFolder, 'email-changed');
  await page.goto(undo);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Restore your email address' }),
  ).toBeVisible();
  await expectGoodAtEveryWidth(page);
  password = 'a password after the undoing';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Your email address is back')).toBeVisible();
  await signIn(page, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
