import type { PageDescription, RemoteManifest, Site } from '@larkfare/remote-contract';
import { baseOf } from '@larkfare/remote-contract/remote-build';
import {
  pageDataElementId,
  renderedQueriesElementId,
  type PageData,
} from '../../src/page/page-data.ts';
import {
  canonicalAddress,
  isIndexed,
  pageTitle,
  pictureAddress,
  sharePicture,
} from '../../src/page/page-head.rules.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import {
  afterPaint,
  escapeHtml,
  escapeJson,
  importMapElement,
  toInlineJson,
  type InlineContent,
} from './inline-content.ts';

interface PageParts extends InlineContent {
  data: PageData;
  /** The JSON of `RenderedQueries`. */
  graphql: string;
  /** Path without query. */
  path: string;
  page: PageDescription;
  /** The site's operator (schema.org). */
  organisation: object;
  /** The first screen, or a placeholder until the browser renders it. */
  html: Uint8Array[];
  shell: Pick<ShellBuild, 'script' | 'integrity' | 'fonts' | 'icon'>;
  /** Files of each remote that the first screen needs besides its entry. */
  preloads?: { manifest: RemoteManifest; scripts: string[] }[];
  /** Whether the screen is painted before any script has run. */
  isPainted?: boolean;
  /** The shell's own files for the screen of an unreviewed remote. */
  sandboxScreen?: string[];
}

/** The whole document. All values from outside are escaped in this file. */
export const pageHtml = ({
  data,
  graphql,
  path,
  page,
  organisation,
  html,
  shell,
  styles,
  importMap,
  preloads = [],
  isPainted = false,
  sandboxScreen = [],
}: PageParts): Buffer =>
  Buffer.concat([
    Buffer.from(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${pageHead({ page, site: data.site, path, organisation })}
<link rel="icon" href="${shell.icon}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${importMapElement(importMap)}${isPainted ? afterPaint.element : ''}${preloads.map((each) => preloadRemote(each, isPainted)).join('\n')}
${preloadFonts(shell.fonts)}
`),
    ...styles.map(({ bytes }) => bytes),
    Buffer.from(`${shellScript(shell, isPainted)}
${sandboxScreen.map(preload).join('\n')}
</head>
<body>
<div id="root">`),
    ...html,
    Buffer.from(`</div>
<script type="application/json" id="${pageDataElementId}">${toInlineJson(data)}</script>
<script type="application/json" id="${renderedQueriesElementId}">${escapeJson(graphql)}</script>
</body>
</html>
`),
  ]);

/** The shell's script; a painted page fetches it at once and runs it after the paint. */
function shellScript({ script, integrity }: PageParts['shell'], isPainted: boolean) {
  const file = `"/_s/${script}" integrity="${integrity}" crossorigin="anonymous"`;
  return isPainted
    ? `<link rel="preload" as="script" href=${file} fetchpriority="low"><template><script src=${file}></script></template>`
    : `<script src=${file} defer></script>`;
}

/** Without a preload the first visit keeps the fallback font (see font.css). */
const preloadFonts = (fonts: string[]) =>
  fonts
    .map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="/_s/${font}" crossorigin>`,
    )
    .join('\n');

const preload = (file: string) =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/_s/${file}">`;

const preloadRemote = (
  { manifest, scripts }: { manifest: RemoteManifest; scripts: string[] },
  isAfterPaint: boolean,
) => preloadScripts(manifest, [...new Set([manifest.entry, ...scripts])], isAfterPaint);

/**
 * Uses the attributes that the scripts will have, or browsers would fetch the files twice.
 * @param isAfterPaint whether they wait for the first paint
 */
export const preloadScripts = (
  manifest: Pick<RemoteManifest, 'name' | 'build' | 'type' | 'files'>,
  files: string[],
  isAfterPaint = false,
) =>
  files
    .map(
      (file) =>
        `<link rel="${manifest.type === 'module' ? 'modulepreload' : 'preload'}" as="script" href="${baseOf(manifest)}${file}" integrity="sha384-${manifest.files[file]?.sha384 ?? ''}" crossorigin="anonymous"${isAfterPaint ? ' media="print"' : ''}>`,
    )
    .join('\n');

interface PageHead {
  page: PageDescription;
  site: Site;
  /** Path without query. */
  path: string;
  /** The site's operator (schema.org). */
  organisation: object;
}

/** The metadata of a page for browsers, search engines and link previews. */
function pageHead({ page, site, path, organisation }: PageHead): string {
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

/** One that is drawn with the page's words, the page's own, or the site's; the size of the page's own is unknown. */
const pictureLines = (page: PageDescription, site: Site) => [
  openGraph('image', pictureAddress(page, site)),
  ...(page.image && !page.share
    ? []
    : [
        openGraph('image:type', page.share ? 'image/jpeg' : 'image/png'),
        openGraph('image:width', String(sharePicture.width)),
        openGraph('image:height', String(sharePicture.height)),
        openGraph(
          'image:alt',
          [page.share?.title, page.share?.price, site.name].filter(Boolean).join(', '),
        ),
      ]),
];

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

const openGraph = (property: string, content: string) =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;
