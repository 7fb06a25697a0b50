import type { SiteChromeQuery } from './site-chrome.generated.ts';

export type SiteChrome = SiteChromeQuery['siteInformation'];

const key = 'lastKnownSite';

/** Keeps what the last good read said, for the day the texts cannot be read. */
export function rememberSite(site: SiteChrome, storage: Storage | undefined) {
  try {
    storage?.setItem(key, JSON.stringify(site));
  } catch (refusal) {
    // Private windows and full disks refuse; the site works without a memory.
    console.info('The contact details could not be kept for later.', refusal);
  }
}

/** What was kept, or nothing when there is none or it no longer has the shape that the page draws. */
export function recallSite(storage: Storage | undefined): SiteChrome | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isSite(kept) ? kept : undefined;
  } catch (refusal) {
    console.info('The contact details kept before could not be read.', refusal);
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = ['contactPhone', 'contactEmail', 'contactWhatsApp', 'addressText'];

const isSite = (kept: unknown): kept is SiteChrome =>
  isRecord(kept) &&
  isRecord(kept.brand) &&
  texts.every((text) => typeof kept[text] === 'string') &&
  ['name', 'tagline', 'footerText'].every(
    (text) => isRecord(kept.brand) && typeof kept.brand[text] === 'string',
  );
