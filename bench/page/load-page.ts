import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, type Page } from '@playwright/test';

export interface PageLoad extends Watched {
  requests: number;
  /** Compressed and with headers. */
  transferredBytes: number;
  /** Scripts, each compressed with gzip at its best. */
  scriptBytes: number;
  /** Styles, in files or in the HTML, compressed likewise. */
  styleBytes: number;
  /** The longest chain of dependent requests; the HTML is 1. */
  chainDepth: number;
  fetchedTwice: string[];
}

/** A mid-range phone on a slow connection, by the browser's throttling. */
const slowLine = {
  offline: false,
  latency: 100,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};
const cpuSlowdown = 4;
/**
 * After `load`, so that late pictures and shifts count. The pop-up that opens on `/home` 3.5 s after it was hydrated, and
 * its form, which is fetched just before, do not.
 */
const settleMs = 3000;
/** The first visitor of a site waits for generated pictures. */
const timeoutMs = 120_000;

/** Until late frames are reported. */
const lcpSettleMs = 300;

/**
 * Opens an address with an empty cache.
 * @param isForLcp leaves the page shortly after its load
 * @throws if any request fails
 */
export async function loadPage(browser: Browser, url: string, isForLcp = false): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const watched = watchRequests(devtools);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
    await page.waitForFunction(() => window.watched().lcpMs > 0);
    await page.waitForTimeout(isForLcp ? lcpSettleMs : settleMs);
    const [refused] = watched.refused;
    if (refused) throw new Error(`${refused}. Was the site rebuilt during the measurement?`);
    return {
      ...(await page.evaluate(() => window.watched())),
      requests: watched.requests,
      transferredBytes: watched.transferredBytes,
      chainDepth: watched.chainDepth(),
      fetchedTwice: watched.fetchedTwice,
      scriptBytes: await bytesOf([...watched.scripts]),
      styleBytes: await styleBytes(page),
    };
  } finally {
    await context.close();
  }
}

/** A request depends on what initiated it: the HTML, or any script in its stack. */
function watchRequests(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const watched = {
    requests: 0,
    transferredBytes: 0,
    fetchedTwice: [] as string[],
    scripts: new Set<string>(),
    refused: [] as string[],
    chainDepth: () => Math.max(0, ...depths.values()),
  };
  devtools.on('Network.requestWillBeSent', ({ request: { url }, initiator, type }) => {
    if (!url.startsWith('http')) return;
    const callers = [initiator.url];
    for (let stack = initiator.stack; stack; stack = stack.parent)
      callers.push(...stack.callFrames.map((frame) => frame.url));
    watched.requests += 1;
    if (depths.has(url)) watched.fetchedTwice.push(url);
    // A preloaded file was requested before the script that uses it ran.
    else
      depths.set(url, 1 + Math.max(0, ...callers.map((caller) => depths.get(caller ?? '') ?? 0)));
    if (type === 'Script' || /\.js(\?|$)/.test(url)) watched.scripts.add(url);
  });
  devtools.on('Network.responseReceived', ({ response: { url, status } }) => {
    if (status >= 400) watched.refused.push(`${url} returned ${status}`);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    watched.transferredBytes += encodedDataLength;
  });
  return watched;
}

async function styleBytes(page: Page): Promise<number> {
  const { blocks, files } = await page.evaluate(() => ({
    blocks: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    files: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    ),
  }));
  return blocks.reduce((sum, css) => sum + gzipped(css), await bytesOf(files));
}

const weights = new Map<string, number>();

async function bytesOf(addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of addresses) {
    const weight = weights.get(url) ?? gzipped(await (await fetch(url)).text());
    weights.set(url, weight);
    bytes += weight;
  }
  return bytes;
}

const gzipped = (content: string) => gzipSync(content, { level: 9 }).length;

/** Measurements of the page itself during its load. */
interface Watched {
  lcpMs: number;
  cls: number;
  /** Total blocking time: what exceeds 50 ms of each task after the first contentful paint. */
  tbtMs: number;
  /** When React had taken over the screen, to 20 ms; 0 if it never did. */
  hydratedMs: number;
}

declare global {
  interface Window {
    watched: () => Watched;
  }
}

/** Runs in the page. Shifts are summed in windows of at most five seconds with gaps below one, as Core Web Vitals do. */
function watchPage() {
  let [fcpMs, lcpMs, cls, hydratedMs] = [Infinity, 0, 0, 0];
  const tasks: { endMs: number; durationMs: number }[] = [];
  let session = { value: 0, first: 0, last: 0 };

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcpMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (lcpMs = startTime));
  observe('longtask', ({ startTime, duration }) =>
    tasks.push({ endMs: startTime + duration, durationMs: duration }),
  );
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput')) return;
    const at = entry.startTime;
    const isSame = at - session.last < 1000 && at - session.first < 5000;
    const value = (isSame ? session.value : 0) + Number(Reflect.get(entry, 'value'));
    session = { value, first: isSame ? session.first : at, last: at };
    cls = Math.max(cls, value);
  });

  const looking = setInterval(() => {
    const heading = document.querySelector('main h1') ?? {};
    if (!Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return;
    hydratedMs = performance.now();
    clearInterval(looking);
  }, 20);

  window.watched = () => ({
    lcpMs,
    cls,
    hydratedMs,
    tbtMs: tasks
      .map(({ endMs, durationMs }) => Math.min(durationMs, endMs - fcpMs) - 50)
      .reduce((sum, blocked) => sum + Math.max(0, blocked), 0),
  });
}
