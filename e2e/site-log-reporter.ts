import { existsSync, readFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { siteLog } from './start-site.ts';

const linesAtMost = 40;
const charactersOfLine = 500;

/** Prints the end of the sites' log if a journey failed, and the failures last: CI keeps the end of its output. */
export default class SiteLogReporter implements Reporter {
  private journeys: Suite | undefined;

  onBegin(_config: unknown, journeys: Suite): void {
    this.journeys = journeys;
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'failed') return;
    const log = existsSync(siteLog) ? readFileSync(siteLog, 'utf8') : '';
    const lines = log.trimEnd().split('\n').slice(-linesAtMost);
    const shortened = lines.map((line) => line.slice(0, charactersOfLine));
    console.log(`\nThe sites' log:\n${shortened.join('\n')}\n\nFailed:`);
    for (const journey of this.journeys?.allTests() ?? []) {
      if (journey.outcome() !== 'unexpected') continue;
      const problem = journey.results.flatMap(({ errors }) => errors)[0];
      console.log(
        `${journey.titlePath().filter(Boolean).join(' › ')}\n${problem?.stack ?? problem?.message ?? ''}`,
      );
    }
  }
}
