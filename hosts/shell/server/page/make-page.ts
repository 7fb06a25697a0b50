import { isDeepStrictEqual } from 'node:util';
import { londonToday } from '@larkfare/london-dates';
import type { PageDescription, RemoteRoute } from '@larkfare/remote-contract';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { isOfficePath } from '../../src/page/path.rules.ts';
import type { PageData } from '../../src/page/page-data.ts';
import { organisationData } from './organisation.rules.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import {
  hasServerBuild,
  layoutOf,
  type NonceOf,
  ownerOf,
  remotesForPath,
  toSnapshot,
} from '../remotes/page-remotes.ts';
import { isSitesOwn } from '../remotes/published-remotes.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import type { PartnerVersion, Renderer } from '../ssr/renderer.ts';
import type { PageResponses } from '../ssr/thread.ts';
import {
  escapeHtml,
  importMap,
  type InlineContent,
  remoteStyle,
  styleBlock,
} from './inline-content.ts';
import { pageHtml } from './page-html.ts';
import type { SiteFacts } from './site-facts.ts';
import { withinSite } from './within-site.rules.ts';

export interface PageMaker {
  shell: ShellBuild;
  /** @param mayBeMsOld looks at their files unless that was done within this time; always by default */
  remotes: (mayBeMsOld?: number) => Remote[];
  renderer: Renderer;
  siteFacts: () => Promise<SiteFacts>;
  now: () => Date;
  /** None for pages that no visitor gets. */
  nonceOf?: NonceOf | undefined;
}

export interface MadePage extends InlineContent {
  html: string | Buffer;
  page?: PageDescription;
  status: number;
  /** Whether nothing that the server should have rendered is missing. */
  isWhole: boolean;
  /** The data that it was made of; without it the page is not kept after a change. */
  madeOf?: PageResponses;
}

/** The HTML of an address: the snapshot, the first screen with its data, and preloads of that screen's files. */
export async function makePage(maker: PageMaker, address: URL): Promise<MadePage> {
  const { shell } = maker;
  const path = address.pathname;
  const remotes = remotesForPath(maker.remotes(), path);
  const { remote, route } = ownerOf(remotes, path) ?? {};
  const layout = layoutOf(remotes, path);
  const facts = await maker.siteFacts();
  const data = {
    site: { name: facts.name, tagline: facts.tagline, origin: address.origin },
    ...(facts.chat && { chat: facts.chat }),
    ...(facts.contact?.phone && { phone: facts.contact.phone }),
    today: londonToday(maker.now()),
    ...previewOf(remotes),
    remotes: toSnapshot(remotes, maker.nonceOf),
  };
  const request = { url: address.href, data, layout: layout && serverBuildOf(layout) };
  const screen = await renderScreen(maker.renderer, request, { remote, layout });

  // Nothing of a sandboxed remote is in the page: neither markup nor styles nor scripts.
  const parts = [
    ...(layout && layout !== remote ? filesOf(layout, layout.manifest?.layout) : []),
    ...(remote && !remote.sandbox ? filesOf(remote, route) : []),
  ];
  const content = {
    styles: [styleBlock('shell.css', shell.css), ...parts.flatMap((part) => part.styles)],
    importMap: importMap(buildsIn(data)),
  };
  // Not the screen itself, or a stored page would keep its HTML and its data.
  const { responses } = screen;
  const page = screen.page ?? fallbackPage(data.site, { remote, route, path });
  const html = pageHtml({
    data: { ...data, isServerRendered: screen.isHydrated },
    graphql: screen.graphql ?? '[]',
    path,
    page,
    organisation: organisationData(data.site, facts),
    html: screen.html ?? [
      Buffer.from(`<div class="first-paint">${escapeHtml(data.site.name)}</div>`),
    ],
    shell,
    ...content,
    // Without a font there is nothing that the other files could wait for.
    isPainted: screen.isRendered && shell.fonts.length > 0,
    preloads: parts,
    ...(remote?.sandbox && { sandboxScreen: shell.sandboxScreen }),
  });
  return {
    ...content,
    html,
    page,
    // Search engines come back to a page with 503.
    status: remote && !remote.manifest ? 503 : (page.status ?? 200),
    isWhole: screen.isWhole,
    madeOf: {
      length: responses.reduce((sum, { length }) => sum + length, 0),
      areUnchanged: async () =>
        isDeepStrictEqual(await maker.siteFacts(), facts) &&
        (await Promise.all(responses.map((each) => each.areUnchanged()))).every(Boolean),
    },
  };
}

type PageRemotes = { remote: Remote | undefined; layout: Remote | undefined };

/** Renders the first screen. A partner's is rendered in one process, and the site's header and footer in another. */
async function renderScreen(
  renderer: Renderer,
  request: Parameters<Renderer['render']>[0],
  { remote, layout }: PageRemotes,
) {
  const partner = remote && partnerIn(remote);
  const isWithinSite = partner !== undefined && layout !== undefined;
  // The shell's own screens always are.
  const isRenderable = !remote || hasServerBuild(remote);
  const [site, screen] = await Promise.all([
    isWithinSite ? renderer.render({ ...request, isPlace: true }) : undefined,
    isRenderable
      ? renderer.render(
          {
            ...request,
            remote: remote && serverBuildOf(remote),
            ...(partner && { layout: undefined }),
          },
          partner,
        )
      : undefined,
  ]);
  const rendered = site && screen ? withinSite(site, screen) : (screen ?? site);
  const isRendered = screen !== undefined;
  return {
    ...rendered,
    isRendered,
    isHydrated:
      isRendered && isWithinSite === (site !== undefined) && rendered?.isComplete === true,
    isWhole: !isRenderable || screen?.isComplete === true,
    responses: [site, screen].flatMap((part) => part?.responses ?? []),
  };
}

function serverBuildOf({ name, title, paths, dist, manifest }: Remote) {
  const { build, server } = manifest ?? {};
  if (!manifest || !build || !server) return undefined;
  const file = `${dist}/${server.path}`;
  const { hasOwnLayout } = toBuild(manifest);
  return { name, title, paths, build, file, sha384: server.sha384, hasOwnLayout };
}

const partnerIn = (remote: Remote): PartnerVersion | undefined =>
  isSitesOwn(remote)
    ? undefined
    : { remote: remote.name, version: remote.version ?? '', operations: remote.operations ?? [] };

/** The scripts and inlined styles of a route or layout. */
const filesOf = (
  { manifest, css }: Remote,
  files: Pick<RemoteRoute, 'scripts' | 'styles'> | undefined,
) =>
  manifest && files
    ? [
        {
          manifest,
          scripts: files.scripts,
          styles: files.styles.map((file) => remoteStyle(manifest, file, css.get(file) ?? '')),
        },
      ]
    : [];

/** The builds that may run in the page itself. */
const buildsIn = ({ remotes }: Pick<PageData, 'remotes'>) =>
  remotes
    .filter(({ trust }) => trust !== 'unreviewed')
    .flatMap(({ build, previous }) => [build, previous?.build])
    .filter((build) => build !== undefined);

function previewOf(remotes: Remote[]): Pick<PageData, 'preview'> {
  const { title, version } = remotes.find(({ isPreview }) => isPreview) ?? {};
  return title && version ? { preview: { title, version } } : {};
}

/** The description of a page that was not rendered on the server, from its remote.json. */
function fallbackPage(
  site: PageData['site'],
  { remote, route, path }: Partial<NonNullable<ReturnType<typeof ownerOf>>> & { path: string },
): PageDescription {
  // Those of a version wait for its review.
  const { title, description } = (!remote?.sandbox && route) || {};
  return {
    // Our own remotes' titles are for messages.
    title: title ?? (remote && !isSitesOwn(remote) ? remote.title : site.name),
    description: description ?? site.tagline,
    noIndex: isOfficePath(path) || !!remote?.sandbox,
    ...(!remote && path !== '/error' && { status: 404 as const }),
  };
}
