import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@larkfare/remote-cli';
import { setTrust } from '@larkfare/test-servers';
import type { RemoteManifest } from '@larkfare/remote-contract';
import { expect } from './admin/office.ts';
import { testOnIsolatedSite } from './admin/isolated-site.ts';

const test = testOnIsolatedSite();
const source = fileURLToPath(new URL('../../remotes/public', import.meta.url));

/** The public site's folder with a build in which one text is another. */
function changedPublicSite(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-public-'));
  for (const name of ['remote.json', 'dist'])
    cpSync(join(source, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  const dist = join(folder, 'dist');
  const manifest: RemoteManifest = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const { files, server } = manifest;
  if (!server) throw new Error('The public site has no build for the server.');
  const described = { ...files, [server.path]: server };
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const entry = described[file];
    const text = entry && readFileSync(join(dist, file), 'utf8');
    if (!entry || !text?.includes(from)) continue;
    const changed = text.replaceAll(from, to);
    writeFileSync(join(dist, file), changed);
    entry.sha384 = createHash('sha384').update(changed).digest('base64');
    entry.bytes = Buffer.byteLength(changed);
  }
  const build = createHash('sha256').update(to).digest('hex').slice(0, 12);
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...manifest, build }));
  return folder;
}

test('the public site is published and rolled back by the commands of every team, and rendered on the server', async ({
  page,
  request,
  isolatedSite: { url },
  adminToken,
}) => {
  const folder = changedPublicSite('Find your flight', 'Find a published flight');
  const asked = await request.post('/registry/v1/tokens', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { remote: 'public', label: 'Our own team', scopes: ['publish', 'activate'] },
  });
  const { token }: { token: string } = await asked.json();
  const larkfareRemote = async (...argv: string[]) => {
    let said = '';
    const out = { write: (text: string) => (said += text) };
    const environment = { LARKFARE_SITE: url, LARKFARE_TOKEN: token };
    const code = await runCommand(argv, { folder, environment, out, err: out });
    return { code, said };
  };
  const html = async () => (await request.get('/about')).text();
  const published = page.getByText('Find a published flight');

  expect((await larkfareRemote('publish')).said).toContain('public 1.0.0 is published');
  expect((await larkfareRemote('activate')).said).toContain('an administrator reviews');
  await setTrust(url, { remote: 'public', version: '1.0.0', trust: 'reviewed', token: adminToken });
  expect(await larkfareRemote('activate')).toMatchObject({ code: 0 });

  await expect.poll(html).toContain('Find a published flight');
  await page.goto('/about');
  await expect(published).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals' }).click();
  await expect(page).toHaveURL(/\/deals$/);

  expect(await larkfareRemote('rollback')).toMatchObject({ code: 0 });
  await expect.poll(html).not.toContain('Find a published flight');
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Find your flight', exact: true })).toBeVisible();
  rmSync(folder, { recursive: true });
});
