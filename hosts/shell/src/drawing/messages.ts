import type { PageDescription } from '@larkfare/remote-contract';
import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/service-kit';
import type { PageData } from '../page/page-data.ts';

/** A screen to be drawn for the HTML. */
export interface DrawRequest {
  /** The whole address that was asked for. */
  url: string;
  data: Omit<PageData, 'graphql' | 'isDrawn'>;
  /** The remote that owns the address, with its app as built for the server. */
  remote?: { name: string; title: string; file: string; sha384: string };
}

export interface Drawn {
  html: string;
  /** What the page says about itself, when it says anything. */
  page?: PageDescription;
  graphql: PageData['graphql'];
  /** False when a query failed: the browser starts afresh, since it could not come to the same screen. */
  isComplete: boolean;
}

/** From the server to the thread that draws … */
export type ToDrawing =
  | { kind: 'draw'; id: number; request: DrawRequest }
  | { kind: 'answer'; id: number; answer: GraphqlAnswer }
  | { kind: 'ping' };

/** … and back. A thread asks the server for data, so it needs no connection of its own. */
export type FromDrawing =
  | { kind: 'drawn'; id: number; drawn: Drawn }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'query'; id: number; query: GraphqlRequest }
  | { kind: 'pong' };
