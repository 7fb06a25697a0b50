import { count, createLog, usageCounter } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { signingKey } from '../previews/preview-token.ts';
import { storeError } from '../errors/errors.ts';
import { sourceMapsIn } from '../errors/source-maps.ts';
import { type SharedCounts } from '../shared-counts/shared-counts.ts';
import { networkRange } from './network-range.ts';
import { isNonceFor, reportNonce, usedNonces } from './report-nonce.ts';
import { type PageError, type Report } from './report.input.ts';
import { type Visits, visitorOf, visitsIn } from './visits.ts';

type Version = Pick<Report, 'remote' | 'version'>;

/** Which pages were sent with which versions, and which of their reports count. */
export interface PageReports {
  /** A nonce for the page that is sent to this address; undefined until the database has been available once. */
  nonce(version: Version, address: string): string | undefined;
  /** Records that a page of this version's own was sent to this address. */
  sent(version: Version, address: string): void;
  /**
   * Records a report, if it comes from a page that was sent with the version and says something new.
   * @returns undefined if it does not; `isCounted` is false for a further error of an outcome that the page reported before
   */
  accept(
    report: Report,
    address: string,
    nowMs: number,
  ): { visitor: string; isCounted: boolean } | undefined;
  /** Stores what a version threw while the server rendered a page of it: visitors get that page from their browsers. */
  failed(version: Version, error: Pick<PageError, 'name' | 'message' | 'stack'>): void;
  summary: Visits['summary'];
  close(): void;
}

/** Of one network: enough for an office behind it, too few for a flood. */
const reportsPerMinute = 60;

/** Of one version, while each of its pages fails. */
const renderErrorsPerMinute = 20;

/** Of one page and outcome, after the first (errorsPerOutcome of the shell's report.ts). */
const furtherErrors = [2, 3];

const log = createLog('registry');

export async function pageReports(db: DataSource, counts: SharedCounts): Promise<PageReports> {
  const visits = visitsIn(counts);
  const usage = usageCounter(counts.shareUsage);
  const isUnused = usedNonces();
  const mapFrame = sourceMapsIn(db);
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
      if (!key) return;
      const visitor = visitorOf(key, networkRange(address));
      visits.record({ ...version, outcome: 'sent' }, { visitor, nowMs: Date.now() });
    },
    accept(report, address, nowMs) {
      const network = networkRange(address);
      if (usage.add('reports', network).used > reportsPerMinute || !key) return undefined;
      const { remote, version, outcome, nonce, error } = report;
      if (!isNonceFor(key, nonce, { ...report, network }, nowMs)) return undefined;
      const visitor = visitorOf(key, network);
      if (!isUnused(nonce, outcome)) {
        const isFurther =
          error && furtherErrors.some((nth) => isUnused(nonce, `${outcome} ${nth}`));
        return isFurther ? { visitor, isCounted: false } : undefined;
      }
      count('larkfare.remote.report', { remote, version, outcome });
      visits.record(report, { visitor, nowMs });
      return { visitor, isCounted: true };
    },
    failed({ remote, version }, thrown) {
      const { used } = usage.add('render errors', `${remote} ${version}`);
      if (used > renderErrorsPerMinute) return;
      const error = { ...thrown, routes: [], operations: [] };
      const at = { browser: 'Server', visitor: '0'.repeat(8), outcome: 'crashed' } as const;
      storeError(db, mapFrame, { remote, version, error, ...at }).catch((problem: unknown) =>
        log.warn({ err: problem }, 'an error of a page is not stored'),
      );
    },
    summary: visits.summary,
    close() {
      visits.close();
      usage.close();
    },
  };
}
