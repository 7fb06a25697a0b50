import { toBuild } from '@larkfare/remote-contract/remote-build';
import { type Candidate, type Manifest, type Operations } from '../../versions/published.input.ts';

/** A reserved host name: its requests are served here and never reach a network. */
export const origin = 'https://mount.invalid';

/** HTML with its Content-Security-Policy. */
export interface TestDocument {
  html: string;
  policy: string;
}

/** The part of a candidate that a browser loads. */
export type MountCandidate = Pick<Candidate, 'files'> & {
  manifest: Pick<
    Manifest,
    | 'name'
    | 'title'
    | 'build'
    | 'needs'
    | 'container'
    | 'chunkGlobal'
    | 'entry'
    | 'type'
    | 'routes'
    | 'slots'
    | 'files'
  >;
  /** Its GraphQL operations. */
  operations?: Operations;
};

const pageData = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

/**
 * Reads a screen that every shell has, as the site serves it. The page may show frames of this site, as pages of a site
 * with an unreviewed version do.
 * @throws if the site returns no page
 */
export async function readShellPage(site: string): Promise<TestDocument> {
  const response = await fetch(new URL('/error', site), { signal: AbortSignal.timeout(5000) });
  const html = await response.text();
  if (!pageData.test(html))
    throw new Error(`${site}/error returned ${response.status} without a page.`);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html, policy: policy.replace(/frame-src [^;]*/, "frame-src 'self'") };
}

/** The page as if these remotes were live: in its snapshot, and rendered in the browser. */
export const withRemotes = ({ html }: TestDocument, remotes: object[]): string =>
  html.replace(pageData, (_, before: string, text: string, after: string) => {
    const data = JSON.parse(text);
    const mounted = {
      ...data,
      remotes,
      isServerRendered: false,
    };
    // `<` could end the block early.
    return before + JSON.stringify(mounted).replaceAll('<', '\\u003c') + after;
  });

/** The shape of a remote in the shell's snapshot (RemoteOnPage in the shell). */
export const remoteOnPage = (manifest: MountCandidate['manifest'], isFramed: boolean) => ({
  name: manifest.name,
  title: manifest.title,
  // The shell watches published versions.
  version: 'candidate',
  paths: manifest.routes.map(({ path }) => path),
  build: toBuild(manifest),
  slots: (manifest.slots ?? []).map(({ slot }) => ({ slot, place: 0 })),
  ...(isFramed && { trust: 'unreviewed' }),
});
