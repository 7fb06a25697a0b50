// npm run bench:failures [-- --json] [--rounds=7] [--only=hash]: how soon a page is usable when its remote fails, and how
// soon a broken version is taken back.
import { buildSampleRemote, failures, samplePartner, type Failure } from '@larkfare/test-servers';
import { z } from 'zod';
import { measuredBreaks, startRecoveries } from './failures/recovery.ts';
import { visit, type Visit } from './failures/visit.ts';
import { printReport, progress, readOptions, roundsOption, table } from './harness/report.ts';
import { median } from './harness/sampling.ts';
import { adminPassword, openBrowser, openSite, untilServed } from './harness/sites.ts';

const { json, rounds, only } = readOptions({
  rounds: roundsOption,
  only: z.string().default(''),
});
/** For the slowest visit. */
const interactiveWithinMs = 2500;
const panel = 'The sample is not available right now';
await using opened = new AsyncDisposableStack();

progress('Starting the site…');
buildSampleRemote();
const site = await openSite(opened, {
  env: {
    LOG_LEVEL: 'error',
    DEMO_DATA: 'none',
    POSTS_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '1',
  },
});
const browser = await openBrowser(opened);
const partner = await samplePartner(site, adminPassword);
const address = `${site.url}/sample`;
let patch = 0;
const nextVersion = () => `1.0.${patch++}`;

interface FailureFigures {
  name: string;
  /** It fails by a timeout of four seconds; the shell must be interactive before that. */
  isTimeout: boolean;
  /** The page that the visitor sees in the end. */
  shows: string;
  visits: Visit[];
}

const figures: FailureFigures[] = [];
for (const failure of failures.filter(({ name }) => name.includes(only))) {
  progress(`A version ${failure.name}…`);
  const { name, isTimeout = false } = failure;
  const good = nextVersion();
  const { build } = await partner.release(good);
  await untilServed(address, build);
  const withFallback = await visitsOf(failure, `Sample ${good}`);
  while ((await partner.rollBack()).version !== null);
  figures.push(
    { name, isTimeout, shows: 'the last good version', visits: withFallback },
    { name, isTimeout, shows: 'the panel', visits: await visitsOf(failure, panel) },
  );
}

const recoveries: { name: string; sees: string; reported: string; seconds: number[] }[] = [];
const breakOnce = await startRecoveries(site, browser, adminPassword);
for (const each of measuredBreaks.filter(({ name }) => name.includes(only))) {
  progress(`A version that ${each.name}…`);
  const seconds = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await breakOnce(each));
  const { name, sees = 'a tab that hangs', reported } = each;
  recoveries.push({ name, sees, reported, seconds: seconds.filter((s) => s !== undefined) });
}

printReport(
  json,
  { rounds, figures, recoveries },
  [
    `From navigation to an interactive page, in ms; target: ${interactiveWithinMs} for the slowest`,
    table(['a version', 'median', 'slowest', 'shown'], figures.map(failureRow)),
    'From activation until pages have the version before, in s, with 20 visitors who report it',
    table(
      ['a version that', 'seen', 'reported', 'median', 'slowest'],
      recoveries.map(({ name, sees, reported, seconds }) => [
        ...[name, sees, reported],
        // An empty list: a person must take it back.
        ...(seconds.length > 0
          ? [median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)]
          : ['by hand']),
      ]),
    ),
  ].join('\n\n'),
);
if (!figures.every(isMet)) process.exitCode = 1;

/** Visits a failing version once for each round. */
async function visitsOf(failure: Failure, ends: string): Promise<Visit[]> {
  const { build } = await partner.release(nextVersion(), { fault: failure.fault });
  await untilServed(address, build);
  const before: Parameters<typeof visit>[1]['before'] = (page) =>
    failure.happen?.(page, build, partner);
  const visits = [];
  for (let round = 0; round < rounds; round += 1)
    visits.push(await visit(browser, { address, ends, before }));
  return visits;
}

/** When the page is usable: its final screen, or for a timeout the shell. */
function interactiveTimes({ isTimeout, visits }: FailureFigures): number[] {
  return visits.map(({ shellMs, screenMs }) => (isTimeout ? shellMs : screenMs));
}

function isMet(failure: FailureFigures): boolean {
  return (
    Math.max(...interactiveTimes(failure)) <= interactiveWithinMs &&
    failure.visits.every(({ ranTamperedCode }) => !ranTamperedCode)
  );
}

function failureRow(failure: FailureFigures): string[] {
  const times = interactiveTimes(failure);
  const after = Math.round(median(failure.visits.map(({ screenMs }) => screenMs)));
  const shown = `${failure.shows}${failure.isTimeout ? ` after ${after} ms` : ''}`;
  const ms = [median(times), Math.max(...times)].map((each) => `${Math.round(each)}`);
  return [failure.name, ...ms, `${isMet(failure) ? '✓' : '✗'} ${shown}`];
}
