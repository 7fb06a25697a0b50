import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@larkfare/remote-contract';
import { baseOf, type RemoteBuild } from '@larkfare/remote-contract/remote-build';
import { keptClick } from '../../src/page/keep-input.ts';
import { takenOverMark } from '../../src/page/timeline.ts';

const inMarkup: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => inMarkup[character] ?? character);

export const toInlineJson = (value: unknown) => escapeJson(JSON.stringify(value));

/**
 * JSON for a script block: escaped so that no tag or comment can start or end inside it, and without the two line
 * separators that old parsers reject. JSON.parse returns the same value.
 */
export const escapeJson = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Escapes styles for a style block, which a closing tag in a string or a comment would end. */
export const toInlineCss = (css: string) => css.replace(/<\/(?=style)/gi, '<\\/');

/** Inlined styles: no pending request for a file can delay the first paint. */
interface StyleBlock {
  /** The file that it replaces; the remote's runtime skips files that are already in the page. */
  file: string;
  css: string;
  /** Its element and the end of its line. */
  bytes: Buffer;
  /** `'sha256-…'`, for the content security policy. */
  hash: string;
}

const blocks = new Map<string, StyleBlock>();

/** The block for a file's text; its hash and its bytes are cached. */
export function styleBlock(file: string, text: string): StyleBlock {
  const cached = blocks.get(file);
  if (cached?.css === text) return cached;
  const css = toInlineCss(text);
  const hash = hashOf(css);
  const bytes = Buffer.from(`<style data-href="${escapeHtml(file)}">${css}</style>\n`);
  const block = { file, css, bytes, hash };
  blocks.set(file, block);
  return block;
}

/** Each character can be matched in one way only: styles are a partner’s, and this runs on the server. */
const styleAddress = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^\s"'()]+))\s*\)/g;
const isAbsolute = /^(?:[/#]|[a-z]+:)/i;

/** A remote's style for a document. The addresses in a file are relative to it, and would be to the page. */
export function remoteStyle(
  manifest: Pick<RemoteManifest, 'name' | 'build'>,
  file: string,
  css: string,
): StyleBlock {
  const base = `http://site${baseOf(manifest)}${file}`;
  const moved = css.replace(styleAddress, (whole, ...quoted: (string | undefined)[]) => {
    const path = quoted.slice(0, 3).find((text) => text !== undefined) ?? '';
    if (isAbsolute.test(path) || !URL.canParse(path, base)) return whole;
    return `url("${new URL(path, base).pathname}")`;
  });
  return styleBlock(file, moved);
}

/** The integrity hashes of remotes that are ES modules: an import has no attribute for its own. */
interface ImportMap {
  json: string;
  /** `'sha256-…'`, for the content security policy. */
  hash: string;
}

/** Undefined where no build is one of modules. */
export function importMap(builds: RemoteBuild[]): ImportMap | undefined {
  const hashes = builds
    .filter(({ type }) => type === 'module')
    .flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [base + file, hash]),
    );
  if (hashes.length === 0) return undefined;
  const json = toInlineJson({ integrity: Object.fromEntries(hashes) });
  return { json, hash: hashOf(json) };
}

export const importMapElement = (map: ImportMap | undefined) =>
  map ? `<script type="importmap">${map.json}</script>\n` : '';

/** `'sha256-…'`, for the content security policy. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script as an element, and its hash, `'sha256-…'`, for the content security policy. */
export function inlineScript(text: string) {
  return { element: `<script>${text}</script>\n`, hash: hashOf(text) };
}

/** Slow phones need more than half a second from the end of a long page to its paint, and scripts would delay it. */
const paintReportMs = 3000;
const keepClickScript = `addEventListener('click',({target})=>{const button=target.closest('button');if(!button||button.type!=='button'&&button.form||performance.getEntriesByName('${takenOverMark}').length)return;for(const kept of document.querySelectorAll('${keptClick}'))kept.ariaBusy=null;button.ariaBusy='true'});`;
const afterPaintScript = `${keepClickScript}addEventListener('DOMContentLoaded',()=>{const start=()=>{const template=document.querySelector('head template');if(!template)return;template.remove();for(const link of document.querySelectorAll('link[media=print]'))link.media='all';for(const script of template.content.children)script.async=false;document.head.append(template.content)};new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,${paintReportMs})})`;

/**
 * Starts the preloads with `media="print"` and runs the scripts of the template once the page is painted: on a fast line
 * scripts would be there before the first paint and delay it, and over HTTP/1.1 all requests share the line with the font.
 * The shell's script fetches the same files without it. Hidden pages, and some browsers, report no paint.
 *
 * Until React has taken the page over, the button that was clicked last is busy, and keep-input.ts repeats the click. It
 * listens on the window, after React: a click that makes React hydrate at once is handled and not kept.
 */
export const afterPaint = inlineScript(afterPaintScript);

/** The content of a document that its policy allows by its hash. */
export interface InlineContent {
  styles: StyleBlock[];
  importMap?: ImportMap | undefined;
}

/**
 * The Content-Security-Policy of a page. Only one inline script runs, which is the same on every page.
 * @param frameSources origins that may be framed: other sites' for the map and the chat, this site's for unreviewed remotes
 */
export const contentSecurityPolicy = (content: InlineContent, frameSources: string[]) =>
  policyOf(content, {
    'script-src': ["'self'", afterPaint.hash],
    'connect-src': ["'self'"],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });

/** A policy with the directives of every document. Style attributes are allowed because React writes them into server-rendered HTML. */
export const policyOf = (
  { styles, importMap }: InlineContent,
  { 'script-src': scripts = [], ...directives }: Record<string, string[]>,
) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [...scripts, ...(importMap ? [importMap.hash] : [])],
    'style-src': ["'self'", ...styles.map(({ hash }) => hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...directives,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
