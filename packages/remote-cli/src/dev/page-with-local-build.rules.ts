import { comesWithSite } from '../remote/own-remotes.rules.ts';

/** The part of the shell's page data that is changed here (RemoteOnPage in the shell). */
export interface RemoteOnPage {
  name: string;
  title: string;
  paths: string[];
  hasLayout?: true;
  slots?: object[];
  build?: object;
  version?: string;
  trust?: 'unreviewed';
}

/** The remote.json of a build. */
export interface LocalManifest {
  name: string;
  title: string;
  build: string;
  routes: { path: string }[];
  slots?: object[];
  layout?: object;
  files: Record<string, { sha384: string }>;
}

export interface Local {
  manifest: LocalManifest;
  /** The data that the page needs to run it (`toBuild` of the contract). */
  build: object;
  /** Whether the remote runs in a sandboxed frame, as an unreviewed version would. */
  isSandboxed: boolean;
}

/** The site's snapshot with the local build added, replacing the live one if there is one. */
export function withLocalBuild(
  remotes: RemoteOnPage[],
  { manifest, build, isSandboxed }: Local,
): RemoteOnPage[] {
  const { name, title, routes, slots, layout } = manifest;
  const local: RemoteOnPage = {
    name,
    title,
    paths: routes.map(({ path }) => path),
    ...(layout && comesWithSite(name) && { hasLayout: true }),
    ...(slots && { slots: slots.map((slot) => ({ ...slot, place: 0 })) }),
    ...(isSandboxed && { version: '0.0.0', trust: 'unreviewed' }),
    // Without hashes, because the files of an open page change.
    build: { ...build, integrity: {} },
  };
  const others = remotes.filter((remote) => remote.name !== name);
  return [...others, local];
}

const pageData = /(<script type="application\/json" id="page-data">)([\s\S]*?)(<\/script>)/;
const firstScreen = /<div id="root">[\s\S]*(?=<script type="application\/json" id="page-data">)/;
const shellScript = /<script src="\/_s\/[^>]*><\/script>/;
/** Below /_r/, the only path from which the shell's CSP allows scripts. */
export const clientScript = '/_r/larkfare-dev/client.js';

/**
 * The site's page with the local build in its snapshot and the shell of the kit. The server-rendered markup is dropped,
 * because it was rendered without that build; a site without the remote rendered 'not found'.
 * @param shell the name of the shell's script
 */
export function pageWithLocalBuild(html: string, local: Local, shell: string): string {
  const { name } = local.manifest;
  return html
    .replace(firstScreen, '<div id="root"></div>')
    .replace(pageData, (_, open: string, json: string, close: string) => {
      const data: { remotes: RemoteOnPage[] } = JSON.parse(json);
      const remotes = withLocalBuild(data.remotes, local);
      const changed = JSON.stringify({ ...data, remotes, isServerRendered: false });
      return `${open}${changed.replaceAll('<', '\\u003c')}${close}`;
    })
    .replace(new RegExp(`<link rel="preload" as="script" href="/(_r/${name}|_s)/[^>]*>`, 'g'), '')
    .replace(
      shellScript,
      `<script src="${clientScript}" defer></script><script src="/_s/${shell}" defer></script>`,
    );
}
