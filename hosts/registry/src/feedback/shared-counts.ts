import { createHmac } from 'node:crypto';
import { type ShareUsage } from '@larkfare/server-kit/rate-limit';
import { type VisitorCounts } from './failures.rules.ts';
import { type Report } from './report.input.ts';

export type Version = Pick<Report, 'remote' | 'version'>;

/** When each of these last happened to a visitor of a version, as ISO 8601. */
export interface Visit extends Version, Partial<Record<VisitEvent, string>> {
  visitor: string;
  lastAt: string;
}
export type VisitEvent = 'sentAt' | 'loadedAt' | 'lateAt' | 'failedAt';

/** Counts that servers share for some minutes. */
export interface SharedCounts {
  shareUsage: ShareUsage;
  /** Merges these with the visits that other servers saved. */
  saveVisits(visits: readonly Visit[]): Promise<void>;
  countVisitors(version: Version, from: Date): Promise<VisitorCounts>;
  /** When the version was last sent to the visitor, as ISO 8601. */
  sentAt(version: Version, visitor: string): Promise<string | undefined>;
  close(): void;
}

/** Shares usage under keyed hashes, so that no visitor's address is stored. */
export function hashedAddresses(share: ShareUsage, readKey: () => Promise<Buffer>): ShareUsage {
  let key: Buffer | undefined;
  return async (usage) => {
    const secret = (key ??= await readKey());
    const addresses = new Map<string, string>();
    const hashed = usage.map((each) => {
      const hash = createHmac('sha256', secret).update(each.address).digest('base64url');
      addresses.set(hash, each.address);
      return { ...each, address: hash };
    });
    const sums = await share(hashed);
    return sums.map((sum) => ({ ...sum, address: addresses.get(sum.address) ?? sum.address }));
  };
}
