import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import type { SiteTextsQuery } from './site-texts.generated.ts';

export type SiteTexts = SiteTextsQuery['siteInformation'];

const key = 'lastKnownSite';

/** Stores the last good texts, for when they cannot be loaded. */
export const rememberSite = (site: SiteTexts) => siteStorage.set(key, JSON.stringify(site));

/** The stored texts; undefined when there are none, or they do not have today's shape. */
export function recallSite(): SiteTexts | undefined {
  try {
    const stored: unknown = JSON.parse(siteStorage.get(key) ?? 'null');
    return isSite(stored) ? stored : undefined;
  } catch (problem) {
    console.info('The stored contact details are not valid JSON.', problem);
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = ['contactPhone', 'contactEmail', 'contactWhatsApp', 'addressText'];

const isSite = (kept: unknown): kept is SiteTexts =>
  isRecord(kept) &&
  isRecord(kept.brand) &&
  texts.every((text) => typeof kept[text] === 'string') &&
  ['name', 'tagline', 'footerText'].every(
    (text) => isRecord(kept.brand) && typeof kept.brand[text] === 'string',
  );
