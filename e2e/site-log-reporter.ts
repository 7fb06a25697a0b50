import { readFileSync } from 'node:fs';
import type { FullResult, Reporter } from '@playwright/test/reporter';
import { siteLog } from './start-site.ts';

const linesAtMost = 200;

/** Prints the last lines of the sites' log if a journey failed. */
export default class SiteLogReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    if (status !== 'failed') return;
    const lines = readFileSync(siteLog, 'utf8').trimEnd().split('\n').slice(-linesAtMost);
    console.log(`\nThe sites' log:\n${lines.join('\n')}`);
  }
}
