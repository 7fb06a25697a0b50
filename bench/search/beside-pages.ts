import autocannon from 'autocannon';
import { headers, oneClient } from '../harness/load.ts';
import { figure, table } from '../harness/report.ts';
import { p99 } from '../harness/sampling.ts';

const connections = 200;

interface BesidePages {
  /** Requests over all connections; as many as they can without it. */
  pagesPerSecond?: number;
  quietP99Ms: number;
  p99Ms: number;
  pages: number;
  /** Pages that the site was too busy for. */
  refused: number;
}

/** The 99th percentile of one client's requests, first alone and then while 200 connections load a page. */
export async function besidePages(
  urls: readonly string[],
  page: string,
  pagesPerSecond?: number,
): Promise<BesidePages> {
  await oneClient([page], 20);
  const alone = await oneClient(urls, 2000);
  let isLoading = true;
  const load = autocannon({
    url: page,
    connections,
    // A separate process, so that this client's times are not those of waiting for itself.
    workers: 1,
    duration: 10,
    headers,
    timeout: 60,
    ...(pagesPerSecond && { overallRate: pagesPerSecond }),
  });
  const loaded = Promise.resolve(load).finally(() => (isLoading = false));
  await oneClient(urls, 100); // Until all connections are open.
  const times: number[] = [];
  while (isLoading) times.push(...(await oneClient(urls, 20)));
  const { errors, non2xx, '2xx': pages } = await loaded;
  if (errors > 0) throw new Error(`${page}: ${errors} requests failed.`);
  return {
    ...(pagesPerSecond && { pagesPerSecond }),
    quietP99Ms: p99(alone),
    p99Ms: p99(times.slice(0, -20)),
    pages,
    refused: non2xx,
  };
}

export const besideTable = (results: readonly BesidePages[]): string =>
  table(
    [
      `type-ahead beside ${connections} connections that load /home`,
      ...['p99 ms', 'alone', 'ratio', 'pages', 'refused'],
    ],
    results.map(({ pagesPerSecond, p99Ms, quietP99Ms, pages, refused }) => [
      pagesPerSecond ? `${pagesPerSecond} pages a second` : 'as many as they can',
      figure(p99Ms),
      figure(quietP99Ms),
      `${figure(p99Ms / quietP99Ms)}×`,
      figure(pages),
      figure(refused),
    ]),
  );
