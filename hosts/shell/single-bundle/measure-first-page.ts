import type { Browser, CDPSession } from '@playwright/test';

export interface FirstPage {
  lcpMs: number;
  cls: number;
  requests: number;
  /** Scripts, styles, data and the document as they travelled. */
  transferredBytes: number;
  /** Longest chain of requests that waited for each other; the HTML is 1. */
  chainDepth: number;
  /** Addresses fetched more than once. */
  fetchedTwice: string[];
}

/** What a page costs a visitor with 9 Mbps, 100 ms and a quarter of this machine's speed, by the browser's own throttling. */
export async function measureFirstPage(
  browser: Browser,
  url: string,
  settleMs = 1500,
): Promise<FirstPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: (9 * 1024 * 1024) / 8,
      uploadThroughput: (9 * 1024 * 1024) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const requests = watchRequests(devtools);
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const { lcpMs, cls } = await page.evaluate(() => window.painted);
    return { lcpMs, cls, ...requests.answer() };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    painted: { lcpMs: number; cls: number };
  }
}

function watchPaint() {
  window.painted = { lcpMs: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.painted.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        window.painted.cls += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

function watchRequests(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const times = new Map<string, number>();
  let transferredBytes = 0;

  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const callers = [
      initiator.url,
      ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url),
      ...(initiator.stack?.parent?.callFrames ?? []).map((frame) => frame.url),
    ];
    // A file that the HTML announced was on its way before the script that uses it ran.
    const depth =
      depths.get(request.url) ??
      1 + Math.max(0, ...callers.map((url) => depths.get(url ?? '') ?? 0));
    depths.set(request.url, depth);
    times.set(request.url, (times.get(request.url) ?? 0) + 1);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferredBytes += encodedDataLength;
  });
  return {
    answer: () => ({
      requests: [...times.values()].reduce((sum, count) => sum + count, 0),
      transferredBytes,
      chainDepth: Math.max(...depths.values()),
      fetchedTwice: [...times].filter(([, count]) => count > 1).map(([url]) => url),
    }),
  };
}
