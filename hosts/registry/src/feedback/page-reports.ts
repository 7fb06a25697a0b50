import { createLog } from '@larkfare/server-kit/log';
import { usageCounter } from '@larkfare/server-kit/rate-limit';
import { count } from '@larkfare/server-kit/telemetry';
import { type DataSource } from 'typeorm';
import { server, storeError } from './errors.ts';
import { sourceMapsIn } from './source-maps.ts';
import { type SharedCounts } from './shared-counts.ts';
import { isPlausible } from './failures.rules.ts';
import { networkPrefix } from '@larkfare/server-kit/network';
import { nonceAgeMs, reportNonce, usedNonces } from './report-nonce.ts';
import { type PageError, type Report } from './report.input.ts';
import { type Visits, visitorOf, visitsIn } from './visits.ts';

type Version = Pick<Report, 'remote' | 'version'>;

/** Which pages were sent with which versions, and which of their reports count. */
export interface PageReports {
  /**
   * Records that a page or code of this version is sent to this address now.
   * @returns the nonce with which the page reports; undefined until the database has been available once
   */
  sent(version: Version, address: string, nowMs: number): string | undefined;
  /** The nonce of a page that was sent without one; undefined if no server has sent the version to this address. */
  nonceOf(version: Version, address: string): Promise<string | undefined>;
  /**
   * Records a report, if it comes from a page that was sent with the version and is new.
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

/** Reports of one network: enough for an office behind it, too few for a flood. */
const reportsPerMinute = 60;

/** Reports of one version, while each of its pages fails. */
const renderErrorsPerMinute = 20;

/** Reports of one page and outcome, after the first (errorsPerOutcome of the shell's report.ts). */
const furtherErrors = [2, 3];

const log = createLog('registry');

export function pageReports(
  db: DataSource,
  counts: SharedCounts,
  signingKey: () => Buffer | undefined,
): PageReports {
  const visits = visitsIn(counts);
  const usage = usageCounter(counts.shareUsage);
  const isUnused = usedNonces();
  const mapFrame = sourceMapsIn(db);

  return {
    sent(version, address, nowMs) {
      const key = signingKey();
      if (!key) return undefined;
      const network = networkPrefix(address);
      visits.record({ ...version, outcome: 'sent' }, { visitor: visitorOf(key, network), nowMs });
      return reportNonce(key, { ...version, network }, nowMs);
    },
    async nonceOf(version, address) {
      const key = signingKey();
      if (!key) return undefined;
      const network = networkPrefix(address);
      const sentMs = await visits.sentAtMs(version, visitorOf(key, network));
      return sentMs === undefined ? undefined : reportNonce(key, { ...version, network }, sentMs);
    },
    accept(report, address, nowMs) {
      const network = networkPrefix(address);
      const key = signingKey();
      if (usage.add('reports', network).used > reportsPerMinute || !key) return undefined;
      const { remote, version, outcome, nonce, error } = report;
      const ageMs = nonceAgeMs(key, nonce, { ...report, network }, nowMs);
      if (ageMs === undefined || !isPlausible(outcome, ageMs)) return undefined;
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
      storeError(db, mapFrame, { remote, version, error, outcome: 'crashed', ...server }).catch(
        (problem: unknown) => log.warn({ err: problem }, 'an error of a page is not stored'),
      );
    },
    summary: visits.summary,
    close() {
      visits.close();
      usage.close();
    },
  };
}
