import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { freshRemote, teamFolder } from '../team-folder.ts';

// The view of a partner who works on a remote, on a machine without the site.
const shell = fileURLToPath(new URL('../../hosts/shell', import.meta.url));
test.beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build:development'], {
    cwd: shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

const page = 'src/features/regions/regions-page.tsx';
const styles = 'src/features/regions/regions-page.module.css';
const operations = 'src/features/regions/regions.graphql';

function writeRemote(folder: string) {
  freshRemote(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"1.0.0"}');
}

const overlay = (on: Page) => on.locator('#larkfare-dev');

test('an edit is on the page with what was typed, and a mistake is shown where it was made', async ({
  page: tab,
}) => {
  const team = teamFolder(writeRemote, { site: '', token: '' });
  team.change(page, '<ul role', '<><input aria-label="Note" /><ul role');
  team.change(page, '</ul>', '</ul></>');
  const dev = await team.dev('--offline');
  const note = tab.getByLabel('Note');
  const list = tab.getByRole('list').filter({ hasText: 'Europe' });

  await tab.goto(`${dev.url}/weather`);
  await expect(tab.getByRole('link', { name: 'Europe' })).toBeVisible();
  await note.fill('typed before the edit');
  team.change(page, 'heading="Weather"', 'heading="Weather today"');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Weather today');
  team.change(styles, 'gap: var(--space-3)', 'gap: 33px');
  await expect(list).toHaveCSS('row-gap', '33px');
  await expect(note).toHaveValue('typed before the edit');

  team.change(operations, 'name', 'title');
  await expect(overlay(tab)).toContainText('Cannot query field "title" on type "Region"');
  await expect(note).toHaveValue('typed before the edit');
  team.change(operations, 'title', 'name');
  await expect(overlay(tab)).toHaveCount(0);

  team.change(page, 'const regions = useRegions();', "throw new Error('no weather');");
  await expect(overlay(tab)).toContainText('no weather');
  await expect(overlay(tab)).toContainText(`${page}:9:`);
  team.change(page, "throw new Error('no weather');", 'const regions = useRegions();');
  await expect(tab.getByRole('link', { name: 'Europe' })).toBeVisible();
  await expect(overlay(tab)).toHaveCount(0);

  await dev.stop();
  team.delete();
});

test('a remote for a contract before the site’s header has only its own header, framed too', async ({
  page: tab,
}) => {
  const team = teamFolder(writeRemote, { site: '', token: '' });
  team.change('remote.json', '"contract": 2', '"contract": 1');
  team.change(page, '<ul role', '<><header>The header of Weather</header><ul role');
  team.change(page, '</ul>', '</ul></>');

  for (const options of [['--offline'], ['--offline', '--sandbox']]) {
    const dev = await team.dev(...options);
    await tab.goto(`${dev.url}/weather`);
    const weather = options.includes('--sandbox') ? tab.frameLocator('iframe') : tab;
    await expect(weather.getByText('The header of Weather')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Larkfare (offline)' })).toHaveCount(0);
    await dev.stop();
  }

  team.delete();
});

test('framed, the remote runs as an unreviewed version does, and follows each edit', async ({
  page: tab,
}) => {
  const team = teamFolder(writeRemote, { site: '', token: '' });
  const dev = await team.dev('--offline', '--sandbox');
  const heading = tab.frameLocator('iframe').getByRole('heading', { level: 1 });

  await tab.goto(`${dev.url}/weather`);
  await expect(heading).toHaveText('Weather');
  await expect(tab.frameLocator('iframe').getByRole('link', { name: 'Europe' })).toBeVisible();
  team.change(page, 'heading="Weather"', 'heading="Weather today"');
  await expect(heading).toHaveText('Weather today');

  await dev.stop();
  team.delete();
});
