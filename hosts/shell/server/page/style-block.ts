import { createHash } from 'node:crypto';
import { toInlineCss } from './html-text.ts';

/** Inlined styles: no pending request for a file can delay the first paint. */
export interface StyleBlock {
  /** The file that it replaces; the remote's runtime skips files that are already in the page. */
  file: string;
  css: string;
  /** `'sha256-…'`, for the content security policy. */
  hash: string;
}

const blocks = new Map<string, StyleBlock>();

/** The block for a file's text; the hash is cached. */
export function styleBlock(file: string, text: string): StyleBlock {
  const known = blocks.get(file);
  if (known?.css === text) return known;
  const css = toInlineCss(text);
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const block = { file, css, hash };
  blocks.set(file, block);
  return block;
}
