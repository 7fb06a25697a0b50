import { hostileScript, officeOf, startSite, type SiteProcess } from '@larkfare/test-servers';
import { expect, test, type Page } from '@playwright/test';
import { adminPassword } from '../start-site.ts';
import { signIn } from './admin/office.ts';

test.describe.configure({ mode: 'serial' });

const operation = { name: 'HostileRegions', text: 'query HostileRegions { regions { id name } }' };
/** Breaks when its operation is refused; a mount gate that does not get an answer would not let it pass. */
const script = hostileScript({
  draws: `
    const [status, setStatus] = react.useState('waiting');
    react.useEffect(() => {
      const body = JSON.stringify({ query: ${JSON.stringify(operation.text)} });
      const headers = { 'content-type': 'application/json' };
      void fetch('/graphql', { method: 'POST', headers, body }).then((answer) => setStatus(answer.status));
    }, []);
    if (status === 403) throw new Error('The hostile remote was refused its operation.');
    return react.createElement('h1', null, 'Answered with ' + status);`,
});

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({
    env: {
      MOUNT_BROWSER: 'unsandboxed',
      ADMIN_PASSWORD: adminPassword,
      READS_PER_MINUTE: '100000',
    },
  });
});
test.afterAll(() => site.stop());

const ask = async (query: string) => {
  const answer = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: await answer.json() };
};
const refusal = {
  status: 403,
  body: {
    errors: [{ message: 'Only registered operations are allowed.' }],
  },
};
/** The addresses of what was refused to this page. */
function refusedTo(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  return refused;
}

test('visitors and the office work as before where the site runs its own operations only', async ({
  page,
}) => {
  const refused = refusedTo(page);
  for (const path of ['home', 'search', 'deals', 'contact']) {
    await page.goto(`${site.url}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  await page.goto(`${site.url}/admin`);
  await signIn(page);
  await expect(page).toHaveURL(/dashboard/);
  for (const path of ['dashboard', 'bookings', 'flight', 'siteinfo']) {
    await page.goto(`${site.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  expect(refused).toEqual([]);
});

test('an unknown operation is refused with a sentence', async () => {
  expect(await ask('query Spy { regions { id } }')).toMatchObject(refusal);
  expect(await ask('{ __schema { types { name } } }')).toMatchObject(refusal);
});

test('a partner’s operation is run for the mount gate, for its previews, and for all once it is live', async ({
  page,
  browser,
}) => {
  const office = await officeOf(site.url, adminPassword);
  const gates = await office.publish({ script, operations: [operation] });
  expect(gates.at(-1)).toMatchObject({ gate: 'mount', problems: [] });
  expect(await ask(operation.text)).toMatchObject(refusal);

  const preview = await browser.newPage();
  await preview.goto(await office.previewLink());
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Answered with 200');
  await preview.close();
  expect(await ask(operation.text)).toMatchObject(refusal);

  await office.activate();
  await expect.poll(async () => (await ask(operation.text)).status).toBe(200);
  await page.goto(`${site.url}/hostile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answered with 200');
});
