import { londonToday } from '@larkfare/london-dates';
import type { RemoteManifest } from '@larkfare/remote-contract';
import type { RemoteOnPage } from '../src/page/page-data.ts';
import type { ShellBuild } from './files/shell-build.ts';
import { pageHtml } from './page/page-html.ts';
import { contentSecurityPolicy } from './page/security-policy.ts';
import { styleBlock } from './page/style-block.ts';
import { sandboxCss } from './sandbox/sandbox-css.rules.ts';
import { sandboxHtml } from './sandbox/sandbox-html.ts';
import { sandboxPolicy } from './sandbox/sandbox-policy.ts';

/** What `larkfare-remote dev` asks of the shell's server on a machine without the site (webpack.development.mjs). */
interface Document {
  html: string;
  policy: string;
}

type Build = Pick<ShellBuild, 'script' | 'integrity' | 'css' | 'fonts'>;

/** Any page of a site that is not there. */
export function offlinePage(
  shell: Build,
  { address, remotes }: { address: URL; remotes: RemoteOnPage[] },
): Document {
  const site = {
    name: 'Larkfare (offline)',
    tagline: 'A shell without a site',
    origin: address.origin,
  };
  const styles = [styleBlock('shell.css', shell.css)];
  return {
    policy: contentSecurityPolicy({ styles }, ["'self'"]),
    html: pageHtml({
      data: { site, today: londonToday(new Date()), remotes, isServerRendered: false },
      graphql: '[]',
      path: address.pathname,
      page: { title: site.name, description: site.tagline },
      organisation: {},
      html: '<div class="first-paint"></div>',
      shell: { ...shell, icon: 'data:,' },
      styles,
    }),
  };
}

/** The document of a sandboxed frame. */
export function framedDocument(
  own: Omit<Build, 'fonts'> & { folder: string },
  { manifest, css }: { manifest: RemoteManifest; css: Map<string, string> },
): Document {
  const styles = [
    styleBlock('sandbox.css', own.css),
    ...[...css].map(([file, text]) => styleBlock(file, sandboxCss(text))),
  ];
  return {
    policy: sandboxPolicy(own, manifest, { styles }),
    html: sandboxHtml({ manifest, styles, importMap: undefined, own }),
  };
}
