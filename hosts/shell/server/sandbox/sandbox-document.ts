import { toBuild } from '@larkfare/remote-contract/remote-build';
import type { ShellBuild } from '../files/shell-build.ts';
import { importMap, remoteStyle, styleBlock } from '../page/inline-content.ts';
import { sandboxCss } from './sandbox-css.rules.ts';
import { sandboxHtml, type Sandboxed } from './sandbox-html.ts';
import { sandboxPolicy } from './sandbox-policy.ts';

/**
 * The document of a sandboxed frame, with its Content-Security-Policy.
 * @param own the frame's build of the shell
 * @param slot the slot in its address; otherwise it shows pages
 */
export function sandboxDocument(
  own: ShellBuild['sandbox'],
  { manifest, css }: Sandboxed,
  slot?: unknown,
) {
  const styles = [
    styleBlock('sandbox.css', own.css),
    ...[...css].map(([file, text]) => remoteStyle(manifest, file, sandboxCss(text))),
  ];
  const modules = importMap([toBuild(manifest)]);
  return {
    styles,
    policy: sandboxPolicy(own, manifest, { styles, importMap: modules }),
    html: sandboxHtml({ manifest, slot, styles, importMap: modules, own }),
  };
}
