import type { PageDescription, Site } from '@larkfare/remote-contract';
import {
  canonicalAddress,
  isIndexed,
  pageTitle,
  pictureAddress,
  sharePicture,
} from '../../src/page/page-head.rules.ts';
import { escapeHtml, toInlineJson } from './html-text.ts';

interface PageHead {
  page: PageDescription;
  site: Site;
  /** Path without query. */
  path: string;
  /** The site's operator (schema.org). */
  organisation: object;
}

/** The metadata of a page for browsers, search engines and link previews. */
export function pageHead({ page, site, path, organisation }: PageHead): string {
  const address = canonicalAddress(page, site, path);
  const lines = [
    `<title>${escapeHtml(pageTitle(page, site))}</title>`,
    named('description', page.description),
    named('robots', isIndexed(page) ? 'index, follow' : 'noindex'),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    named('color-scheme', 'light dark'),
    `<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#10182b" media="(prefers-color-scheme: dark)">`,
    openGraph('type', 'website'),
    openGraph('locale', 'en_GB'),
    openGraph('site_name', site.name),
    openGraph('title', page.title),
    openGraph('description', page.description),
    openGraph('url', address),
    ...pictureLines(page, site),
    named('twitter:card', 'summary_large_image'),
    // Data rather than a script, so the content security policy allows it.
    `<script type="application/ld+json">${toInlineJson(organisation)}</script>`,
    ...(page.structuredData ?? []).map(
      (object) => `<script type="application/ld+json" data-page>${toInlineJson(object)}</script>`,
    ),
  ];
  return lines.join('\n');
}

/** The page's own picture, else the site's, whose size is known. */
const pictureLines = (page: PageDescription, site: Site) => [
  openGraph('image', pictureAddress(page, site)),
  ...(page.image
    ? []
    : [
        openGraph('image:type', 'image/png'),
        openGraph('image:width', String(sharePicture.width)),
        openGraph('image:height', String(sharePicture.height)),
        openGraph('image:alt', site.name),
      ]),
];

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

const openGraph = (property: string, content: string) =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;
