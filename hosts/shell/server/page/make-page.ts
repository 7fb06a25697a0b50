import { isDeepStrictEqual } from 'node:util';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { londonToday } from '@larkfare/london-dates';
import type { PageDescription, RemoteRoute } from '@larkfare/remote-contract';
import { isOfficePath } from '../../src/page/office-path.rules.ts';
import type { PageData, RemoteOnPage } from '../../src/page/page-data.ts';
import type { PartnerVersion, Renderer } from '../ssr/renderer.ts';
import type { PageAnswers } from '../ssr/page-answers.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { organisationData } from '../discovery/organisation.rules.ts';
import { forPath, isSitesOwn } from '../remotes/published-remotes.ts';
import { layoutOf, type NonceOf, ownerOf, toSnapshot } from '../remotes/snapshot.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import {
  escapeHtml,
  importMap,
  type ImportMap,
  remoteStyle,
  type StyleBlock,
  styleBlock,
} from './inline-content.ts';
import { pageHtml } from './page-html.ts';
import { pageStatus } from './page-status.rules.ts';
import { withinSite } from './within-site.rules.ts';

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
  /** The data that it was made of; without it the page is not kept after a change. */
  madeOf?: PageAnswers;
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

  const layout = layoutOf(remotes, path);
  const request = { url: address.href, data, layout: layout && appOf(layout) };
  const partner = remote && partnerIn(remote);
  const isInLayout = partner !== undefined && layout !== undefined;
  // The shell's own screens always are.
  const isServerRenderable = !remote || hasServerBuild(remote);
  const [site, screen] = await Promise.all([
    isInLayout ? renderer.render({ ...request, isPlace: true }) : undefined,
    isServerRenderable
      ? renderer.render(
          { ...request, remote: remote && appOf(remote), ...(partner && { layout: undefined }) },
          partner,
        )
      : undefined,
  ]);
  const rendered = site && screen ? withinSite(site, screen) : (screen ?? site);
  const isHydrated = screen !== undefined && isInLayout === (site !== undefined);
  // Without a font there is nothing that the other files could wait for.
  const isPainted = screen !== undefined && shell.fonts.length > 0;
  const page = rendered?.page ?? fallbackPage(data, { remote, route, path });
  // Nothing of a sandboxed remote is in the page: neither markup nor styles nor scripts.
  const styles = [
    styleBlock('shell.css', shell.css),
    ...(layout === remote ? [] : stylesOf(layout, layout?.manifest?.layout)),
    ...(remote?.sandbox ? [] : stylesOf(remote, route)),
  ];
  const modules = importMap(buildsIn(data.remotes));
  const html = pageHtml({
    data: {
      ...data,
      isServerRendered: isHydrated && rendered?.isComplete === true,
    },
    graphql: rendered?.graphql ?? '[]',
    path,
    page,
    organisation: organisationData(data.site, facts),
    html: rendered?.html ?? `<div class="first-paint">${escapeHtml(data.site.name)}</div>`,
    shell,
    styles,
    importMap: modules,
    isPainted,
    preloads: [
      ...(layout === remote ? [] : filesOf(layout, layout?.manifest?.layout)),
      ...(remote?.sandbox ? [] : filesOf(remote, route)),
    ],
    ...(remote?.sandbox && { sandboxScreen: shell.sandboxScreen }),
  });
  const answers = [site, screen].flatMap((part) => part?.answers ?? []);
  return {
    html,
    styles,
    importMap: modules,
    madeOf: {
      length: answers.reduce((sum, { length }) => sum + length, 0),
      async areUnchanged() {
        if (!isDeepStrictEqual(await maker.siteFacts(), facts)) return false;
        return (await Promise.all(answers.map((each) => each.areUnchanged()))).every(Boolean);
      },
    },
    isWhole: !isServerRenderable || screen?.isComplete === true,
    status: pageStatus({ page, isRemoteMissing: !!remote && !remote.manifest }),
  };
}

type Files = Pick<RemoteRoute, 'scripts' | 'styles'> | undefined;

const stylesOf = ({ manifest, css }: Partial<Remote> = {}, files: Files) =>
  (files?.styles ?? []).flatMap((file) =>
    manifest ? remoteStyle(manifest, file, css?.get(file) ?? '') : [],
  );

const filesOf = ({ manifest }: Partial<Remote> = {}, files: Files) =>
  manifest && files ? [{ manifest, scripts: files.scripts }] : [];

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

/** Whether a remote's pages are rendered on the server: never those of a version that is not reviewed. */
export const hasServerBuild = ({ manifest, sandbox }: Remote): boolean =>
  !!manifest?.server && !sandbox;

function appOf({ name, title, paths, dist, manifest }: Remote) {
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

interface Owned {
  remote: Remote | undefined;
  route: RemoteRoute | undefined;
  path: string;
}

/** The description of a page that was not rendered on the server, from its remote.json. */
const fallbackPage = (
  { site }: Pick<PageData, 'site'>,
  { remote, route, path }: Owned,
): PageDescription => {
  // Those of a version wait for its review.
  const { title, description } = (!remote?.sandbox && route) || {};
  return {
    // Our own remotes' titles are for messages.
    title: title ?? (remote && !isSitesOwn(remote) ? remote.title : site.name),
    description: description ?? site.tagline,
    noIndex: isOfficePath(path) || !!remote?.sandbox,
    ...(!remote && path !== '/error' && { status: 404 as const }),
  };
};
