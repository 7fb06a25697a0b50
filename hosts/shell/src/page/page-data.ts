import type { OperationVariables } from '@apollo/client';
import type { RemoteSlot, Site } from '@larkfare/remote-contract';
import type { RemoteBuild } from '@larkfare/remote-contract/remote-build';

export type { RemoteBuild };

/** The data that the server writes into the HTML as a block of JSON, so that the first screen needs no request for data. */
export interface PageData {
  site: Site;
  /** Today in London when the page was rendered, `YYYY-MM-DD`. */
  today: string;
  /** The number to ring, where there is one. */
  phone?: string;
  /** The live chat that needs consent, where one is set up. */
  chat?: ChatOffer;
  /** The version that this visitor opened a preview link for. */
  preview?: { title: string; version: string };
  remotes: RemoteOnPage[];
  /** Whether `#root` holds the complete first screen, to be hydrated instead of rendered. */
  isServerRendered: boolean;
}

/** A live chat as set up in the site information. */
export interface ChatOffer {
  provider: 'tawk' | 'crisp' | 'chatwoot';
  /** The provider's https page for a frame. */
  embedUrl: string;
}

/** One remote of the snapshot, as browsers need it. */
export interface RemoteOnPage {
  name: string;
  title: string;
  /** Absent while the remote's files are missing. */
  build?: RemoteBuild;
  /** The path in the remote's routes, e.g. `/countries/:regionId`. */
  paths: string[];
  /** Facts of a published remote. */
  version?: string;
  /** Whether it brings the header and footer of every page. */
  hasLayout?: true;
  /** Contributions to pages of the site: components, or an entry of the navigation. */
  slots?: PageSlot[];
  /** Operations of an unreviewed published remote: its code runs in a sandboxed frame, never in the page. */
  trust?: 'unreviewed';
  /** Shown to this visitor only. */
  isPreview?: boolean;
  /** Nonce for reports about a published remote that this page shows. Other pages fetch one with the first report. */
  nonce?: string;
  /** The previous live version of a published remote, loaded when the live one fails. */
  previous?: { version: string; paths: string[]; build: RemoteBuild };
}

/** Contributions to one slot are in the order of their places. */
type PageSlot = Pick<RemoteSlot, 'slot' | 'label' | 'path'> & { place: number };

/**
 * A query of the server's render: the operation's name, which is unique within a remote's build, its variables and its
 * result. A separate block, so that the results are never parsed on the server's main thread.
 */
export type RenderedQueries = [
  name: string,
  variables: OperationVariables,
  result: { data: Record<string, unknown> },
][];

export const pageDataElementId = 'page-data';
export const renderedQueriesElementId = 'page-queries';

/** The newest snapshot, for a page that has been open for a while. */
export const snapshotAddress = '/_s/snapshot.json';

/** The nonce of a version that this visitor was sent before. */
export const nonceAddress = (remote: string, version: string) => `/_s/nonces/${remote}/${version}`;

/** Parses the blocks of JSON that the server wrote into the HTML. */
export const readPageData = <Data = PageData>(): Data => JSON.parse(textOf(pageDataElementId));
export const readRenderedQueries = (): RenderedQueries =>
  JSON.parse(textOf(renderedQueriesElementId));

function textOf(id: string): string {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page came without #${id}.`);
  return text;
}
