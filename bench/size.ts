// npm run bench:size -- [--folder=.data/real-size] [--openflights=<folder>]: every screen and REST list at an agency's real size.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@larkfare/test-servers';
import { signIn } from './attacks/attack.ts';
import { progress } from './report/progress.ts';
import { startRealSize } from './size/create-real-size.ts';
import { measureLists, measureOffice, measurePages, type SizeRow } from './size/measure-size.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, openflights: { type: 'string' } },
});
await using opened = new AsyncDisposableStack();
const site = opened.adopt(
  await startRealSize(resolve(values.folder ?? '.data/real-size'), values.openflights),
  (started) => started.stop({ keepData: true }),
);
const browser = opened.adopt(await launchBrowser(), (started) => started.close());
const headers = await signIn(site.url);
const [, token = ''] = headers.authorization.split(' ');

progress('Measuring…');
console.log(table('REST list', await measureLists(site.url, headers)));
console.log(table('Public page', await measurePages(site.url, browser)));
console.log(table('Screen of the office', await measureOffice(site.url, browser, token)));

function table(title: string, rows: readonly SizeRow[]): string {
  const lines = rows.map(({ address, firstByteMs, ms, kilobytes, elements }) =>
    [
      // Ids are those of one installation.
      address.replace(/[0-9a-f-]{36}/, '{id}').replace(/\d{4}-\d\d-\d\d/g, '{date}'),
      Math.round(firstByteMs),
      Math.round(ms),
      Math.round(kilobytes).toLocaleString('en-GB'),
      elements?.toLocaleString('en-GB') ?? '',
    ].join(' | '),
  );
  return [
    '',
    `| ${title} | first byte, ms | ms | kB | elements |`,
    '| --- | --: | --: | --: | --: |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
