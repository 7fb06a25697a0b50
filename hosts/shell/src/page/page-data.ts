import type { Site } from '@larkfare/remote-contract';
import type { NormalizedCacheObject } from '@apollo/client';
import type { ChatOffer } from '../chat/chat.rules.ts';

/** What the server writes into the HTML as a block of JSON, so that the first screen asks for nothing. */
export interface PageData {
  site: Site;
  /** Today in London when the page was made, `YYYY-MM-DD`. */
  today: string;
  /** The moment the page was made, in milliseconds: the visitor's clock may be wrong. */
  nowMs: number;
  /** The live chat to be agreed to, where one is set up. */
  chat?: ChatOffer;
  /** What this visitor has a link to look at, of all visitors alone. */
  preview?: { title: string; version: string };
  remotes: RemoteOnPage[];
  /** Answers that the server already has. */
  graphql: NormalizedCacheObject;
  /** Whether `#root` already shows the first screen, to be taken over and not drawn again. */
  isDrawn: boolean;
}

/** One remote of the snapshot, as browsers need it. */
export interface RemoteOnPage {
  name: string;
  title: string;
  /** Absent while the remote's files are not there. */
  build?: RemoteBuild;
  /** As in the remote's routes, e.g. `/countries/:regionId`. */
  paths: string[];
  /** Of a published remote: the version's number. */
  version?: string;
  /** Of a published remote that nobody reviewed: none of its code runs in the page, but in a frame of its own. */
  trust?: 'unreviewed';
  /** Shown to this visitor only, and not counted. */
  isPreview?: boolean;
  /** Of a published remote: what was live before, loaded where the live version fails. */
  before?: { version: string; paths: string[]; build: RemoteBuild };
}

export interface RemoteBuild {
  id: string;
  /** `/_r/<name>/<build>/` */
  base: string;
  entry: string;
  container: string;
  chunkGlobal: string;
  /** File name to `sha384-…`. */
  integrity: Record<string, string>;
}

export const pageDataElementId = 'page-data';

/** The newest snapshot, for a page that has been open for a while. */
export const snapshotAddress = '/_s/snapshot.json';
