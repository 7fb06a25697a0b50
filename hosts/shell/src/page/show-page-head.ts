import type { PageDescription, Site } from '@larkfare/remote-contract';
import { canonicalAddress, isIndexed, pageTitle } from './page-head.rules.ts';

/** Puts what a page says about itself into the document's head, in place of what the last page said. */
export function showPageHead(page: PageDescription, site: Site): void {
  const address = canonicalAddress(page, site, location.pathname);
  // What the HTML says to search engines of another page is no longer true here.
  if (document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') !== address)
    for (const data of document.head.querySelectorAll('script[data-page]')) data.remove();
  document.title = pageTitle(page, site);
  set('meta[name="description"]', 'content', page.description);
  set('meta[name="robots"]', 'content', isIndexed(page) ? 'index, follow' : 'noindex');
  set('link[rel="canonical"]', 'href', address);
  set('meta[property="og:title"]', 'content', page.title);
  set('meta[property="og:description"]', 'content', page.description);
  set('meta[property="og:url"]', 'content', address);
}

/** The server's HTML has each of them. */
const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
