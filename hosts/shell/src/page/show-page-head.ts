import type { PageDescription, Site } from '@larkfare/remote-contract';
import { canonicalAddress, isIndexed, pageTitle, pictureAddress } from './page-head.rules.ts';

/** Puts what a page says about itself into the document's head, in place of what the last page said. */
export function showPageHead(page: PageDescription, site: Site): void {
  const address = canonicalAddress(page, site, location.pathname);
  if (document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') !== address)
    removeWhatWasAboutTheFirstPage();
  document.title = pageTitle(page, site);
  set('meta[name="description"]', 'content', page.description);
  set('meta[name="robots"]', 'content', isIndexed(page) ? 'index, follow' : 'noindex');
  set('link[rel="canonical"]', 'href', address);
  set('meta[property="og:title"]', 'content', page.title);
  set('meta[property="og:description"]', 'content', page.description);
  set('meta[property="og:url"]', 'content', address);
  set('meta[property="og:image"]', 'content', pictureAddress(page, site));
}

/** Details that the HTML gives of its own page, for programs which never get to another one this way. */
function removeWhatWasAboutTheFirstPage() {
  const details = 'script[data-page], meta[property^="og:image:"]';
  for (const detail of document.head.querySelectorAll(details)) detail.remove();
}

/** The server's HTML has each of them. */
const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
