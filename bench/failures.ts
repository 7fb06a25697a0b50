// npm run bench:failures [-- --json] [--rounds=7]: how soon a page is usable when its remote fails, and how soon a broken
// version is taken back.
import {
  buildSampleRemote,
  failures,
  launchBrowser,
  samplePartner,
  startSite,
  type Failure,
} from '@larkfare/test-servers';
import { failureReport, isMet, type FailureFigures } from './failures/failure-report.ts';
import { measuredBreaks, startBreaks } from './failures/recovery.ts';
import { type RecoveryFigures, recoveryReport } from './failures/recovery-report.ts';
import { visit } from './failures/visit.ts';
import { readOptions } from './options.ts';
import { untilServed } from './partner/until-served.ts';
import { progress } from './report/progress.ts';

const { json, rounds } = readOptions(process.argv.slice(2));
const password = 'a password for the measurement';
await using opened = new AsyncDisposableStack();

progress('Starting the site…');
buildSampleRemote();
const site = opened.adopt(
  await startSite({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO_DATA: 'none',
      ADMIN_PASSWORD: password,
      READS_PER_MINUTE: '1000000',
      POSTS_PER_MINUTE: '1000000',
      TRUSTED_PROXIES: '1',
    },
  }),
  (started) => started.stop(),
);
const browser = opened.adopt(await launchBrowser(), (started) => started.close());
const partner = await samplePartner(site, password);
const address = `${site.url}/sample`;
const panel = 'The sample is not available right now';

let patch = 0;
const nextVersion = () => `1.0.${patch++}`;

/** Visits a failing version once for each round. */
async function measure(failure: Failure, { good }: { good: string | undefined }) {
  const { build } = await partner.release(nextVersion(), { fault: failure.fault });
  await untilServed(address, build);
  const visits = [];
  for (let round = 0; round < rounds; round += 1)
    visits.push(
      await visit(browser, {
        address,
        ends: good === undefined ? panel : `Sample ${good}`,
        before: (page) => failure.happen?.(page, build, partner),
      }),
    );
  return visits;
}

const figures: FailureFigures[] = [];
for (const failure of failures) {
  progress(`A version ${failure.name}…`);
  const good = nextVersion();
  const { build } = await partner.release(good);
  await untilServed(address, build);
  const withFallback = await measure(failure, { good });

  while ((await partner.rollBack()).version !== null);
  const alone = await measure(failure, { good: undefined });
  const { name, isTimeout = false } = failure;
  figures.push(
    { name, isTimeout, shows: 'the last good version', visits: withFallback },
    { name, isTimeout, shows: 'the panel', visits: alone },
  );
}

const recoveries: RecoveryFigures[] = [];
const breakOnce = await startBreaks(site, browser, password);
for (const each of measuredBreaks) {
  progress(`A version that ${each.name}…`);
  const seconds = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await breakOnce(each));
  recoveries.push({ ...each, seconds: seconds.filter((taken) => taken !== undefined) });
}

console.log(
  json
    ? JSON.stringify({ rounds, figures, recoveries }, null, 2)
    : [failureReport(figures), recoveryReport(recoveries)].join('\n'),
);
if (!figures.every(isMet)) process.exitCode = 1;
