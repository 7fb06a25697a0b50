// npm run bench:page [-- --json] [--rounds=5] [--page=/contact]: a first visit of every public page, federated and as one bundle.
import { launchBrowser, startSite } from '@larkfare/test-servers';
import { spread } from './measure/statistics.rules.ts';
import { readOptions } from './options.ts';
import { federatedFront, singleFront } from './page/fronts.ts';
import { loadPage, type PageLoad } from './page/load-page.ts';
import { publicPages } from './page/public-pages.ts';
import { buildSingleBundle } from './page/single-bundle.ts';
import { progress, progressLine } from './report/progress.ts';
import { pageTable, type ComparedPage } from './report/page-table.ts';

const { json, rounds, page: wanted } = readOptions(process.argv.slice(2));
await using opened = new AsyncDisposableStack();

progress('Building the same sources as one bundle…');
const bundle = await buildSingleBundle();
progress('Starting the site…');
const site = opened.adopt(
  await startSite({
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', READS_PER_MINUTE: '1000000' },
  }),
  (started) => started.stop(),
);
const fronts = {
  federated: opened.adopt(await federatedFront(site.url), (front) => front.close()),
  single: opened.adopt(await singleFront(site.url, bundle), (front) => front.close()),
};
const browser = opened.adopt(await launchBrowser(), (started) => started.close());

const sides = ['federated', 'single'] as const;
const pages: ComparedPage[] = [];
for (const path of await publicPages(site.url)) {
  if (!path.startsWith(wanted)) continue;
  const tell = progressLine(path);
  const loads: Record<'federated' | 'single', PageLoad[]> = { federated: [], single: [] };
  // The first load generates pictures and fills caches; it is not counted.
  for (const front of Object.values(fronts)) await loadPage(browser, front.url + path);
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, because the first load affects the second.
    for (const side of round % 2 ? sides.toReversed() : sides)
      loads[side].push(await loadPage(browser, fronts[side].url + path));
    tell((round + 1) / rounds);
  }
  pages.push({
    path,
    federated: summary(loads.federated),
    single: summary(loads.single),
    lcpRatio: medianRatio(loads, ({ lcpMs }) => lcpMs),
    hydratedRatio: medianRatio(loads, ({ hydratedMs }) => hydratedMs),
  });
}

if (json) console.log(JSON.stringify({ rounds, pages }, null, 2));
else console.log(`\n${pageTable(pages)}`);

/** Round by round, which cancels out noise of the machine. */
function medianRatio(
  { federated, single }: Record<'federated' | 'single', PageLoad[]>,
  figure: (load: PageLoad) => number,
): number {
  const ratios = federated.map((load, round) => {
    const beside = single[round];
    return beside ? figure(load) / figure(beside) : NaN;
  });
  return spread(ratios).median;
}

function summary(loads: readonly PageLoad[]) {
  const median = (figure: (load: PageLoad) => number) => spread(loads.map(figure)).median;
  return {
    lcpMs: spread(loads.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(({ tbtMs }) => tbtMs),
    hydratedMs: median(({ hydratedMs }) => hydratedMs),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    requests: median(({ requests }) => requests),
    transferredBytes: median(({ transferredBytes }) => transferredBytes),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    styleBytes: median(({ styleBytes }) => styleBytes),
    chainDepth: Math.max(...loads.map(({ chainDepth }) => chainDepth)),
    fetchedTwice: [...new Set(loads.flatMap(({ fetchedTwice }) => fetchedTwice))],
    complaints: [...new Set(loads.flatMap(({ complaints }) => complaints))],
  };
}
