import type { RemoteManifest } from '@larkfare/remote-contract';
import { baseOf } from '@larkfare/remote-contract/remote-build';
import { styleBlock, type StyleBlock } from './style-block.ts';

/** Each character can be matched in one way only: styles are a partner’s, and this runs on the server. */
const address = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^\s"'()]+))\s*\)/g;
const isAbsolute = /^(?:[/#]|[a-z]+:)/i;

/** A remote's style for a document. The addresses in a file are relative to it, and would be to the page. */
export function remoteStyle(
  manifest: Pick<RemoteManifest, 'name' | 'build'>,
  file: string,
  css: string,
): StyleBlock {
  const base = `http://site${baseOf(manifest)}${file}`;
  const moved = css.replace(address, (whole, ...quoted: (string | undefined)[]) => {
    const path = quoted.slice(0, 3).find((text) => text !== undefined) ?? '';
    if (isAbsolute.test(path) || !URL.canParse(path, base)) return whole;
    return `url("${new URL(path, base).pathname}")`;
  });
  return styleBlock(file, moved);
}
