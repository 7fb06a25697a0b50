import type { RenderedPage } from '../../src/ssr/messages.ts';

/**
 * A partner's page between the site's header and footer. The partner's process has access to nothing of the site, so each
 * is rendered where its code may run: with a plain header there, and around an empty place here.
 */
export function withinSite(site: RenderedPage, screen: RenderedPage): RenderedPage {
  const results = [site.graphql, screen.graphql].map((list) => list.slice(1, -1));
  return {
    ...screen,
    html: withMain(Buffer.concat(site.html), Buffer.concat(screen.html)),
    graphql: `[${results.filter(Boolean).join()}]`,
    isComplete: site.isComplete && screen.isComplete,
  };
}

/** The main element of the page, in the place of the site's; nothing of a page without one. */
function withMain(site: Buffer, page: Buffer): Buffer[] {
  const [of, place] = [mainOf(page), mainOf(site)];
  return [site.subarray(0, place.start), page.subarray(of.start, of.end), site.subarray(place.end)];
}

/** Empty, and at the end, where there is none. */
function mainOf(html: Buffer): { start: number; end: number } {
  const start = html.indexOf('<main id="main"');
  const last = html.lastIndexOf(closing);
  return start < 0 || last < start
    ? { start: html.length, end: html.length }
    : { start, end: last + closing.length };
}

const closing = '</main>';
