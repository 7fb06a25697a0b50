import type { RemoteManifest } from '@larkfare/remote-contract';
import { baseOf, toBuild } from '@larkfare/remote-contract/remote-build';
import { pageDataElementId } from '../../src/page/page-data.ts';
import type { SandboxData } from '../../src/sandbox/inside/sandbox-data.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import { escapeHtml, toInlineJson } from '../page/html-text.ts';
import type { StyleBlock } from '../page/style-block.ts';

interface SandboxParts {
  manifest: RemoteManifest;
  styles: StyleBlock[];
  own: ShellBuild['sandbox'];
}

/** The document of a sandboxed frame: the page's styles, one build of one remote, and the channel to the page. */
export const sandboxHtml = ({ manifest, styles, own }: SandboxParts): string => {
  const data: SandboxData = { build: toBuild(manifest) };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(manifest.title)}</title>
${styles.map(({ file, css }) => `<style data-href="${escapeHtml(file)}">${css}</style>`).join('\n')}
<script src="/_s/${own.script}" integrity="${own.integrity}" crossorigin="anonymous" defer></script>
${sharedScripts(manifest)
  .map(
    (file) =>
      `<link rel="preload" as="script" href="${baseOf(manifest)}${file}" integrity="sha384-${manifest.files[file]?.sha384 ?? ''}" crossorigin="anonymous">`,
  )
  .join('\n')}
</head>
<body>
<div id="root" data-boundary="${escapeHtml(manifest.name)}"></div>
<script type="application/json" id="${pageDataElementId}">${toInlineJson(data)}</script>
</body>
</html>
`;
};

/** The document is the same for all pages of the remote, so only what all of them need is preloaded. */
const sharedScripts = ({ entry, routes }: RemoteManifest) => [
  ...new Set([
    entry,
    ...(routes[0]?.scripts ?? []).filter((file) =>
      routes.every(({ scripts }) => scripts.includes(file)),
    ),
  ]),
];
