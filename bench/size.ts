// npm run bench:size -- [--json] [--folder=.data/real-size] [--openflights=<folder>]: every screen and REST list at an agency's real size.
import { resolve } from 'node:path';
import { z } from 'zod';
import { printReport, progress, readOptions, table } from './harness/report.ts';
import { anonymised, openBrowser, signIn } from './harness/sites.ts';
import { measureLists, measureOffice, measurePages } from './size/measure-size.ts';
import { startRealSize } from './size/real-size.ts';

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
