import type { PageDescription, RemoteManifest, RemoteRoute } from '@larkfare/remote-contract';
import { canonicalAddress, isIndexed, pageTitle } from '../../src/page/page-head.rules.ts';
import { pageDataElementId, type PageData } from '../../src/page/page-data.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import { baseOf } from '../remotes/snapshot.ts';
import { escapeHtml, toInlineJson } from './html-text.ts';
import type { StyleBlock } from './style-block.ts';

export interface PageParts {
  data: PageData;
  /** Path without query. */
  path: string;
  page: PageDescription;
  /** The first screen, or what stands in for it until the browser draws it. */
  html: string;
  shell: Pick<ShellBuild, 'script' | 'integrity' | 'fonts' | 'icon'>;
  styles: StyleBlock[];
  /** The files of the first screen, to be fetched at once and together. */
  remote?: { manifest: RemoteManifest; route: RemoteRoute };
}

/** The whole document. Every value that comes from outside is escaped here and nowhere else. */
export const pageHtml = ({
  data,
  path,
  page,
  html,
  shell,
  styles,
  remote,
}: PageParts) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head(page, data, path)}
<link rel="icon" href="${shell.icon}">
${shell.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/_s/${font}" crossorigin>`).join('\n')}
${styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>`).join('\n')}
<script src="/_s/${shell.script}" integrity="${shell.integrity}" crossorigin="anonymous" defer></script>
${remote ? preloads(remote) : ''}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="${pageDataElementId}">${toInlineJson(data)}</script>
</body>
</html>
`;

function head(page: PageDescription, { site }: PageData, path: string): string {
  const address = escapeHtml(canonicalAddress(page, site, path));
  const description = escapeHtml(page.description);
  const lines = [
    `<title>${escapeHtml(pageTitle(page, site))}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="robots" content="${isIndexed(page) ? 'index, follow' : 'noindex'}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#10182b" media="(prefers-color-scheme: dark)">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    page.image &&
      `<meta property="og:image" content="${escapeHtml(new URL(page.image, site.origin).href)}">`,
    ...(page.structuredData ?? []).map(
      (object) => `<script type="application/ld+json">${toInlineJson(object)}</script>`,
    ),
  ];
  return lines.filter(Boolean).join('\n');
}

/** The same attributes as the scripts will have, or browsers fetch the files twice. */
const preloads = ({ manifest, route }: { manifest: RemoteManifest; route: RemoteRoute }) =>
  [...new Set([manifest.entry, ...route.scripts])]
    .map(
      (file) =>
        `<link rel="preload" as="script" href="${baseOf(manifest)}${file}" integrity="sha384-${manifest.files[file]?.sha384 ?? ''}" crossorigin="anonymous">`,
    )
    .join('\n');
