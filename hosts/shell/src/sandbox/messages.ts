import type { Site, SlotName } from '@larkfare/remote-contract';
import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/server-kit/executor';
import type { ErrorText } from '../federation/error-text.rules.ts';
import type { Observation } from '../health/observation.rules.ts';
import type { RemoteBuild } from '../page/page-data.ts';

/** The block of JSON in the frame's document. */
export interface SandboxData {
  build: RemoteBuild;
}

/** The slot that a frame fills in a page of the site, with its props. */
export interface FilledSlot {
  name: SlotName;
  props: object;
}

/** Sent once, with the port and the frame's scripts. */
export interface Start {
  /** The page's path, query and fragment. A slot receives its props, and not where the visitor is. */
  path: string;
  /** Absent for a page of the remote's own. */
  slot?: FilledSlot;
  site: Site;
  /** The site's font, unless the page could not load it. */
  font?: ArrayBuffer;
  today: string;
  /** Pixels. A frame is as high as its content, so it cannot measure the visitor's window itself. */
  windowHeight: number;
  /** Whether the site requires consent, and so offers the choices. */
  hasConsent: boolean;
}

/** From the page to a frame, after the start. */
export type ToSandbox =
  | { kind: 'navigate'; path: string }
  | { kind: 'props'; props: object }
  | { kind: 'environment'; today: string; windowHeight: number }
  /** After the page has moved the focus into the frame. */
  | { kind: 'focus'; on: 'heading' | 'main' }
  /** Sent each second. A frame whose code hangs cannot respond. */
  | { kind: 'observe' }
  | ({ kind: 'answer'; id: number } & (GraphqlAnswer | { problem: string }));

/** The visible parts of a frame, the memory of its scripts, and how long they kept input waiting in the last ten seconds. */
export interface Seen {
  kind: 'observation';
  observation: Observation;
  /** 0 where the browser does not report it. */
  usedBytes: number;
  busyMs: number;
}

/** From a frame to the page, each message as JSON text. The page trusts none of it (see messages.rules.ts). */
export type FromSandbox =
  | { kind: 'ready' }
  | { kind: 'failed'; outcome: 'missing' | 'broken' | 'crashed'; error: ErrorText }
  /** An uncaught error; the frame continues to run. */
  | { kind: 'uncaught'; error: ErrorText }
  | { kind: 'navigated'; path: string; isReplace: boolean; keepsScroll: boolean }
  | { kind: 'height'; pixels: number }
  | Seen
  | {
      kind: 'query';
      id: number;
      request: Pick<GraphqlRequest, 'query' | 'variables' | 'operationName'>;
    }
  | { kind: 'notice'; tone: 'success' | 'error'; text: string }
  | { kind: 'loading'; isLoading: boolean }
  | { kind: 'problem'; message: string; isOutage: boolean }
  | { kind: 'openConsent' };
