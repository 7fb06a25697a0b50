import { UnreadableValue, type Shape } from './parsers.rules.ts';
import { siteShapes } from './site-shapes.rules.ts';
import type { SiteKey, SiteValues, StoredSite, Versions } from './site-values.ts';

const shapes: { [Key in SiteKey]: Shape<SiteValues[Key]> } = siteShapes;
export const siteKeys = Object.keys(shapes) as SiteKey[];

/** One key's value from JSON; throws `UnreadableValue`. */
export const parseSiteValue = <Key extends SiteKey>(key: Key, json: unknown): SiteValues[Key] =>
  json == null ? shapes[key].blank : shapes[key].parse(json);

type Row = { key: SiteKey; version: number; value?: unknown };

/** Every key's value and version; a key that the server does not name is one that was never written. */
export function parseSite(rows: readonly Row[]): StoredSite {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const entries = siteKeys.map((key) => [key, byKey.get(key)] as const);
  return {
    values: Object.fromEntries(
      entries.map(([key, row]) => [key, parseSiteValue(key, row?.value)]),
    ) as unknown as SiteValues,
    versions: Object.fromEntries(entries.map(([key, row]) => [key, row?.version ?? 0])) as Versions,
  };
}

/** The same, or the sentence that says why it cannot be read. */
export function readSite(
  rows: readonly Row[],
): { site: StoredSite; problem?: never } | { site?: never; problem: string } {
  try {
    return { site: parseSite(rows) };
  } catch (error) {
    if (error instanceof UnreadableValue) return { problem: error.message };
    throw error;
  }
}
