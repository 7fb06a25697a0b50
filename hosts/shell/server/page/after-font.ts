import { createHash } from 'node:crypto';

const script = `for(const type of['load','error'])document.addEventListener(type,({target})=>{if(target.as==='font')for(const link of document.querySelectorAll('link[media=print]'))link.media='all'},true)`;

/**
 * Starts the preloads with `media="print"` once the font is there or has failed: the first paint waits for the font and
 * for no script, and over HTTP/1.1 all concurrent requests share the line. Without it the shell's script fetches the
 * same files. It stands before those preloads, and they before the font, so that none is missed.
 */
export const afterFont = {
  element: `<script>${script}</script>\n`,
  /** `'sha256-…'`, for the content security policy. */
  hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
};
