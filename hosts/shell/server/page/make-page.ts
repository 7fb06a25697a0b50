import { londonToday } from '@larkfare/london-dates';
import type { PageDescription } from '@larkfare/remote-contract';
import { isOfficePath } from '../../src/page/office-path.rules.ts';
import type { PageData, RemoteOnPage } from '../../src/page/page-data.ts';
import type { Renderer } from '../ssr/renderer.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { organisationData } from '../discovery/organisation.rules.ts';
import { forPath } from '../remotes/published-remotes.ts';
import { type NonceOf, ownerOf, toSnapshot } from '../remotes/snapshot.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { escapeHtml } from './html-text.ts';
import { importMap, type ImportMap } from './import-map.ts';
import { pageHtml } from './page-html.ts';
import { pageStatus } from './page-status.rules.ts';
import { remoteStyle } from './remote-style.ts';
import { styleBlock, type StyleBlock } from './style-block.ts';

export interface PageMaker {
  shell: ShellBuild;
  remotes: () => Remote[];
  renderer: Renderer;
  siteFacts: () => Promise<SiteFacts>;
  now: () => Date;
  /** None for pages that no visitor gets. */
  nonceOf?: NonceOf | undefined;
}

export interface MadePage {
  html: string;
  status: number;
  styles: StyleBlock[];
  importMap?: ImportMap | undefined;
  /** Whether nothing that the server should have rendered is missing. */
  isWhole: boolean;
}

/** The HTML of an address: the snapshot, the first screen with its data, and preloads of that screen's files. */
export async function makePage(maker: PageMaker, address: URL): Promise<MadePage> {
  const { shell, renderer } = maker;
  const { origin, pathname: path } = address;
  const remotes = forPath(maker.remotes(), path);
  const { remote, route } = ownerOf(remotes, path) ?? {};
  const moment = maker.now();
  const facts = await maker.siteFacts();
  const data = dataOf(facts, { moment, origin, remotes, nonceOf: maker.nonceOf });

  // The shell's own screens always are; a remote's if it has a server build and was reviewed.
  const isServerRenderable = !remote || (!!remote.manifest?.server && !remote.sandbox);
  const rendered = isServerRenderable
    ? await renderer.render({ url: address.href, data, remote: remote && appOf(remote) })
    : undefined;
  const page =
    rendered?.page ?? fallbackPage(data, { isFound: !!remote || path === '/error', path });
  // Nothing of a sandboxed remote is in the page: neither markup nor styles nor scripts.
  const inPage = remote?.sandbox ? {} : { remote, route, manifest: remote?.manifest };
  const styles = [
    styleBlock('shell.css', shell.css),
    ...(inPage.route?.styles ?? []).flatMap((file) =>
      inPage.manifest ? remoteStyle(inPage.manifest, file, remote?.css.get(file) ?? '') : [],
    ),
  ];
  const modules = importMap(buildsIn(data.remotes));
  const html = pageHtml({
    data: {
      ...data,
      isServerRendered: rendered?.isComplete ?? false,
    },
    graphql: rendered?.graphql ?? '[]',
    path,
    page,
    organisation: organisationData(data.site, facts),
    html: rendered?.html ?? `<div class="first-paint">${escapeHtml(data.site.name)}</div>`,
    shell,
    styles,
    importMap: modules,
    ...(inPage.manifest &&
      inPage.route && { remote: { manifest: inPage.manifest, route: inPage.route } }),
    ...(remote?.sandbox && { sandboxScreen: shell.sandboxScreen }),
  });
  return {
    html,
    styles,
    importMap: modules,
    isWhole: !isServerRenderable || rendered?.isComplete === true,
    status: pageStatus({ page, isRemoteMissing: !!remote && !remote.manifest }),
  };
}

/** The builds that may run in the page itself. */
const buildsIn = (remotes: RemoteOnPage[]) =>
  remotes
    .filter(({ trust }) => trust !== 'unreviewed')
    .flatMap(({ build, previous }) => [build, previous?.build])
    .filter((build) => build !== undefined);

type RenderedAt = {
  moment: Date;
  origin: string;
  remotes: Remote[];
  nonceOf: NonceOf | undefined;
};

const dataOf = (
  { name, tagline, chat }: SiteFacts,
  { moment, origin, remotes, nonceOf }: RenderedAt,
) => ({
  site: { name, tagline, origin },
  ...(chat && { chat }),
  today: londonToday(moment),
  ...previewOf(remotes),
  remotes: toSnapshot(remotes, nonceOf),
});

function previewOf(remotes: Remote[]): Pick<PageData, 'preview'> {
  const { title, version } = remotes.find(({ isPreview }) => isPreview) ?? {};
  return title && version ? { preview: { title, version } } : {};
}

function appOf({ name, title, paths, dist, manifest }: Remote) {
  const server = manifest?.server;
  return server && { name, title, paths, file: `${dist}/${server.path}`, sha384: server.sha384 };
}

/** The description of a page that was not rendered on the server. */
const fallbackPage = (
  { site }: Pick<PageData, 'site'>,
  { isFound, path }: { isFound: boolean; path: string },
): PageDescription => ({
  title: site.name,
  description: site.tagline,
  noIndex: isOfficePath(path),
  ...(!isFound && { status: 404 as const }),
});
