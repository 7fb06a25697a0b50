import { count } from '@larkfare/service-kit';
import { pino } from 'pino';
import { type DataSource } from 'typeorm';
import { signingKey } from '../previews/preview-token.ts';
import { type FailureMonitor, failureMonitor } from './failure-monitor.ts';
import { networkRange } from './network-range.ts';
import { isNonceFor, reportNonce, usedNonces } from './report-nonce.ts';
import { reportRateLimit } from './report-rate-limit.ts';
import { type Report } from './report.input.ts';

type Version = Pick<Report, 'remote' | 'version'>;

/** Which pages were sent with which versions, and which of their reports count. */
export interface PageReports {
  /** A nonce for the page that is sent to this address; undefined until the database has been available once. */
  nonce(version: Version, address: string): string | undefined;
  /** Records that a page of this version's own was sent to this address. */
  sent(version: Version, address: string): void;
  /** Records a report, if it comes from a page that was sent with the version and says something new. */
  accept(report: Report, address: string, nowMs: number): boolean;
  summary: FailureMonitor['summary'];
}

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

export async function pageReports(db: DataSource): Promise<PageReports> {
  const monitor = failureMonitor();
  const isWithinLimit = reportRateLimit();
  const isUnused = usedNonces();
  let key: Buffer | undefined;
  const loadKey = async () => {
    key = await signingKey(db);
  };
  const failed = (problem: unknown) => log.warn({ err: problem }, 'the signing key is not loaded');
  await loadKey().catch(failed);

  return {
    nonce(version, address) {
      if (!key) void loadKey().catch(failed);
      return key && reportNonce(key, { ...version, network: networkRange(address) }, Date.now());
    },
    sent(version, address) {
      const where = { network: networkRange(address), nowMs: Date.now() };
      monitor.record({ ...version, outcome: 'sent' }, where);
    },
    accept(report, address, nowMs) {
      const network = networkRange(address);
      const isProven =
        isWithinLimit(network, nowMs) &&
        key !== undefined &&
        isNonceFor(key, report.nonce, { ...report, network }, nowMs) &&
        isUnused(report.nonce, report.outcome);
      if (isProven) {
        const { remote, version, outcome } = report;
        count('larkfare.remote.report', { remote, version, outcome });
        monitor.record(report, { network, nowMs });
      }
      return isProven;
    },
    summary: monitor.summary,
  };
}
