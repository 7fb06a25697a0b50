// npm run bench:size -- [--json] [--folder=.data/real-size] [--openflights=<folder>]: every screen and REST list at an agency's real size.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { printReport, progress, readOptions, table } from './harness/report.ts';
import { median } from './harness/sampling.ts';
import { anonymised, openBrowser, publicPages, signIn } from './harness/sites.ts';
import { startRealSize } from './search/real-size.ts';

interface SizeRow {
  address: string;
  /** Until the first byte, and until the last; medians. */
  firstByteMs: number;
  ms: number;
  /** Before compression; of an office's screen what its GraphQL requests return. */
  kilobytes: number;
  elements?: number;
}

const rounds = 5;

const { json, folder, openflights } = readOptions({
  folder: z.string().default('.data/real-size'),
  openflights: z.string().optional(),
});
await using opened = new AsyncDisposableStack();
const site = await startRealSize(opened, resolve(folder), openflights);
const browser = await openBrowser(opened);
const headers = await signIn(site.url);

progress('Measuring…');
const figures = {
  'REST list': await measureLists(site.url, headers),
  'Public page': await measurePages(site.url, browser),
  'Screen of the office': await measureOffice(site.url, browser, headers),
};
const tables = Object.entries(figures).map(([title, rows]) =>
  table(
    [title, 'first byte, ms', 'ms', 'kB', 'elements'],
    rows.map(({ address, firstByteMs, ms, kilobytes, elements }) => [
      anonymised(address),
      ...[firstByteMs, ms].map((each) => `${Math.round(each)}`),
      Math.round(kilobytes).toLocaleString('en-GB'),
      elements?.toLocaleString('en-GB') ?? '',
    ]),
  ),
);
printReport(json, figures, tables.join('\n\n'));

async function measureLists(site: string, headers: Record<string, string>) {
  const firstId = async (path: string, field = '_id'): Promise<string> => {
    const [first] = await (await fetch(site + path)).json();
    return first[field];
  };
  const lists = [
    '/api/region',
    '/api/country',
    `/api/country/region/${await firstId('/api/region')}`,
    '/api/location',
    '/api/location/popular',
    '/api/location/deals',
    `/api/location/region/${await firstId('/api/region')}`,
    `/api/location/country/${await firstId('/api/location', 'country')}`,
    '/api/location/search?q=lon',
    '/api/airport',
    '/api/airport/search-advanced?q=lon',
    `/api/airport/by-location/${await firstId('/api/location')}`,
    '/api/airline/',
    '/api/airline/search?q=air',
    '/api/flight/filter?type=one-way&from=LHR',
    '/api/booking/filter?page=1',
    '/api/booking/filter?page=5000',
    '/api/booking/filter?page=10000',
    '/api/booking/filter?state=cancelled&page=300',
    '/api/booking/filter?q=zzzz',
    '/api/booking/analytics',
    '/api/booking/export',
    '/api/quote',
    '/api/quote?page=1000',
    '/api/contact',
    '/api/contact?page=1000',
  ];
  const rows: SizeRow[] = [];
  for (const address of lists) rows.push(await measure(site, address, headers));
  return rows;
}

async function measure(site: string, address: string, headers = {}): Promise<SizeRow> {
  const loads: Awaited<ReturnType<typeof load>>[] = [];
  for (let round = 0; round <= rounds; round += 1) loads.push(await load(site + address, headers));
  const medianOf = (figure: 'firstByteMs' | 'ms' | 'bytes') =>
    median(loads.slice(1).map((each) => each[figure]));
  return {
    address,
    firstByteMs: medianOf('firstByteMs'),
    ms: medianOf('ms'),
    kilobytes: medianOf('bytes') / 1000,
  };
}

async function load(url: string, headers: Record<string, string>) {
  const began = performance.now();
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    firstByteMs ||= performance.now() - began;
    bytes += chunk.length;
  }
  return { firstByteMs, ms: performance.now() - began, bytes };
}

/** Every public page, with the elements that it has once it is at rest. */
async function measurePages(site: string, browser: Browser): Promise<SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const address of [
    '/tickets',
    '/guide',
    '/guide?name=lon',
    ...(await publicPages(site)).toSorted(),
  ]) {
    const row = await measure(site, address);
    const page = await browser.newPage();
    await page.goto(site + address, { waitUntil: 'networkidle' });
    rows.push({ ...row, elements: await elementsOf(page) });
    await page.close();
  }
  return rows;
}

/** Every screen of the back office, and the history of a text. */
async function measureOffice(
  site: string,
  browser: Browser,
  headers: Record<'authorization', string>,
) {
  const manifest = new URL('../remotes/admin/remote.json', import.meta.url);
  const { routes }: { routes: { path: string; handle?: { isOpen?: true } }[] } = JSON.parse(
    await readFile(manifest, 'utf8'),
  );
  const paths = routes.filter(({ path, handle }) => !path.includes(':') && !handle?.isOpen);
  const context = await browser.newContext();
  const token = headers.authorization.replace('Bearer ', '');
  await context.addInitScript((value) => localStorage.setItem('adminToken', value), token);
  const rows: SizeRow[] = [];
  for (const { path } of paths) {
    const page = await context.newPage();
    const figures: { ms: number; firstByteMs: number; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (!request.url().includes('/graphql')) return;
      const { responseEnd, responseStart } = request.timing();
      const { responseBodySize: bytes } = await request.sizes();
      figures.push({ ms: responseEnd, firstByteMs: responseStart, bytes });
    });
    const row = async (address: string) => ({
      address,
      firstByteMs: Math.max(0, ...figures.map(({ firstByteMs }) => firstByteMs)),
      ms: Math.max(0, ...figures.map(({ ms }) => ms)),
      kilobytes: figures.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      elements: await elementsOf(page),
    });
    await page.goto(site + path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    rows.push(await row(path));
    const history = page.getByRole('button', { name: /^History/ }).first();
    if (path.endsWith('/privacy') && (await history.isVisible())) {
      figures.length = 0;
      await history.click();
      await page.getByText('On the site now').waitFor();
      rows.push(await row(`${path}, its history`));
    }
    await page.close();
  }
  await context.close();
  return rows;
}

function elementsOf(page: Page): Promise<number> {
  return page.locator('*').count();
}
