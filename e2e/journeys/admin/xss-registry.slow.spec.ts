import { expect } from './office.ts';
import { asText, grouped, payloads } from './xss-payloads.ts';
import { publishPayloads, reported } from './xss-publishing.ts';
import { reportPayloads } from './xss-reporting.ts';
import { testWithPayloads as test } from './xss-watch.ts';

test('no payload runs that a partner publishes, a visitor’s page reports or an administrator notes about a remote', async ({
  office: page,
  look,
  request,
  adminToken,
  isolatedSite,
}) => {
  test.setTimeout(900_000); // Some hundreds of pages.
  const { counts, titled } = await publishPayloads(request, adminToken);
  const failing = [reported.name, ...titled.slice(0, 1)];
  const errors = await reportPayloads(isolatedSite.url, failing);
  const headers = { authorization: `Bearer ${adminToken}` };
  const registry = '/registry/v1';

  // The site: each page with its frame, with and without the banner of a preview.
  for (const name of titled) {
    const path = `${registry}/remotes/${name}/versions/1.0.0/preview`;
    const preview: { path: string } = await (await request.post(path, { headers })).json();
    await look(preview.path, { isSandboxed: true });
    await page.goto(`${registry}/end-preview`);
  }
  for (const name of titled.slice(0, 5)) await look(`/${name}`, { isSandboxed: true });
  for (const path of ['/flight', '/about', '/search', '/nowhere', '/home']) await look(path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '__proto__' })).toBeVisible();

  // The back office.
  for (const reason of grouped(490).map(asText)) {
    await request.put(`${registry}/channels/preview/lock`, { headers, data: { reason } });
    await look('/admin/remotes');
  }
  const views = ['slots', 'tokens', 'publishers', 'keys'].map((view) => `?view=${view}`);
  const pages = [1, 2, 3].map((number) => `?view=history&page=${number}`);
  const remotes = [...titled.slice(0, 5), reported.name].map((name) => `?remote=${name}`);
  const targets = [0, 1, 2].map((index) => `?remote=${titled[index]}&view=notifications`);
  for (const search of [...views, ...pages, ...remotes, ...targets])
    await look(`/admin/remotes${search}`);
  for (let number = 1; number <= 8; number += 1)
    await look(`/admin/security?kind=all&page=${number}`);

  await look(`/admin/remotes?remote=${reported.name}&review=1.0.0`);
  await expect(page.locator('ins').filter({ hasText: '__proto__' }).first()).toBeVisible();
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources.getByText('Loading the changes…')).toHaveCount(0);
  await expect(sources.locator('ins').filter({ hasText: '__proto__' }).first()).toBeVisible();
  for (const [index, name] of failing.entries()) {
    await look(`/admin/remotes?remote=${name}&errors=1.0.0`);
    await expect(page.locator('main details')).toHaveCount(errors[index] ?? 0);
  }

  for (const [field, { stored, refused }] of counts)
    expect(stored + refused, field).toBe(payloads.length);
  // These fields accept only one format, so none of the payloads is stored.
  for (const field of ['source.run', 'source.commit', 'notification.address'])
    expect(counts.get(field)?.stored, field).toBe(0);
});
