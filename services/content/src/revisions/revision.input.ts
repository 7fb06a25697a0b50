import { type SiteKey } from '../site-information/site-values.input.ts';

/** One version of one key's whole value. */
export interface Revision {
  key: SiteKey;
  version: number;
  value: unknown;
  /** The older version that this one brought back, where it did. */
  restoredVersion: number | null;
  changedBy: string;
  changedAt: Date;
}

/** Who replaces which value, on top of the version they were looking at; 0 where nothing was written yet. */
export interface Change {
  key: SiteKey;
  basedOnVersion: number;
  changedBy: string;
}
