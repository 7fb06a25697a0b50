import type { RemoteManifest } from '@larkfare/remote-contract';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { pageDataElementId } from '../../src/page/page-data.ts';
import type { SandboxData } from '../../src/sandbox/inside/sandbox-data.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import {
  escapeHtml,
  type ImportMap,
  importMapElement,
  type StyleBlock,
  toInlineJson,
} from '../page/inline-content.ts';
import { preloadFonts, preloadScripts } from '../page/page-html.ts';

/** The part of a build that the document of a sandboxed frame is made of. */
export interface Sandboxed {
  manifest: Omit<RemoteManifest, 'server'>;
  /** The styles of its routes by file name. */
  css: Map<string, string>;
}

interface SandboxParts {
  manifest: Sandboxed['manifest'];
  slot?: unknown;
  styles: StyleBlock[];
  importMap: ImportMap | undefined;
  own: ShellBuild['sandbox'];
}

/** The document of a sandboxed frame: the page's styles, one build of one remote, and the channel to the page. */
export const sandboxHtml = ({ manifest, slot, styles, importMap, own }: SandboxParts): string => {
  const data: SandboxData = { build: toBuild(manifest) };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(manifest.title)}</title>
${preloadFonts(own.fonts)}
${styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>`).join('\n')}
${importMapElement(importMap)}<script src="/_s/${own.script}" integrity="${own.integrity}" crossorigin="anonymous" defer></script>
${preloadScripts(manifest, firstScripts(manifest, slot))}
</head>
<body>
<div id="root" data-boundary="${escapeHtml(manifest.name)}"></div>
<script type="application/json" id="${pageDataElementId}">${toInlineJson(data)}</script>
</body>
</html>
`;
};

/** Those of a slot; or, because the document is the same for all pages of the remote, what all of them need. */
function firstScripts({ entry, routes, slots = [] }: Sandboxed['manifest'], slot: unknown) {
  const filled = slots.find((each) => each.slot === slot);
  const shared = (routes[0]?.scripts ?? []).filter((file) =>
    routes.every(({ scripts }) => scripts.includes(file)),
  );
  return [...new Set([entry, ...(filled?.scripts ?? shared)])];
}
