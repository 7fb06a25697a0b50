import type { PageDescription, Site } from '@larkfare/remote-contract';
import { canonicalAddress, isIndexed, pageTitle, pictureAddress } from './page-head.rules.ts';

/** Writes a page's description into the document's head. */
export function showPageHead(page: PageDescription, site: Site): void {
  const address = canonicalAddress(page, site, location.pathname);
  if (document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') !== address)
    removeFirstPageDetails();
  document.title = pageTitle(page, site);
  set('meta[name="description"]', 'content', page.description);
  set('meta[name="robots"]', 'content', isIndexed(page) ? 'index, follow' : 'noindex');
  set('link[rel="canonical"]', 'href', address);
  set('meta[property="og:title"]', 'content', page.title);
  set('meta[property="og:description"]', 'content', page.description);
  set('meta[property="og:url"]', 'content', address);
  set('meta[property="og:image"]', 'content', pictureAddress(page, site));
}

/** Structured data and picture sizes come with the HTML only: crawlers do not navigate within the page. */
function removeFirstPageDetails() {
  const details = 'script[data-page], meta[property^="og:image:"]';
  for (const detail of document.head.querySelectorAll(details)) detail.remove();
}

/** The server's HTML has each of these elements. */
const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
