import type { RenderedPage } from '../../src/ssr/messages.ts';

/**
 * A partner's page between the site's header and footer. The partner's process has access to nothing of the site, so each
 * is rendered where its code may run: with a plain header there, and around an empty place here.
 */
export function withinSite(site: RenderedPage, screen: RenderedPage): RenderedPage {
  const results = [site.graphql, screen.graphql].map((list) => list.slice(1, -1));
  return {
    ...screen,
    html: site.html.replace(mainElement, () => mainElement.exec(screen.html)?.[0] ?? ''),
    graphql: `[${results.filter(Boolean).join()}]`,
    isComplete: site.isComplete && screen.isComplete,
  };
}

const mainElement = /<main id="main"[^]*<\/main>/;
