import type { RemoteManifest } from '@larkfare/remote-contract';
import { baseOf } from '@larkfare/remote-contract/remote-build';
import { styleBlock, type StyleBlock } from './style-block.ts';

const relative = /url\(\s*(["']?)(?!data:|[/#]|[a-z]+:)([^"')]+)\1\s*\)/g;

/** A remote's style for a document. The addresses in a file are relative to it, and would be to the page. */
export const remoteStyle = (
  manifest: Pick<RemoteManifest, 'name' | 'build'>,
  file: string,
  css: string,
): StyleBlock =>
  styleBlock(
    file,
    css.replace(relative, (_, quote: string, path: string) => {
      const { pathname } = new URL(path, `http://site${baseOf(manifest)}${file}`);
      return `url(${quote}${pathname}${quote})`;
    }),
  );
