// npm run bench:page [-- --json] [--rounds=5] [--page=/contact]: a first visit of every public page, federated and as one bundle.
// --beside=itself compares the federated page with itself, which shows the noise of the ratios on this machine.
import { z } from 'zod';
import {
  printReport,
  progress,
  progressBar,
  readOptions,
  roundsOption,
  table,
} from './harness/report.ts';
import { median, type Spread, spread } from './harness/sampling.ts';
import { anonymised, openBrowser, openSite, publicPages } from './harness/sites.ts';
import { startFront } from './page/fronts.ts';
import { loadPage, type PageLoad } from './page/load-page.ts';
import { buildSingleBundle } from './page/single-bundle.ts';

const { json, rounds, page, beside } = readOptions({
  rounds: roundsOption,
  page: z.string().startsWith('/').default('/'),
  beside: z.enum(['bundle', 'itself']).default('bundle'),
});
/** Loads of each side and round for the LCP alone, which differs most from load to load. */
const lcpLoads = 4;
/** Targets of a first visit. */
const targets = { codeBytes: 230_000, scriptRatio: 1.1, lcpMs: 1500, lcpRatio: 1.05, cls: 0.05 };
await using opened = new AsyncDisposableStack();

progress('Building the same sources as one bundle…');
const bundle = beside === 'bundle' ? await buildSingleBundle() : undefined;
progress('Starting the site…');
const site = await openSite(opened);
const fronts = {
  federated: await startFront(opened, site.url),
  single: await startFront(opened, site.url, bundle),
};
const browser = await openBrowser(opened);

const pages: Awaited<ReturnType<typeof compare>>[] = [];
for (const path of await publicPages(site.url))
  if (path.startsWith(page)) pages.push(await compare(path));
printReport(json, { rounds, pages }, pageTable());

async function compare(path: string) {
  const showProgress = progressBar(path);
  const loads: Record<keyof typeof fronts, PageLoad[]> = { federated: [], single: [] };
  const lcps: Record<keyof typeof fronts, number[]> = { federated: [], single: [] };
  // The first load generates pictures and fills caches; it is not counted.
  for (const front of Object.values(fronts)) await loadPage(browser, front + path);
  for (let nth = 0; nth < rounds * (1 + lcpLoads); nth += 1) {
    const isForLcp = nth % (1 + lcpLoads) > 0;
    // Alternating, because the first load affects the second.
    for (const side of nth % 2
      ? (['single', 'federated'] as const)
      : (['federated', 'single'] as const)) {
      const load = await loadPage(browser, fronts[side] + path, isForLcp);
      lcps[side].push(load.lcpMs);
      if (!isForLcp) loads[side].push(load);
    }
    showProgress((nth + 1) / (rounds * (1 + lcpLoads)));
  }
  /** Pair by pair, which cancels out noise of the machine. */
  const ratio = (of: (side: keyof typeof fronts) => readonly number[]) =>
    median(of('federated').map((ms, nth) => ms / (of('single')[nth] ?? NaN)));
  return {
    path,
    federated: summary(loads.federated, lcps.federated),
    single: summary(loads.single, lcps.single),
    lcpRatio: ratio((side) => lcps[side]),
    hydratedRatio: ratio((side) => loads[side].map(({ hydratedMs }) => hydratedMs)),
  };
}

function summary(loads: readonly PageLoad[], lcps: readonly number[]) {
  const all = <Name extends keyof PageLoad>(name: Name) => loads.map((load) => load[name]);
  return {
    lcpMs: spread(lcps),
    tbtMs: median(all('tbtMs')),
    hydratedMs: median(all('hydratedMs')),
    cls: Math.max(...all('cls')),
    requests: median(all('requests')),
    transferredBytes: median(all('transferredBytes')),
    scriptBytes: median(all('scriptBytes')),
    styleBytes: median(all('styleBytes')),
    chainDepth: Math.max(...all('chainDepth')),
    fetchedTwice: [...new Set(all('fetchedTwice').flat())],
  };
}

/** Federated, and in brackets the same sources as one bundle; figures that miss their target are marked with !. */
function pageTable(): string {
  const marked = (cell: string, isMet: boolean) => (isMet ? cell : `${cell} !`);
  const ms = ({ median, low, high }: Spread) =>
    `${Math.round(median)}, ${Math.round(low)}–${Math.round(high)}`;
  const rows = pages.map(({ path, federated, single, lcpRatio, hydratedRatio }) => {
    type Sides = ReturnType<typeof summary>;
    const both = (cell: (side: Sides) => string | number) => `${cell(federated)} (${cell(single)})`;
    const scriptRatio = federated.scriptBytes / single.scriptBytes;
    const codeBytes = (side: Sides) => side.scriptBytes + side.styleBytes;
    return [
      anonymised(path).replace(/\?.*/, '?…'),
      both(({ scriptBytes }) => kilobytes(scriptBytes)),
      marked(`${scriptRatio.toFixed(3)}×`, scriptRatio <= targets.scriptRatio),
      marked(
        both((side) => kilobytes(codeBytes(side))),
        codeBytes(federated) <= targets.codeBytes,
      ),
      both(({ requests }) => requests),
      marked(
        both(({ chainDepth }) => chainDepth),
        federated.chainDepth <= single.chainDepth,
      ),
      both(({ transferredBytes }) => kilobytes(transferredBytes)),
      marked(
        both(({ lcpMs }) => ms(lcpMs)),
        federated.lcpMs.median <= targets.lcpMs,
      ),
      marked(`${lcpRatio.toFixed(3)}×`, lcpRatio <= targets.lcpRatio),
      both(({ hydratedMs }) => Math.round(hydratedMs)),
      `${hydratedRatio.toFixed(3)}×`,
      both(({ tbtMs }) => Math.round(tbtMs)),
      marked(federated.cls.toFixed(3), federated.cls <= targets.cls),
    ];
  });
  const remarks = pages.flatMap(({ path, federated }) =>
    federated.fetchedTwice.map((url) => `${path}: fetched twice: ${url}`),
  );
  return [
    table(
      [
        ...['page', 'JS kB gzip', 'ratio', 'JS+CSS kB', 'requests', 'chain', 'all kB', 'LCP ms'],
        ...['ratio', 'hydrated ms', 'ratio', 'TBT ms', 'worst CLS'],
      ],
      rows,
    ),
    '',
    'In brackets: the same sources as one bundle. ! misses its target. 9 Mbps, 100 ms, processor slowed down 4×, nothing cached.',
    ...remarks,
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
