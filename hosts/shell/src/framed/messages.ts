import type { PageDescription, Site } from '@larkfare/remote-contract';
import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/service-kit';

/** Raised when either side could misread the other; a page and its frames come from one deployment of the shell. */
export const framedVersion = 1;

/** With the port, once, when the frame's document is there. */
export interface Start {
  kind: 'start';
  version: typeof framedVersion;
  /** Where the page is: path, query and fragment. */
  path: string;
  site: Site;
  today: string;
  /** Pixels; a frame is as high as its content, so its own height says nothing of the visitor's window. */
  windowHeight: number;
  /** Whether visitors may look at what they agreed to. */
  hasChoices: boolean;
}

/** What the page tells a frame after that. */
export type ToFrame =
  | { kind: 'go'; path: string }
  | { kind: 'look'; today: string; windowHeight: number }
  /** After the page has moved the focus into the frame. */
  | { kind: 'focus'; on: 'heading' | 'main' }
  | ({ kind: 'answer'; id: number } & (GraphqlAnswer | { problem: string }));

/** What a remote says of its page in a frame: no picture and no data for search engines, which never get to see it. */
export type FramedPage = Pick<PageDescription, 'title' | 'description' | 'noIndex'>;

/** What a frame tells the page: each message is one text of JSON. The page believes none of it. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'failed'; outcome: 'missing' | 'broken' | 'crashed'; reason: string }
  | { kind: 'went'; path: string; isReplace: boolean; keepsScroll: boolean }
  | { kind: 'page'; page: FramedPage }
  | { kind: 'height'; pixels: number }
  | {
      kind: 'ask';
      id: number;
      request: Pick<GraphqlRequest, 'query' | 'variables' | 'operationName'>;
    }
  | { kind: 'notice'; tone: 'success' | 'error'; text: string }
  | { kind: 'loading'; isLoading: boolean }
  | { kind: 'problem'; message: string }
  | { kind: 'choices' };
