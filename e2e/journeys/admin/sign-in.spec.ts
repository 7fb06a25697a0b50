import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminEmail, adminPassword, expect, expectGoodAtEveryWidth, signIn } from './office.ts';
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

test('the guard leads to the login, a wrong password offers help, and the right one leads on', async ({
  page,
}) => {
  await page.goto('/admin/changes?area=site');

  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to client Side' })).toHaveAttribute(
    'href',
    '/home',
  );
  await expect(page.getByText('Forgot Password?')).toBeHidden();
  await expectGoodAtEveryWidth(page);

  await signIn(page, 'not the password');
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await expect(page.getByText('Forgot Password?')).toBeVisible();
  await expectGoodAtEveryWidth(page);

  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/changes\?area=site$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^ey/);

  await page.goto('/admin');
  await expect(page, 'a signed-in administrator continues').toHaveURL(/\/admin\/dashboard$/);
});

test('pages of the back office are not cached and stay out of search engines', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/admin/dashboard');
  const robots = await request.get('/robots.txt');

  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await robots.text()).toContain('Disallow: /admin');
});

test('a token that the server does not know opens nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const sent = request.url().endsWith('/graphql') && request.postDataJSON();
    if (sent) asked.push(sent.operationName);
  });
  await page.addInitScript(() => localStorage.setItem('adminToken', 'garbage'));

  await page.goto('/admin/dashboard');

  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(asked, 'no figures were requested').toEqual(['Viewer']);
});

test('a visitor’s page never sends the token', async ({ office }) => {
  const authorised: string[] = [];
  office.on('request', (request) => {
    if (request.headers()['authorization']) authorised.push(request.url());
  });

  await office.goto('/home');
  await office.goto('/deals');
  expect(authorised).toEqual([]);

  await office.goto('/admin/dashboard');
  await expect(office.getByText('Total Bookings')).toBeVisible();
  expect(authorised.length).toBeGreaterThan(0);
});

test('Logout in one tab asks for the password in the other, and the token is good for nothing any more', async ({
  office,
  context,
  request,
}) => {
  await office.goto('/admin/dashboard');
  await expect(office.getByText('Total Bookings')).toBeVisible();
  const token = await office.evaluate(() => localStorage.getItem('adminToken'));
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/admin/changes');
  await expect(other.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();

  await office.getByRole('button', { name: 'Logout' }).click();

  await expect(office).toHaveURL(/\/admin$/);
  const ended = other.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await expectGoodAtEveryWidth(other);
  await ended.getByRole('button', { name: 'Leave this page' }).click();
  await expect(other).toHaveURL(/\/admin$/);
  expect(await other.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  const verify = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await verify.json()).toEqual({ valid: false });
});

for (const width of [390, 1280])
  test(`a session that ends on the server asks for the password, keeps what was typed and saves it then, ${width} px wide`, async ({
    office,
    adminToken,
    request,
  }) => {
    await office.setViewportSize({ width, height: 900 });
    const name = `Kept ${Date.now()}`;
    await office.goto('/admin/regions');
    await office.getByLabel('New continent name').fill(name);

    await request.post('/graphql', {
      headers: { authorization: `Bearer ${adminToken}` },
      data: { query: 'mutation { signOut }' },
    });
    await office.getByRole('button', { name: 'Add continent' }).click();

    const ended = office.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended.getByLabel('Email')).toHaveValue(adminEmail);
    await ended.getByLabel('Password', { exact: true }).fill(adminPassword);
    await ended.getByRole('button', { name: 'Sign in' }).click();

    await expect(ended).toBeHidden();
    await expect(office.getByText(`${name} added.`)).toBeVisible();
    await office.reload();
    await expect(office.getByRole('rowheader', { name })).toBeVisible();
  });

test('the whole way by keyboard: sign in, go to another screen, log out', async ({ page }) => {
  const tabTo = async (name: string) => {
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { labels, textContent } = document.activeElement as HTMLInputElement;
        return (labels?.[0]?.textContent ?? textContent ?? '').trim();
      });
      if (focused === name) return;
    }
    throw new Error(`The Tab key never reached '${name}'.`);
  };
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await tabTo('Email');
  await page.keyboard.type('admin@larkfare.example');
  await tabTo('Password');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Total Bookings')).toBeVisible();
  await tabTo('Change password');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Change Admin Password' }),
  ).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo('Logout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a script that reads the token takes nothing over', async ({
  page,
  isolatedSite,
  request,
}) => {
  await page.goto('/admin');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const taken = await page.evaluate(async () => {
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

  expect(taken.cookies, 'the secret of the session').not.toContain('larkfare-session');
  expect(taken.change.message).toContain('We sent a link to the current email address.');
  for (const kind of ['email-change-approval', 'password-reset'])
    expect(await mailedText(isolatedSite.dataFolder, kind)).toContain('To: admin@larkfare.example');
  const elsewhere = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${taken.token}` },
  });
  expect(await elsewhere.json(), 'the token without its cookie').toEqual({ valid: false });
});

test('sessions are listed and ended, and the security log says what happened', async ({
  page,
  request,
}) => {
  const login = { email: adminEmail, password: adminPassword };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  await page.goto('/admin/security');
  await signIn(page, 'not the password');
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await signIn(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(page.getByRole('row', { name: /This session/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Another program/ }).first()).toBeVisible();
  await expectGoodAtEveryWidth(page);

  await page.getByRole('button', { name: 'End all other sessions' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).press('Enter');
  await expect(page.getByText('All other sessions have ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeHidden();
  const verify = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await verify.json(), 'an ended session').toEqual({ valid: false });

  const log = page.getByRole('table', { name: 'Security log' });
  await page.reload();
  await expect(log.getByRole('row', { name: /Session ended/ }).first()).toBeVisible();
  await page.getByLabel('What').selectOption('Sign-in refused');
  await expect(page).toHaveURL(/kind=sign_in_refused/);
  await expect(log.getByRole('row', { name: /Session ended/ })).toHaveCount(0);
  await expect(log.getByRole('row', { name: /Sign-in refused/ }).first()).toBeVisible();
});

test('the signing key is rotated while everybody stays signed in, and a leaked one ends every session', async ({
  page,
}) => {
  await page.goto('/admin/security');
  await signIn(page);
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Rotate the key' }).press('Enter');
  await expectGoodAtEveryWidth(page);
  await confirm('Rotate');
  await expect(page.getByText('A new key is in use.')).toBeVisible();
  await page.reload();
  const entry = page.getByRole('row').filter({ hasText: 'Signing key created' });
  await expect(entry.filter({ hasText: 'a rotation' })).toBeVisible();

  await page.getByRole('button', { name: 'Replace a leaked key' }).press('Enter');
  await confirm('Replace');
  await expect(page.getByText('all sessions have ended')).toBeVisible();
  await page.reload();
  const login = page.getByRole('heading', { level: 1, name: 'Sign in' });
  await expect(login).toBeVisible();
  await signIn(page);
  await expect(login).toBeHidden();
  await page.goto('/admin/security');
  await expect(entry.filter({ hasText: 'in place of a leaked one' })).toBeVisible();
});

let password = adminPassword;

test('a forgotten password: the mailed link sets a new one, once', async ({
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
  await expect(page.getByText(/A link to set a new password is on its way/)).toBeVisible();

  const link = await mailedLink(isolatedSite.dataFolder, 'password-reset');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expect(page, 'the token is out of the address').toHaveURL(/\/admin\/reset-password$/);
  await expectGoodAtEveryWidth(page);
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

test('Change Admin Password ends the session and says so', async ({ page }) => {
  await page.goto('/admin/changepassword');
  await signIn(page, password);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Change Admin Password' }),
  ).toBeVisible();
  await expectGoodAtEveryWidth(page);
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

test('Change Admin Email asks for the password, counts once the new address confirms it, and can be undone', async ({
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
  await expectGoodAtEveryWidth(page);

  const confirmation = await mailedLink(isolatedSite.dataFolder, 'email-change-confirmation');
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await expect(page, 'the token is out of the address').toHaveURL(/\/admin\/email-change$/);
  await expectGoodAtEveryWidth(page);
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
