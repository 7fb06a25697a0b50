// npm run bench:partner [-- --json] [--rounds=7]: how soon a partner's new remote is
// live, how soon a rollback takes effect, and how soon an edit is on the page of `larkfare-remote dev`.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startRemoteDev } from '@larkfare/test-servers';
import { printReport, progress, readOptions, roundsOption, table } from './harness/report.ts';
import { spread } from './harness/sampling.ts';
import { openBrowser, openFolder, openSite, signIn, untilServed } from './harness/sites.ts';

const commandLine = fileURLToPath(
  new URL('../packages/remote-cli/bin/larkfare-remote.mjs', import.meta.url),
);

const { json, rounds } = readOptions({ rounds: roundsOption });
const name = 'city-weather';
await using opened = new AsyncDisposableStack();

progress('Starting the site…');
const site = await openSite(opened);
const browser = await openBrowser(opened);
const created = await fetch(`${site.url}/registry/v1/tokens`, {
  method: 'POST',
  headers: { ...(await signIn(site.url)), 'content-type': 'application/json' },
  body: JSON.stringify({
    remote: name,
    label: 'The measurement',
    scopes: ['publish', 'activate'],
  }),
});
const { token }: { token: string } = await created.json();
const home = await openFolder(opened, 'larkfare-partner-');
const partner = partnerFolder(home, name, { site: site.url, token });
const address = `${site.url}/${name}`;

/** @throws if visitors see another heading. The remote is unreviewed, so it is in a frame. */
async function assertShown(heading: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  const shown = await page.frameLocator('iframe').getByRole('heading', { level: 1 }).innerText();
  await page.close();
  if (shown !== heading) throw new Error(`“${shown}” is shown instead of “${heading}”.`);
}

progress('From create to live…');
const commands: { command: string; seconds: number }[] = [];
const msOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const steps: [string, () => Promise<unknown>][] = [
  [`larkfare-remote create ${name}`, partner.create],
  ['npm install', partner.install],
  ['npm run build', partner.build],
  ['npx larkfare-remote publish --activate', partner.publishAndActivate],
  [
    '(a visitor sees it)',
    async () => {
      await untilServed(address, await partner.buildId());
      await assertShown('City weather');
    },
  ],
];
for (const [command, step] of steps) commands.push({ command, seconds: (await msOf(step)) / 1000 });
const first = await partner.buildId();

progress('A second version, and back…');
await partner.change('City weather', 'City weather, by the hour');
await partner.setVersion('1.0.1');
await partner.build();
await partner.publishAndActivate();
const second = await partner.buildId();
await untilServed(address, second);
await assertShown('City weather, by the hour');
const rollbackTimes: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  rollbackTimes.push(
    await msOf(async () => {
      await partner.rollBack();
      await untilServed(address, first);
    }),
  );
  if (round === 0) await assertShown('City weather');
  await partner.activate('1.0.1');
  await untilServed(address, second);
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
const editTimes: { tsx: number[]; css: number[] } = { tsx: [], css: [] };
for (let round = 1; round <= rounds; round += 1) {
  const tsx = await msOf(async () => {
    await partner.change(`Edit ${round - 1}`, `Edit ${round}`);
    // Checked in each frame; a locator's own attempts are half a second apart.
    await page.waitForFunction(
      (text) => document.querySelector('h1')?.textContent === text,
      `Edit ${round}`,
    );
  });
  const css = await msOf(async () => {
    await partner.changeStyles(/gap: .*;/, `gap: ${round}px;`);
    await page.waitForFunction(
      (gap) =>
        [...document.querySelectorAll('ul')].some((ul) => getComputedStyle(ul).rowGap === gap),
      `${round}px`,
    );
  });
  editTimes.tsx.push(tsx);
  editTimes.css.push(css);
}
if ((await page.getByLabel('Note').inputValue()) !== typed)
  throw new Error('The typed text was lost.');

const editMs = { tsx: spread(editTimes.tsx), css: spread(editTimes.css) };
const rollbackMs = { ...spread(rollbackTimes), slowest: Math.max(...rollbackTimes) };
printReport(json, { rounds, commands, editMs, rollbackMs }, report());

/** Each figure with its target. */
function report(): string {
  const typedCommands = commands.filter(({ command }) => !command.startsWith('(')).length;
  const seconds = commands
    .filter(({ command }) => command !== 'npm install')
    .reduce((sum, each) => sum + each.seconds, 0);
  const mark = (isMet: boolean, target: string) => `${isMet ? '✓' : '✗'} ${target}`;
  const ms = (title: string, figure: number, atMost: number) => [
    title,
    `${Math.round(figure)} ms`,
    mark(figure <= atMost, `≤ ${atMost / 1000} s`),
  ];
  const header = (title: string) => [title, 'took', 'target'];
  const rollback = 'From the rollback command to the first new page load with the previous version';
  const edits = 'From an edit to the changed page, with what was typed into a field kept';
  return [
    table(header('From create to live'), [
      ...commands.map((each) => [each.command, `${each.seconds.toFixed(1)} s`]),
      ['commands', `${typedCommands}`, mark(typedCommands < 5, 'fewer than 5')],
      ['without npm install', `${seconds.toFixed(1)} s`, mark(seconds < 60, '< 60 s')],
    ]),
    table(header(rollback), [
      ms('median', rollbackMs.median, 5000),
      ms('slowest', rollbackMs.slowest, 5000),
    ]),
    table(header(edits), [ms('tsx', editMs.tsx.median, 500), ms('css', editMs.css.median, 500)]),
  ].join('\n\n');
}

/** A partner's folder outside this repository, and the commands that they type there. */
function partnerFolder(
  home: string,
  name: string,
  { site, token }: { site: string; token: string },
) {
  const folder = join(home, name);
  const page = join(folder, 'src/features/regions/regions-page.tsx');
  const styles = join(folder, 'src/features/regions/regions-page.module.css');
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    LARKFARE_SITE: site,
    LARKFARE_TOKEN: token,
  };
  const type = async (cwd: string, program: string, ...argv: string[]) => {
    await promisify(execFile)(program, argv, { cwd, env });
  };
  return {
    create: () => type(home, process.execPath, commandLine, 'create', name),
    install: () => type(folder, 'npm', 'install', '--no-audit', '--no-fund'),
    build: () => type(folder, 'npm', 'run', 'build'),
    publishAndActivate: () => type(folder, 'npx', 'larkfare-remote', 'publish', '--activate'),
    activate: (version: string) =>
      type(folder, 'npx', 'larkfare-remote', 'activate', '--version', version),
    rollBack: () => type(folder, 'npx', 'larkfare-remote', 'rollback'),

    async change(text: string, other: string) {
      await writeFile(page, (await readFile(page, 'utf8')).replaceAll(`"${text}"`, `"${other}"`));
    },
    /** Adds a field whose text shows whether a page kept its state. */
    async addField() {
      const text = await readFile(page, 'utf8');
      await writeFile(
        page,
        text
          .replace('<ul role', '<><input aria-label="Note" /><ul role')
          .replace('</ul>', '</ul></>'),
      );
    },
    async changeStyles(text: RegExp, other: string) {
      await writeFile(styles, (await readFile(styles, 'utf8')).replace(text, other));
    },
    /** Starts `larkfare-remote dev` on a free port. @returns its address, and a function that stops it */
    dev() {
      const program = join(folder, 'node_modules/.bin/larkfare-remote');
      return startRemoteDev([process.execPath, program, 'dev'], { cwd: folder, env });
    },
    async setVersion(version: string) {
      const path = join(folder, 'package.json');
      const described = JSON.parse(await readFile(path, 'utf8'));
      await writeFile(path, JSON.stringify({ ...described, version }, null, 2));
    },
    async buildId(): Promise<string> {
      const { build }: { build: string } = JSON.parse(
        await readFile(join(folder, 'dist/remote.json'), 'utf8'),
      );
      return build;
    },
  };
}
