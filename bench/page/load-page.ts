import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { type Watched, watchPage } from './watch-page.ts';

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
  /** Console errors and exceptions. */
  complaints: string[];
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
 * After `load`, so that late pictures and shifts count, and the search form that `/home` fetches 1.5 s after it was
 * hydrated; the pop-up that opens at 3.5 s does not.
 */
const settleMs = 3000;
/** The first visitor of a site waits for generated pictures. */
const timeoutMs = 120_000;

/** Opens an address with an empty cache. @throws if any request fails */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (said) => {
      if (said.type() === 'error') complaints.push(said.text());
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const requests = watchRequests(devtools);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
    await page.waitForTimeout(settleMs);
    const [refused] = requests.refused();
    if (refused) throw new Error(`${refused}. Was the site rebuilt during the measurement?`);
    return {
      ...(await page.evaluate(() => window.watched())),
      ...requests.answer(),
      scriptBytes: await bytesOf(requests.scripts()),
      styleBytes: await styleBytes(page),
      complaints,
    };
  } finally {
    await context.close();
  }
}

/** A request depends on what initiated it: the HTML, or any script in its stack. */
function watchRequests(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const times = new Map<string, number>();
  const scripts = new Set<string>();
  const refused: string[] = [];
  let transferredBytes = 0;

  devtools.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    const callers = [initiator.url];
    for (let stack = initiator.stack; stack; stack = stack.parent)
      callers.push(...stack.callFrames.map((frame) => frame.url));
    // A preloaded file was requested before the script that uses it ran.
    const depth =
      depths.get(request.url) ??
      1 + Math.max(0, ...callers.map((url) => depths.get(url ?? '') ?? 0));
    depths.set(request.url, depth);
    times.set(request.url, (times.get(request.url) ?? 0) + 1);
    if (type === 'Script' || /\.js(\?|$)/.test(request.url)) scripts.add(request.url);
  });
  devtools.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) refused.push(`${response.url} answered ${response.status}`);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferredBytes += encodedDataLength;
  });
  return {
    scripts: () => [...scripts],
    refused: () => refused,
    answer: () => ({
      requests: [...times.values()].reduce((sum, count) => sum + count, 0),
      transferredBytes,
      chainDepth: Math.max(0, ...depths.values()),
      fetchedTwice: [...times].filter(([, count]) => count > 1).map(([url]) => url),
    }),
  };
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
    const known = weights.get(url) ?? gzipped(await (await fetch(url)).text());
    weights.set(url, known);
    bytes += known;
  }
  return bytes;
}

const gzipped = (content: string) => gzipSync(content, { level: 9 }).length;
