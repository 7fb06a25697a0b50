import type { RemoteManifest } from '@larkfare/remote-contract';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { pageDataElementId } from '../../src/page/page-data.ts';
import type { SandboxData } from '../../src/sandbox/messages.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import {
  escapeHtml,
  importMap,
  importMapElement,
  inlineScript,
  type InlineContent,
  policyOf,
  remoteStyle,
  styleBlock,
  toInlineJson,
} from '../page/inline-content.ts';
import { preloadScripts } from '../page/page-html.ts';
import { sandboxCss } from './sandbox-css.rules.ts';

/** The part of a build that the document of a sandboxed frame is made of. */
export interface Sandboxed {
  manifest: Omit<RemoteManifest, 'server'>;
  /** The styles of its routes by file name. */
  css: Map<string, string>;
}

type Frame = Pick<ShellBuild, 'frame'>;

/**
 * Reports to the page that the document is there, receives its first message, and runs the shell's scripts, whose texts are
 * in it (src/sandbox/frame-code.ts). A page of another build sends other files: the frame then loads its own. The policy
 * allows no other script.
 */
const runScripts = ({ frame }: Frame) =>
  inlineScript(`addEventListener('message', function run({ source, data, ports: [port] }) {
  if (source !== parent) return;
  removeEventListener('message', run);
  self.pageStart = { start: data.start, port };
  const own = ${JSON.stringify(Object.entries(frame.scripts).map(([file, hash]) => [`/_s/${file}`, hash]))};
  const isSent = own.every(([address]) => data.scripts[address]);
  const rules = { createScript: (text) => text, createScriptURL: (address) => address };
  const policy = self.trustedTypes?.createPolicy('shell', rules) ?? rules;
  for (const [address, integrity] of own) {
    const script = document.createElement('script');
    if (isSent) script.text = policy.createScript(data.scripts[address]);
    else {
      Object.assign(script, { integrity, crossOrigin: 'anonymous', async: false });
      script.src = policy.createScriptURL(address);
    }
    document.head.append(script);
  }
});
parent.postMessage('ready', '*')`);

/**
 * The document of a sandboxed frame, with its Content-Security-Policy.
 * @param slot the slot in its address; otherwise it shows pages
 */
export function sandboxDocument(shell: Frame, { manifest, css }: Sandboxed, slot?: unknown) {
  const styles = [
    ...Object.entries(shell.frame.css).map(([file, text]) => styleBlock(file, text)),
    ...[...css].map(([file, text]) => remoteStyle(manifest, file, sandboxCss(text))),
  ];
  const content = { styles, importMap: importMap([toBuild(manifest)]) };
  const { element, hash } = runScripts(shell);
  const scripts = [hash, ...Object.values(shell.frame.scripts).map((each) => `'${each}'`)];
  return {
    styles,
    policy: sandboxPolicy(scripts, manifest, content),
    html: sandboxHtml({ manifest, slot, content, runScripts: element }),
  };
}

/**
 * The policy of a sandboxed document. Its origin is opaque even when its address is opened directly, so it can read no
 * cookies, storage or responses of this site. Only the scripts of the shell and of one build run, by their hashes, and
 * nothing can be sent. Forms are allowed for their events only; submitting them is blocked.
 */
const sandboxPolicy = (
  scripts: string[],
  { files }: Pick<RemoteManifest, 'files'>,
  content: InlineContent,
) =>
  policyOf(content, {
    sandbox: ['allow-scripts', 'allow-forms'],
    'script-src': [
      ...scripts,
      ...Object.entries(files).flatMap(([file, { sha384 }]) =>
        file.endsWith('.js') ? `'sha384-${sha384}'` : [],
      ),
    ],
    'trusted-types': ['default', 'shell'],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

/**
 * Connections that no Content-Security-Policy covers: WebRTC, and names that are looked up or connected to in advance.
 * Browsers without the allowlist have no constructor of peer connections in a frame (see restrict-scripts.ts).
 */
export const connectionHeaders = {
  'connection-allowlist': '(response-origin)',
  'x-dns-prefetch-control': 'off',
};

interface SandboxParts {
  manifest: Sandboxed['manifest'];
  slot?: unknown;
  content: InlineContent;
  runScripts: string;
}

/** The page's styles, one build of one remote, and the channel to the page. */
const sandboxHtml = ({ manifest, slot, content, runScripts }: SandboxParts): string => {
  const data: SandboxData = { build: toBuild(manifest) };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(manifest.title)}</title>
${content.styles.map(({ bytes }) => bytes).join('')}${importMapElement(content.importMap)}${preloadScripts(manifest, firstScripts(manifest, slot))}
</head>
<body>
<div id="root" data-boundary="${escapeHtml(manifest.name)}"></div>
<script type="application/json" id="${pageDataElementId}">${toInlineJson(data)}</script>
${runScripts}</body>
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
