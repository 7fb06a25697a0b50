// npm run bench:partner [-- --json] [--rounds=7]: how soon a partner's new remote is
// live, how soon a rollback takes effect, and how soon an edit is on the page of `larkfare-remote dev`.
import { launchBrowser, startSite } from '@larkfare/test-servers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spread } from './measure/statistics.rules.ts';
import { readOptions } from './options.ts';
import { deployToken } from './partner/deploy-token.ts';
import { partnerFolder } from './partner/partner-folder.ts';
import { partnerReport, type PartnerFigures } from './partner/partner-report.ts';
import { untilServed } from './partner/until-served.ts';
import { progress } from './report/progress.ts';

const { json, rounds } = readOptions(process.argv.slice(2));
const name = 'city-weather';
const password = 'a password for the measurement';
await using opened = new AsyncDisposableStack();

progress('Starting the site…');
const site = opened.adopt(
  await startSite({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: password,
      READS_PER_MINUTE: '1000000',
    },
  }),
  (started) => started.stop(),
);
const browser = opened.adopt(await launchBrowser(), (started) => started.close());
const token = await deployToken(site.url, { password, remote: name });
const home = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-partner-')), (folder) =>
  rm(folder, { recursive: true }),
);
const partner = partnerFolder(home, name, { site: site.url, token });
const address = `${site.url}/${name}`;

/** The heading that a visitor sees. The remote is unreviewed, so it is in a frame. */
async function headingOnScreen(): Promise<string> {
  const page = await browser.newPage();
  await page.goto(address);
  const text = await page.frameLocator('iframe').getByRole('heading', { level: 1 }).innerText();
  await page.close();
  return text;
}

progress('From create to live…');
const commands: PartnerFigures['commands'] = [];
const timed = async (command: string, run: () => Promise<unknown>) => {
  const began = performance.now();
  await run();
  commands.push({ command, seconds: (performance.now() - began) / 1000 });
};
await timed(`larkfare-remote create ${name}`, partner.create);
await timed('npm install', partner.install);
await timed('npm run build', partner.build);
await timed('npx larkfare-remote publish --activate', partner.publishAndActivate);
await timed('(a visitor sees it)', async () => {
  await untilServed(address, await partner.buildId());
  if ((await headingOnScreen()) !== 'City weather') throw new Error('The remote is not shown.');
});
const first = await partner.buildId();

progress('A second version, and back…');
await partner.change('City weather', 'City weather, by the hour');
await partner.setVersion('1.0.1');
await partner.build();
await partner.publishAndActivate();
await untilServed(address, await partner.buildId());
if ((await headingOnScreen()) !== 'City weather, by the hour')
  throw new Error('The second version is not shown.');

const rollbackMs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const began = performance.now();
  await partner.rollBack();
  await untilServed(address, first);
  rollbackMs.push(performance.now() - began);
  if (round === 0 && (await headingOnScreen()) !== 'City weather')
    throw new Error('The first version is not shown again.');
  await partner.activate('1.0.1');
  await untilServed(address, await partner.buildId());
}

progress('Edits…');
const typed = 'typed before the edits';
await partner.change('City weather, by the hour', 'Edit 0');
await partner.addField();
const dev = await partner.dev();
opened.defer(dev.stop);
const page = await browser.newPage();
await page.goto(`${dev.url}/${name}`);
await page.getByLabel('Note').fill(typed);
const editMs: { tsx: number[]; css: number[] } = { tsx: [], css: [] };
for (let round = 1; round <= rounds; round += 1) {
  let began = performance.now();
  await partner.change(`Edit ${round - 1}`, `Edit ${round}`);
  // Checked in each frame; a locator's own attempts are half a second apart.
  await page.waitForFunction(
    (text) => document.querySelector('h1')?.textContent === text,
    `Edit ${round}`,
  );
  editMs.tsx.push(performance.now() - began);
  began = performance.now();
  await partner.changeStyles(/gap: .*;/, `gap: ${round}px;`);
  await page.waitForFunction(
    (gap) => [...document.querySelectorAll('ul')].some((ul) => getComputedStyle(ul).rowGap === gap),
    `${round}px`,
  );
  editMs.css.push(performance.now() - began);
}
if ((await page.getByLabel('Note').inputValue()) !== typed)
  throw new Error('The typed text was lost.');

const figures: PartnerFigures = {
  commands,
  editMs: { tsx: spread(editMs.tsx), css: spread(editMs.css) },
  rollbackMs: { ...spread(rollbackMs), slowest: Math.max(...rollbackMs) },
};
console.log(json ? JSON.stringify({ rounds, ...figures }, null, 2) : partnerReport(figures));
