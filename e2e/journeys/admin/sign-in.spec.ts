import { adminEmail, adminPassword, expect, expectGoodAtEveryWidth, signIn } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';

// Wrong passwords slow down the next sign-in: these journeys share no site.
const test = testOnIsolatedSite();
test.describe.configure({ mode: 'serial' });

test('the guard leads to the login, a wrong password offers help, and the right one leads on (§2)', async ({
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

test('a token that the server rejects opens nothing', async ({ page }) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    const sent = request.url().endsWith('/graphql') && request.postDataJSON();
    if (sent) operations.push(sent.operationName);
  });
  await page.addInitScript(() => localStorage.setItem('adminToken', 'garbage'));

  await page.goto('/admin/dashboard');

  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(operations, 'no figures were requested').toEqual(['Viewer']);
});

test('a visitor’s page never sends the token (§5, §6, §8)', async ({ office }) => {
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

test('Logout in one tab requires the password in the other, and the token is good for nothing any more (§2)', async ({
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
  test(`a session that ends on the server requires the password, keeps what was typed and saves it then, ${width} px wide`, async ({
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

test('sessions are listed and ended, and the security log lists what happened', async ({
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
