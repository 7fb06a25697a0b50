import { londonToday } from '@larkfare/london-dates';
import type { RemoteOnPage } from '../src/page/page-data.ts';
import type { ShellBuild } from './files/shell-build.ts';
import { pageHtml } from './page/page-html.ts';
import { contentSecurityPolicy, styleBlock } from './page/inline-content.ts';

export { toBuild } from '@larkfare/remote-contract/remote-build';
export { sandboxDocument as framedDocument } from './sandbox/sandbox-document.ts';

/** The parts of the shell's server that `larkfare-remote dev` uses on a machine without the site (webpack.development.mjs). */
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
    html: `${pageHtml({
      data: { site, today: londonToday(new Date()), remotes, isServerRendered: false },
      graphql: '[]',
      path: address.pathname,
      page: { title: site.name, description: site.tagline },
      organisation: {},
      html: [Buffer.from('<div class="first-paint"></div>')],
      shell: { ...shell, icon: 'data:,' },
      styles,
    })}`,
  };
}
