/** The part of the shell's page data that is changed here (RemoteOnPage in the shell). */
export interface RemoteOnPage {
  name: string;
  title: string;
  paths: string[];
  build?: object;
}

/** dist/remote.json. */
export interface LocalManifest {
  name: string;
  title: string;
  build: string;
  container: string;
  chunkGlobal: string;
  entry: string;
  routes: { path: string }[];
  files: Record<string, { sha384: string }>;
}

/** The site's snapshot with the local build added, replacing the live one if there is one. */
export function withLocalBuild(remotes: RemoteOnPage[], manifest: LocalManifest): RemoteOnPage[] {
  const { name, title, build: id, entry, container, chunkGlobal, routes, files } = manifest;
  const local: RemoteOnPage = {
    name,
    title,
    paths: routes.map(({ path }) => path),
    build: {
      id,
      base: `/_r/${name}/${id}/`,
      entry,
      container,
      chunkGlobal,
      integrity: Object.fromEntries(
        Object.entries(files)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
      ),
    },
  };
  const others = remotes.filter((remote) => remote.name !== name);
  return [...others, local];
}

const pageData = /(<script type="application\/json" id="page-data">)([\s\S]*?)(<\/script>)/;
const firstScreen = /<div id="root">[\s\S]*(?=<script type="application\/json" id="page-data">)/;
/** Below /_r/, the only path from which the shell's CSP allows scripts. */
export const reloadScript = '/_r/larkfare-dev/reload.js';

/**
 * The site's page with the local build in its snapshot. The server-rendered markup is dropped, because it was
 * rendered without that build; a site without the remote rendered 'not found'.
 */
export function pageWithLocalBuild(html: string, manifest: LocalManifest): string {
  return html
    .replace(firstScreen, '<div id="root"></div>')
    .replace(pageData, (_, open: string, json: string, close: string) => {
      const data: { remotes: RemoteOnPage[] } = JSON.parse(json);
      const remotes = withLocalBuild(data.remotes, manifest);
      const changed = JSON.stringify({ ...data, remotes, isServerRendered: false });
      return `${open}${changed.replaceAll('<', '\\u003c')}${close}`;
    })
    .replace(
      new RegExp(`<link rel="preload" as="script" href="/_r/${manifest.name}/[^>]*>`, 'g'),
      '',
    )
    .replace('</body>', `<script src="${reloadScript}" defer></script></body>`);
}
