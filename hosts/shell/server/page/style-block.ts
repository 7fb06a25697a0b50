import { createHash } from 'node:crypto';
import { toInlineCss } from './html-text.ts';

/** Styles written into the HTML: nothing that hangs elsewhere can keep the page white. */
export interface StyleBlock {
  /** The file it stands for, by which the remote's runtime sees that it is there already. */
  file: string;
  css: string;
  /** `'sha256-…'`, by which the content security policy lets it through. */
  hash: string;
}

const blocks = new Map<string, StyleBlock>();

/** The block for a file's text; hashed once per text. */
export function styleBlock(file: string, text: string): StyleBlock {
  const known = blocks.get(file);
  if (known?.css === text) return known;
  const css = toInlineCss(text);
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const block = { file, css, hash };
  blocks.set(file, block);
  return block;
}
