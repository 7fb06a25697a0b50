import { type Candidate, type Manifest, type Operations } from '../../versions/published.input.ts';

/** Nobody's address: what is loaded from it is answered here, and nothing is asked of any network. */
export const origin = 'https://mount.invalid';

/** The shell's page as the site serves it, with its security policy. */
export interface ShellPage {
  html: string;
  policy: string;
}

/** What is mounted: the part of a candidate that browsers meet. */
export type Mountable = Pick<Candidate, 'files'> & {
  manifest: Pick<
    Manifest,
    'name' | 'title' | 'build' | 'container' | 'chunkGlobal' | 'entry' | 'routes' | 'files'
  >;
  /** What it asks the graph. */
  operations?: Operations;
};

const pageData = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

/** A screen of the shell's own, which every site has. @throws when the site does not answer with a page */
export async function readShellPage(site: string): Promise<ShellPage> {
  const answer = await fetch(new URL('/error', site), { signal: AbortSignal.timeout(5000) });
  const html = await answer.text();
  if (!pageData.test(html)) throw new Error(`${site}/error answered ${answer.status} and no page.`);
  return { html, policy: answer.headers.get('content-security-policy') ?? '' };
}

/** The same page as if the candidate were live: it starts with the candidate in its snapshot, and draws it itself. */
export const withCandidate = ({ html }: ShellPage, { manifest }: Mountable): string =>
  html.replace(pageData, (_, before: string, text: string, after: string) => {
    const data = JSON.parse(text);
    const mounted = { ...data, remotes: [remoteOnPage(manifest)], isDrawn: false };
    // `<` could end the block early.
    return before + JSON.stringify(mounted).replaceAll('<', '\\u003c') + after;
  });

export const baseOf = ({ name, build }: Pick<Manifest, 'name' | 'build'>) =>
  `/_r/${name}/${build}/`;

/** As the shell's snapshot has remotes (see RemoteOnPage there). */
export const remoteOnPage = (manifest: Mountable['manifest']) => ({
  name: manifest.name,
  title: manifest.title,
  paths: manifest.routes.map(({ path }) => path),
  build: {
    id: manifest.build,
    base: baseOf(manifest),
    entry: manifest.entry,
    container: manifest.container,
    chunkGlobal: manifest.chunkGlobal,
    integrity: Object.fromEntries(
      Object.entries(manifest.files)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
    ),
  },
});
